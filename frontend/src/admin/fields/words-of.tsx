import { useRecordContext } from 'react-admin';

/** A field whose values are names of things, such as `nothing_new`, as words. */
export const WordsOf = ({ source }: { source: string; label?: string; sortable?: boolean }) => {
  const value: unknown = useRecordContext()?.[source];
  return typeof value === 'string' && value !== '' ? value.replaceAll('_', ' ') : '–';
};
