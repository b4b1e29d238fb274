import { NumberField, TextField } from 'react-admin';
import { DateTimeField } from '../fields/date-time-field';
import { ActorField } from './actor-field';

/** The columns of every table of events. */
export const eventColumns = [
  <NumberField key="position" source="position" />,
  <DateTimeField key="occurred_at" source="occurred_at" label="When" sortable={false} />,
  <TextField key="type" source="type" label="Event" sortable={false} sx={{ fontWeight: 600 }} />,
  <TextField key="category" source="category" label="Stream" sortable={false} />,
  <ActorField key="actor" label="Who" sortable={false} />,
];
