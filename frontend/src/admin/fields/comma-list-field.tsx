import { useRecordContext } from 'react-admin';

/** A list of words, separated by commas. */
export const CommaListField = ({ source }: { source: string; label?: string; sortable?: boolean }) => {
  const value: unknown = useRecordContext()?.[source];
  return <>{Array.isArray(value) && value.length > 0 ? value.join(', ') : '–'}</>;
};
