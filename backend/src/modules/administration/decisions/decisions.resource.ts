import { z } from 'zod';
import type { Recorded } from '#kernel/recorded-event';
import { accounts } from '#modules/accounts/published';
import { documentsResource } from '#platform/administration/documents-resource';
import { type ResourceCondition, type Resource, type Row, withRows } from '#platform/administration/resource';
import type { EventStore } from '#platform/event-store/event-store';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import { decisions } from '#projections/administration/decisions/decisions.projection';
import { eventsInLog } from '../events/events-in-log';

const decision = z.strictObject({
  id: z.string(),
  event_id: z.string(),
  position: z.int(),
  stream: z.string(),
  revision: z.int(),
  category: z.string(),
  type: z.string(),
  detail: z.string().nullable(),
  occurred_at: timeAnswer,
  actor_id: z.string().nullable(),
  impersonator_id: z.string().nullable(),
  subject_id: z.string().nullable(),
  tracker_id: z.string().nullable(),
  correlation_id: z.string(),
  causation_id: z.string(),
});

const decisionRow = decision
  .extend({
    reason: z.string().nullable().describe('Null if none was given, or once the person whom it is about is erased.'),
  })
  .meta({ id: 'DecisionRow' });

/** The reason in the words of the person who decided: `reason` of a session or a token is a code. */
const statedIn = ({ data }: Recorded): string | null => {
  const stated: unknown = Reflect.get(data, 'statedReason' in data ? 'statedReason' : 'reason');
  return typeof stated === 'string' && stated !== '' ? stated : null;
};

type Placed = Row & { readonly stream: string; readonly revision: number };

const documents = documentsResource(decisions, {
  name: 'decisions',
  answers: decision,
  filters: { subject_id: 'text', actor_id: 'text', type: 'text', correlation_id: 'text', occurred_at: 'time' },
  sorts: ['position'],
  row: ({ _id, ...decision }) => ({ id: _id, ...decision }),
});

/** Filters by a whole address find decisions about, or by, that person, as in the list of users. */
const BY_ADDRESS: Readonly<Record<string, 'subject_id' | 'actor_id'>> = {
  subject_email: 'subject_id',
  actor_email: 'actor_id',
};

const addressesIn = (value: ResourceCondition['value']): readonly string[] =>
  (typeof value === 'string' ? [value] : Array.isArray(value) ? value : []).map((each: string) =>
    each.trim().toLowerCase(),
  );

/**
 * Lists who decided what about whom, and why. Reasons are personal: they are read from the log for each answer, so that no read
 * model holds them, and are null once the person is erased.
 */
export const decisionsResource = (
  reads: Pick<ReadStore, 'find' | 'count' | 'get' | 'ids'>,
  events: Pick<EventStore, 'readStream'>,
): Resource => {
  const listed = documents(reads);
  const byId = async (condition: ResourceCondition): Promise<ResourceCondition> => {
    const field = BY_ADDRESS[condition.field];
    if (field === undefined) return condition;
    const ids = await reads.ids(accounts, { email: { $in: addressesIn(condition.value) } });
    const [only = 'nobody', ...others] = ids;
    // The index on a single id is in the order of the log.
    return others.length === 0 ? { field, operator: '$eq', value: only } : { field, operator: '$in', value: [...ids] };
  };
  const withReasons = async (rows: readonly Row[]): Promise<readonly Row[]> => {
    const found = await eventsInLog(events, rows as readonly Placed[]);
    return rows.map((row, index) => {
      const event = found[index];
      return { ...row, reason: event === undefined ? null : statedIn(event) };
    });
  };
  const told = withRows(listed, decisionRow, withReasons);
  return {
    ...told,
    fields: {
      ...listed.fields,
      filters: { ...listed.fields.filters, subject_email: 'text', actor_email: 'text' },
    },
    list: async (request) => told.list({ ...request, where: await Promise.all(request.where.map(byId)) }),
  };
};
