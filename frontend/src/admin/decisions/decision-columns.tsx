import { Box } from '@mui/material';
import { FunctionField } from 'react-admin';
import { Link } from 'react-router-dom';
import { ShortDateTime } from '../fields/date-time-field';
import { UserLink } from '../fields/user-link';
import { formatDecision } from './format-decision';

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
    source="occurred_at"
    label="When"
    sortable={false}
    render={({ occurred_at }) => <ShortDateTime at={occurred_at} />}
  />
);

const WhatAndWhy = ({ decision: { id, type, detail, reason } }: { decision: Decision }) => (
  <Box sx={{ minWidth: 200 }}>
    <Link to={`/events/${encodeURIComponent(id)}/show`}>{formatDecision(type, detail)}</Link>
    <Box sx={{ color: 'quiet', overflowWrap: 'anywhere' }} dir="auto">
      {reason ?? 'no reason given'}
    </Box>
  </Box>
);

const whatAndWhy = (
  <FunctionField<Decision>
    key="what"
    label="Decision, and why"
    sortable={false}
    render={(decision) => <WhatAndWhy decision={decision} />}
  />
);

/**
 * Cell that also shows the other columns in a narrow window, so that nobody has to scroll sideways to see whom a
 * decision was about.
 */
const whatAndWhom = (
  <FunctionField<Decision>
    key="what"
    label="Decision, and why"
    sortable={false}
    render={(decision) => (
      <>
        <WhatAndWhy decision={decision} />
        <Box sx={{ ...NARROW, overflowWrap: 'anywhere' }}>
          <div>
            About: <UserLink source="subject_id" />
          </div>
          <div>
            By: <UserLink source="actor_id" />
          </div>
        </Box>
        <Box sx={{ display: { xs: 'block', sm: 'none' }, color: 'quiet' }}>
          <ShortDateTime at={decision.occurred_at} />
        </Box>
      </>
    )}
  />
);

const NARROW = { display: { xs: 'block', md: 'none' }, mt: 1, '& > div': { display: 'flex', gap: 1, minHeight: 24 } };

const who = <UserLink key="who" source="actor_id" label="Who" sortable={false} />;

/** The columns of a table of decisions about one person. */
export const decisionColumns = [when, whatAndWhy, who];

/** The columns of a table of decisions about everybody. */
export const decisionListColumns = [
  when,
  whatAndWhom,
  <UserLink key="whom" source="subject_id" label="Person concerned" sortable={false} />,
  who,
];
