import { useRecordContext } from 'react-admin';
import type { FieldProps } from './column-props';
import { formatCode } from './format-code';

/** A field with one of a few values, in words. */
export const EnumField = ({ source }: FieldProps) => {
  const value: unknown = useRecordContext()?.[source];
  return typeof value === 'string' && value !== '' ? formatCode(value) : '–';
};
