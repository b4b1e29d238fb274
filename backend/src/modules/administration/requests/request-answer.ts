import { z } from 'zod';
import type { ViewOf } from '#platform/http/answers/answer-schemas';

const person = z.strictObject({ user_uid: z.string().nullable(), email: z.string().nullable() });
const id = z.string();
const count = z.int().describe('How many with the same cause.');

const requestNode = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('request') }),
  z.strictObject({
    id,
    kind: z.literal('event'),
    type: z.string(),
    count,
    event_id: z.string().describe('Of the first of them.'),
    occurred_at: z.string(),
    correlation_id: z.string(),
    stream: z.string().nullable().describe('Null if they are in several.'),
  }),
  z.strictObject({ id, kind: z.literal('job'), job: z.string().describe('Its kind.'), count }),
  z.strictObject({
    id,
    kind: z.literal('run'),
    run_id: z.string(),
    state: z.string().nullable().describe('Null if the run is not known yet.'),
    tracker: z.string().nullable().describe("Its tracker's title."),
  }),
  z.strictObject({
    id,
    kind: z.literal('delivery'),
    effect_id: z.string().describe('Of the delivery, and of its mail in the outbox.'),
    recipient: person.nullable(),
    sent: z.boolean(),
    in_outbox: z.boolean(),
  }),
  z.strictObject({
    id,
    kind: z.literal('read_model'),
    name: z.string(),
    state: z.enum(['live', 'rebuilding', 'faulted', 'paused']),
    shows_it: z.boolean().describe('Whether it has reached the last of these events.'),
  }),
]);

export const requestAnswer = z
  .strictObject({
    id,
    started_by: z.enum(['http', 'system']).describe('`system`: the schedule, an operator or the start of the program.'),
    occurred_at: z.string().describe('When its first event was recorded.'),
    actor: person,
    impersonator: person.nullable(),
    nodes: z.array(requestNode).describe('Causes before what they caused; read models last.'),
    edges: z.array(z.strictObject({ from: id, to: id })),
    left_out: z.strictObject({ events: z.int(), runs: z.int() }).describe('How many are not in the graph.'),
  })
  .meta({ id: 'FollowedRequest' });

export type FollowedRequest = ViewOf<typeof requestAnswer>;
