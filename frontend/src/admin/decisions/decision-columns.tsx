import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { ShortDateTime } from '../fields/date-time-field';
import { fieldsOf } from '../fields/fields-of';
import { formatDecision } from './format-decision';

const { FunctionField, UserLink } = fieldsOf<Schema<'DecisionRow'>>();

type Decision = Schema<'DecisionRow'>;

const when = (
  <FunctionField
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
  <FunctionField
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
  <FunctionField
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
