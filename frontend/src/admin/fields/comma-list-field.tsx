import { useRecordContext } from 'react-admin';
import type { FieldProps } from './column-props';

/** A list of words, separated by commas. */
export const CommaListField = ({ source }: FieldProps) => {
  const value: unknown = useRecordContext()?.[source];
  return <>{Array.isArray(value) && value.length > 0 ? value.join(', ') : '–'}</>;
};
