import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { ActorField } from './actor-field';

const { DateTimeField, NumberField, TextField } = fieldsOf<Schema<'EventRow'>>();

/** The columns of every table of events. */
export const eventColumns = [
  <NumberField key="position" source="position" />,
  <DateTimeField key="occurred_at" source="occurred_at" label="When" sortable={false} />,
  <TextField key="type" source="type" label="Event" sortable={false} sx={{ fontWeight: 600 }} />,
  <TextField key="category" source="category" label="Stream" sortable={false} />,
  <ActorField key="actor" label="Who" sortable={false} />,
];
