import { useRecordContext } from 'react-admin';

/**
 * A flag in words: a cross would make `false` look like a fault. `label` and `sortable` are for the table around it.
 */
export const YesNo = ({ source }: { source: string; label?: string; sortable?: boolean }) => {
  const value: unknown = useRecordContext()?.[source];
  if (typeof value !== 'boolean') return '–';
  return value ? 'Yes' : 'No';
};
