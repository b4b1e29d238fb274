import { Box } from '@mui/material';
import type { Schema } from '#shared/api/api-schema';
import { figure } from '#shared/text-format/pluralize';
import { ActorField } from '../events/actor-field';
import { ShortDateTime } from '../fields/date-time-field';
import { fieldsOf } from '../fields/fields-of';
import { RelatedRows } from '../resource/related-rows';
import { AdminSection } from '../resource/resource-show';
import type { FaultedEvent } from './projection';

const { FunctionField } = fieldsOf<Schema<'EventRow'>>();

type Decision = Schema<'EventRow'>;

/** The contents of an event from the stream of a read model or reactor. */
const contentsOf = ({ data }: Decision) => (data ?? {}) as { readonly reason?: string; readonly event?: FaultedEvent };

const decisionText = (decision: Decision): string => {
  const { type } = decision;
  const { event } = contentsOf(decision);
  if (type !== 'EventSkipped' || event === undefined) return type;
  const { type: skipped, position } = event;
  return `${type}: ${skipped} at ${figure(position)}`;
};

/** Administrators' decisions about a read model or reactor, and why. */
export const ProjectionDecisions = () => (
  <AdminSection title="Decisions of administrators">
    <RelatedRows reference="events" source="stream" target="stream" sortBy="position">
      <FunctionField label="When" render={({ occurred_at }) => <ShortDateTime at={occurred_at} />} />
      <FunctionField
        label="Decision"
        render={(decision) => (
          <>
            <Box component="strong">{decisionText(decision)}</Box>
            <Box sx={{ color: 'quiet', overflowWrap: 'anywhere' }}>{contentsOf(decision).reason}</Box>
          </>
        )}
      />
      <ActorField label="Who" sortable={false} />
    </RelatedRows>
  </AdminSection>
);
