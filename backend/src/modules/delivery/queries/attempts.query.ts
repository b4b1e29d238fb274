import { z } from 'zod';
import { BRIEF_EFFECTS } from '#events/delivery/brief-effects';
import { refuse } from '#kernel/decider';
import { type AttemptMade, type EffectEvent, attemptsMade, effects, effectEvents } from '#modules/outbound/published';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { keptExchanges } from '#projections/delivery/kept-exchanges/kept-exchanges.projection';
import type { Exchange } from '../channels/webhook/exchanges/exchange';
import { Exchanges } from '../channels/webhook/exchanges/exchanges';

const exchangeAnswer = z
  .strictObject({
    url: z.string(),
    headers: z
      .array(z.strictObject({ name: z.string(), value: z.string().nullable().describe('Null where it is not kept.') }))
      .describe('Those that Standard Webhooks asks for.'),
    body: z.string().describe('As it was sent: JSON.'),
    answer: z
      .strictObject({
        status: z.int(),
        content_type: z.string().nullable(),
        body: z.string(),
        is_cut: z.boolean().describe('Whether that is only its beginning.'),
      })
      .nullable()
      .describe('Null if there was none.'),
  })
  .meta({ id: 'WebhookExchange' });

const attemptAnswer = z
  .strictObject({
    attempt: z.int().describe('From 1.'),
    begun_at: timeAnswer,
    state: z
      .enum(['under_way', 'delivered', 'failed', 'cancelled', 'unknown'])
      .describe('`unknown`: the server died meanwhile, and the webhook may have accepted it.'),
    ended_at: timeAnswer.nullable(),
    fault: z.string().nullable().describe('A code such as `STATUS_404`; null unless it failed.'),
    detail: z.string().nullable().describe('What was answered, or what went wrong; null unless it failed.'),
    exchange: exchangeAnswer.nullable().describe('Null where it is not kept.'),
  })
  .meta({ id: 'WebhookAttempt' });

const answers = z
  .strictObject({
    attempts: z.array(attemptAnswer).describe('Oldest first.'),
    kept_until: timeAnswer.nullable().describe('Until when exchanges are kept; null where none is.'),
  })
  .meta({ id: 'WebhookAttempts' });

const outcomeOf = (attempt: AttemptMade) => {
  switch (attempt.status) {
    case 'under_way':
      return { state: 'under_way', ended_at: null, fault: null, detail: null } as const;
    case 'unknown':
      return { state: 'unknown', ended_at: null, fault: null, detail: null } as const;
    case 'failed':
      return { state: 'failed', ended_at: attempt.endedAt, fault: attempt.fault, detail: attempt.detail } as const;
    case 'delivered':
    case 'cancelled':
      return { state: attempt.status, ended_at: attempt.endedAt, fault: null, detail: null } as const;
  }
};

/** Leaves out the signature, which is useful only to the receiver. */
const displayed = ({ url, message_id, timestamp, body, answer }: Exchange): ViewOf<typeof exchangeAnswer> => ({
  url,
  headers: [
    { name: 'webhook-id', value: message_id },
    { name: 'webhook-timestamp', value: timestamp },
    { name: 'webhook-signature', value: null },
  ],
  body,
  answer,
});

/** The attempts at a brief to one of the caller's webhooks, with what was sent and answered as long as it is kept. */
export const GetAttempts = readRoute({
  path: 'api/common/deliveries/:id/attempts',
  access: 'user',
  summary:
    'The attempts at sending a brief to one of the caller’s webhooks: when, what was sent, what came of it. Refused with NOT_FOUND for other deliveries.',
  answers,
  uses: [READ_STORE, StreamReader, Exchanges],
  async read({ params: { id }, caller: { userId } }, reads, streams, exchanges) {
    const delivery = await reads.get(effects, id);
    if (delivery?.user_id !== userId || delivery.kind !== BRIEF_EFFECTS.webhook)
      return refuse('NOT_FOUND', 'There is no such delivery to a webhook.');
    const keptUntil = (await reads.get(keptExchanges, id))?.expires_at ?? null;
    const made = attemptsMade(await streams.history<EffectEvent>(effectEvents.stream(id)));
    const attempts = made.map(async (each) => {
      const { attempt, begunAt } = each;
      const kept = keptUntil === null ? undefined : await exchanges.of({ userId, effectId: id, attempt });
      return { attempt, begun_at: begunAt, ...outcomeOf(each), exchange: kept === undefined ? null : displayed(kept) };
    });
    return { attempts: await Promise.all(attempts), kept_until: keptUntil };
  },
});
