import { Box } from '@mui/material';
import { FunctionField } from 'react-admin';
import { Link } from 'react-router-dom';
import { byChoice, byText, byTime } from '../fields/filters';
import { UserLink } from '../fields/links';
import { ShortMoment } from '../fields/moment';
import { ResourceList } from '../fields/resource-list';
import { decisionWords, decisionsInWords } from './decision-words';

interface Decision {
  readonly id: string;
  readonly occurred_at: string;
  readonly type: string;
  readonly detail: string | null;
  /** Null if none was given, or once the person whom it is about is erased. */
  readonly reason: string | null;
}

const when = (
  <FunctionField<Decision>
    key="when"
    label="When"
    sortable={false}
    render={({ occurred_at }) => <ShortMoment at={occurred_at} />}
  />
);

const whatAndWhy = (
  <FunctionField<Decision>
    key="what"
    label="Decision, and why"
    sortable={false}
    render={({ id, type, detail, reason }) => (
      <Box sx={{ minWidth: 200 }}>
        <Link to={`/events/${encodeURIComponent(id)}/show`}>{decisionWords(type, detail)}</Link>
        <Box sx={{ color: 'quiet', overflowWrap: 'anywhere' }} dir="auto">
          {reason ?? 'no reason given'}
        </Box>
      </Box>
    )}
  />
);

const who = <UserLink key="who" source="actor_id" label="Who" sortable={false} />;

/** The columns of a table of decisions about one person. */
export const decisionColumns = [when, whatAndWhy, who];

const ofEverybody = [
  when,
  whatAndWhy,
  <UserLink key="whom" source="subject_id" label="About whom" sortable={false} />,
  who,
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
