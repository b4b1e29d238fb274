import { useRecordContext } from 'react-admin';
import type { FieldProps } from './column-props';

/** A flag in words: a cross would make `false` look like a fault. */
export const YesNo = ({ source }: FieldProps) => {
  const value: unknown = useRecordContext()?.[source];
  if (typeof value !== 'boolean') return '–';
  return value ? 'Yes' : 'No';
};
