import { useRecordContext } from 'react-admin';
import type { FieldColumnProps } from './column-props';

/** A flag in words: a cross would make `false` look like a fault. */
export const YesNo = ({ source }: FieldColumnProps) => {
  const value: unknown = useRecordContext()?.[source];
  if (typeof value !== 'boolean') return '–';
  return value ? 'Yes' : 'No';
};
