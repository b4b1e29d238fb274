import { Box } from '@mui/material';
import { FunctionField } from 'react-admin';
import { figure } from '#shared/text-format/pluralize';
import { ActorField } from '../events/actor-field';
import { ShortDateTime } from '../fields/date-time-field';
import { RelatedRows } from '../resource/related-rows';
import { AdminSection } from '../resource/resource-show';
import type { FaultedEvent } from './projection';

/** A row of `events`, from the stream of a read model or reactor. */
interface Decision {
  readonly type: string;
  readonly occurred_at: string;
  readonly data: { readonly reason?: string; readonly event?: FaultedEvent } | null;
}

const decisionText = ({ type, data }: Decision): string => {
  if (type !== 'EventSkipped' || data?.event === undefined) return type;
  const { type: skipped, position } = data.event;
  return `${type}: ${skipped} at ${figure(position)}`;
};

/** Administrators' decisions about a read model or reactor, and why. */
export const ProjectionDecisions = () => (
  <AdminSection title="Decisions of administrators">
    <RelatedRows reference="events" source="stream" target="stream" sortBy="position">
      <FunctionField<Decision> label="When" render={({ occurred_at }) => <ShortDateTime at={occurred_at} />} />
      <FunctionField<Decision>
        label="Decision"
        render={(decision) => (
          <>
            <Box component="strong">{decisionText(decision)}</Box>
            <Box sx={{ color: 'quiet', overflowWrap: 'anywhere' }}>{decision.data?.reason}</Box>
          </>
        )}
      />
      <ActorField label="Who" sortable={false} />
    </RelatedRows>
  </AdminSection>
);
