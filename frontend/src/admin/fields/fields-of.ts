import type { FC } from 'react';
import {
  FunctionField,
  type FunctionFieldProps,
  NumberField,
  type NumberFieldProps,
  ReferenceField,
  type ReferenceFieldProps,
  TextField,
  type TextFieldProps,
} from 'react-admin';
import type { FieldColumnProps } from './column-props';
import { CommaListField } from './comma-list-field';
import { DateTimeField } from './date-time-field';
import { EnumField } from './enum-field';
import { TrackerLink } from './tracker-link';
import { UserLink } from './user-link';
import { YesNo } from './yes-no';

/** The fields of a row that have such a value; those of an object in it after a dot. */
type Source<Row, Value> = {
  [Name in keyof Row & string]-?: NonNullable<Row[Name]> extends Value
    ? Name
    : NonNullable<Row[Name]> extends Record<string, unknown>
      ? `${Name}.${Source<NonNullable<Row[Name]>, Value>}`
      : never;
}[keyof Row & string];

type FieldOf<Row, Value, Props> = FC<Omit<Props, 'source'> & { readonly source: Source<Row, Value> }>;

interface Fields<Row extends Record<string, unknown>> {
  readonly TextField: FieldOf<Row, string | number, TextFieldProps>;
  readonly NumberField: FieldOf<Row, number, NumberFieldProps>;
  readonly EnumField: FieldOf<Row, string, FieldColumnProps>;
  readonly DateTimeField: FieldOf<Row, string, FieldColumnProps>;
  readonly CommaListField: FieldOf<Row, readonly string[], FieldColumnProps>;
  readonly YesNo: FieldOf<Row, boolean, FieldColumnProps>;
  readonly TrackerLink: FieldOf<Row, string, FieldColumnProps>;
  readonly UserLink: FieldOf<Row, string, FieldColumnProps>;
  readonly ReferenceField: FieldOf<Row, string, ReferenceFieldProps>;
  readonly FunctionField: FC<Omit<FunctionFieldProps<Row>, 'source'> & { readonly source?: keyof Row & string }>;
}

const fields = {
  TextField,
  NumberField,
  EnumField,
  DateTimeField,
  CommaListField,
  YesNo,
  TrackerLink,
  UserLink,
  ReferenceField,
  FunctionField,
};

/** The components that show a field, for the rows of one resource: `fieldsOf<Schema<'JobRow'>>()`. */
export const fieldsOf = <Row extends Record<string, unknown>>() => fields as Fields<Row>;
