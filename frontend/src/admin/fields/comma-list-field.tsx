import { useRecordContext } from 'react-admin';
import type { FieldColumnProps } from './column-props';

/** A list of words, separated by commas. */
export const CommaListField = ({ source }: FieldColumnProps) => {
  const value: unknown = useRecordContext()?.[source];
  return <>{Array.isArray(value) && value.length > 0 ? value.join(', ') : '–'}</>;
};
