import { useRecordContext } from 'react-admin';
import { formatCode } from './format-code';

/** A field with one of a few values, in words. */
export const EnumField = ({ source }: { source: string; label?: string; sortable?: boolean }) => {
  const value: unknown = useRecordContext()?.[source];
  return typeof value === 'string' && value !== '' ? formatCode(value) : '–';
};
