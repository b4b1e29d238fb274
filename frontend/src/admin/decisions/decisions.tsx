import { Box } from '@mui/material';
import { FunctionField } from 'react-admin';
import { Link } from 'react-router-dom';
import { byChoice, byText, byTime } from '../fields/filters';
import { UserLink } from '../fields/links';
import { Moment } from '../fields/moment';
import { ResourceList } from '../fields/resource-list';
import { decisionWords, decisionsInWords } from './decision-words';

interface Decision {
  readonly id: string;
  readonly type: string;
  readonly detail: string | null;
  /** Null if none was given, or once the person whom it is about is erased. */
  readonly reason: string | null;
}

const What = (
  <FunctionField<Decision>
    key="what"
    label="Decision"
    sortable={false}
    render={({ id, type, detail }) => (
      <Link to={`/events/${encodeURIComponent(id)}/show`}>{decisionWords(type, detail)}</Link>
    )}
  />
);

const Why = (
  <FunctionField<Decision>
    key="why"
    label="Why"
    sortable={false}
    render={({ reason }) => (
      <Box sx={{ minWidth: 160, overflowWrap: 'anywhere' }} dir="auto">
        {reason ?? '–'}
      </Box>
    )}
  />
);

/** The columns of a table of decisions about one person. */
export const decisionColumns = [
  <Moment key="when" source="occurred_at" label="When" sortable={false} />,
  <UserLink key="who" source="actor_id" label="Who" sortable={false} />,
  What,
  Why,
];

const ofEverybody = [
  <Moment key="when" source="occurred_at" label="When" sortable={false} />,
  <UserLink key="who" source="actor_id" label="Who" sortable={false} />,
  What,
  <UserLink key="whom" source="subject_id" label="About whom" sortable={false} />,
  Why,
];

/** What people decided for others, and why. */
export const DecisionList = () => (
  <ResourceList
    title="Decisions"
    newestBy="position"
    opens={false}
    nothing="Nobody has decided anything for others."
    filters={[
      byText('subject_id', 'About whom (id)', true),
      byText('actor_id', 'Who (id)'),
      byChoice('type', 'Decision', Object.keys(decisionsInWords)),
      ...byTime('occurred_at', 'When'),
    ]}
  >
    {ofEverybody}
  </ResourceList>
);
