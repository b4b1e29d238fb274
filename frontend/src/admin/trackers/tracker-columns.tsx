import { FunctionField, TextField } from 'react-admin';
import { DateTimeField } from '../fields/date-time-field';
import { YesNo } from '../fields/yes-no';
import { frequencyName } from './frequency-name';

/** The columns of every table of trackers. */
export const trackerColumns = [
  <TextField key="title" source="title" sortable={false} />,
  <FunctionField key="frequency" source="frequency" render={({ frequency }) => frequencyName(String(frequency))} />,
  <YesNo key="public" source="public" sortable={false} />,
  <YesNo key="paused" source="paused" sortable={false} />,
  <DateTimeField key="created_at" source="created_at" label="Created" />,
  <DateTimeField key="deleted_at" source="deleted_at" label="Deleted" />,
];
