import { z } from 'zod';
import { CHANNEL_KINDS } from '#events/accounts/channels.events';
import { BRIEF_EFFECTS, channelKindOf } from '#events/delivery/brief-effects';
import { accounts, channels } from '#modules/accounts/published';
import { effects } from '#modules/outbound/published';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { OUTBOX } from '#platform/mail/outbox-folder';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { briefs } from '#projections/delivery/briefs/briefs.projection';
import { pausedDestinations } from '#projections/delivery/paused-destinations/paused-destinations.projection';
import { pathOfScope } from '../brief/brief-contents';
import { titleOfScope } from '../brief/title-of-scope';

const MAX_BRIEFS = 30;

const STATES = ['due', 'attempting', 'given_up', 'delivered', 'skipped', 'cancelled'] as const;

const deliveryAnswer = z
  .strictObject({
    id: z.string(),
    kind: z.enum(CHANNEL_KINDS),
    target: z.string().nullable().describe('Where it goes; null if that channel is not there any more.'),
    title: z.string().nullable().describe('Title of the tracker or folder; null if it was deleted.'),
    path: z.string().nullable().describe('Path of its page.'),
    state: z.enum(STATES),
    is_stored: z
      .boolean()
      .describe('Of a mail: it was written to the outbox, since there is no mail server, and can be read.'),
    at: z.iso.datetime().describe('When it ended; if it has not, when it was planned.'),
    next_attempt_at: z.iso.datetime().nullable(),
    fault: z.string().nullable().describe('Of the last attempt that failed: a code such as `STATUS_404`.'),
    detail: z.string().nullable().describe('What was answered then; null once it has ended.'),
  })
  .meta({ id: 'BriefDelivery' });

const answers = z
  .strictObject({
    briefs: z.array(deliveryAnswer).describe(`The last ${MAX_BRIEFS}, newest first.`),
    paused: z
      .array(
        z.strictObject({
          kind: z.enum(CHANNEL_KINDS),
          channel_id: z.string().nullable().describe('Null is the account’s own address.'),
          fault: z.string(),
          paused_at: z.iso.datetime(),
        }),
      )
      .describe('Where nothing is sent until the caller resumes it, because three briefs in a row could not be.'),
  })
  .meta({ id: 'BriefDeliveries' });

const sentBriefs = async (
  reads: ReadStore,
  stored: ReadonlySet<string>,
  userId: string,
): Promise<ViewOf<typeof answers>['briefs']> => {
  const planned = await reads.find(
    effects,
    { user_id: userId, kind: { $in: Object.values(BRIEF_EFFECTS) } },
    { sort: { planned_at: -1, _id: -1 }, limit: MAX_BRIEFS },
  );
  const account = await reads.get(accounts, userId);
  const known = new Map((await reads.find(channels, { user_id: userId })).map((channel) => [channel._id, channel]));
  const published = await reads.find(briefs, { _id: { $in: planned.map(({ subject }) => subject.briefId ?? '') } });
  const titles = new Map(
    await Promise.all(
      published.map(async ({ _id, scope }) => [_id, { scope, title: await titleOfScope(reads, scope) }] as const),
    ),
  );
  return planned.map((effect) => {
    const { channelId, briefId = '' } = effect.subject;
    const brief = titles.get(briefId);
    const title = brief?.title ?? null;
    return {
      id: effect._id,
      kind: channelKindOf(effect.kind) ?? 'email',
      target: (channelId === undefined ? account?.email : known.get(channelId)?.target) ?? null,
      title,
      path: brief === undefined || title === null ? null : pathOfScope(brief.scope),
      state: effect.state,
      is_stored: stored.has(effect._id),
      at: effect.ended_at ?? effect.planned_at,
      next_attempt_at: effect.due_at,
      fault: effect.fault,
      detail: effect.detail,
    };
  });
};

/** Lists what was sent to the caller, where to, and the outcome. */
export const GetDeliveries = readRoute({
  path: 'api/common/deliveries',
  access: 'user',
  summary: 'The caller’s latest briefs: where each went and whether it arrived; and destinations that are paused.',
  answers,
  uses: [READ_STORE, OUTBOX],
  read: async ({ caller: { userId } }, reads, outbox) => {
    const paused = await reads.find(pausedDestinations, { user_id: userId }, { sort: { _id: 1 } });
    return {
      briefs: await sentBriefs(reads, await outbox.ids(), userId),
      paused: paused.map(({ kind, channel_id, fault, paused_at }) => ({ kind, channel_id, fault, paused_at })),
    };
  },
});
