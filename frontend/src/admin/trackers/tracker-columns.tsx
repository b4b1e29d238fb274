import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { frequencyName } from './frequency-name';

const { DateTimeField, FunctionField, TextField, YesNo } = fieldsOf<Schema<'TrackerRow'>>();

/** The columns of every table of trackers. */
export const trackerColumns = [
  <TextField key="title" source="title" sortable={false} />,
  <FunctionField key="frequency" source="frequency" render={({ frequency }) => frequencyName(String(frequency))} />,
  <YesNo key="public" source="public" sortable={false} />,
  <YesNo key="paused" source="paused" sortable={false} />,
  <DateTimeField key="created_at" source="created_at" label="Created" />,
  <DateTimeField key="deleted_at" source="deleted_at" label="Deleted" />,
];
