import { useRecordContext } from 'react-admin';
import type { FieldColumnProps } from './column-props';
import { formatCode } from './format-code';

/** A field with one of a few values, in words. */
export const EnumField = ({ source }: FieldColumnProps) => {
  const value: unknown = useRecordContext()?.[source];
  return typeof value === 'string' && value !== '' ? formatCode(value) : '–';
};
