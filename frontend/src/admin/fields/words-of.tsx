import { useRecordContext } from 'react-admin';
import { inWords } from './in-words';

/** A field with one of a few values, in words. */
export const WordsOf = ({ source }: { source: string; label?: string; sortable?: boolean }) => {
  const value: unknown = useRecordContext()?.[source];
  return typeof value === 'string' && value !== '' ? inWords(value) : '–';
};
