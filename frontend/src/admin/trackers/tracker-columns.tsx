import { TextField } from 'react-admin';
import { YesNo } from '../fields/yes-no';
import { Moment } from '../fields/moment';

/** The columns of every table of trackers. */
export const trackerColumns = [
  <TextField key="title" source="title" sortable={false} />,
  <TextField key="frequency" source="frequency" />,
  <YesNo key="public" source="public" sortable={false} />,
  <YesNo key="paused" source="paused" sortable={false} />,
  <Moment key="created_at" source="created_at" label="Created" />,
  <Moment key="deleted_at" source="deleted_at" label="Deleted" />,
];
