import { z } from 'zod';
import { readableAnyDay } from '#engine/ranking/own-time';
import { VERDICTS } from '#events/research/feedback.events';
import { isRefusal } from '#kernel/decider';
import { isOwnedBy, visibleTracker } from '#modules/trackers/published';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { pageRequestOf, pageParameters, paged } from '#platform/http/answers/page';
import { readRoute } from '#platform/http/routes/read-route';
import { newestFirst } from '#platform/read-store/newest-first';
import { type Claim, claims } from '#projections/research/claims/claims.projection';
import { type DisplayedVerdicts, verdictsOf, visibleVerdicts } from '../displayed-verdicts';
import { evidenceAnswer, evidenceView } from '../source-view';

const claimAnswer = z
  .strictObject({
    id: z.string(),
    text: z.string(),
    display_text: z
      .string()
      .optional()
      .describe('Its text as it reads on a later day, if that differs: without an opening “Today, …”.'),
    status: z.enum(['new', 'confirmed', 'updated', 'contradicted']),
    parts_ended: z
      .array(z.strictObject({ words: z.string(), since: z.iso.date().nullable() }))
      .describe('Words of its text that no longer hold, while the rest does.'),
    first_seen_at: timeAnswer,
    last_seen_at: timeAnswer,
    mentions: z
      .int()
      .describe(
        'Of the documents read so far, how many tell the event or name its day and what it is about, its evidence included.',
      ),
    evidence: z.array(evidenceAnswer),
    verdict: z
      .enum(VERDICTS)
      .nullable()
      .describe('What the owner said of it; for anyone else null unless it is wrong.'),
  })
  .meta({ id: 'Claim' });

export type ClaimView = ViewOf<typeof claimAnswer>;

export const claimView = (
  { _id, text, status, parts_ended, first_seen_at, last_seen_at, mentions, evidence }: Claim,
  verdicts: DisplayedVerdicts,
): ClaimView => ({
  id: _id,
  text,
  status,
  parts_ended: parts_ended.map(({ words, since }) => ({ words, since })),
  first_seen_at,
  last_seen_at,
  mentions: Math.max(mentions, evidence.length),
  evidence: evidence.map(evidenceView),
  verdict: verdicts.get(_id)?.verdict ?? null,
});

const withDisplayText = (claim: ClaimView): ClaimView => {
  const text = readableAnyDay(claim.text);
  return text === claim.text ? claim : { ...claim, display_text: text };
};

export const GetClaims = readRoute({
  path: 'api/topics/tracker/:id/claims',
  access: 'optional',
  summary: 'The tracker’s claims that were told as news, with their evidence, newest first; 500 a page.',
  query: pageParameters(500).extend({
    run_id: z.string().optional().describe('Only claims that this run recorded.'),
  }),
  answers: z.array(claimAnswer),
  async read({ params: { id }, query, caller }, reads) {
    const tracker = await visibleTracker(reads, id, caller);
    if (isRefusal(tracker)) return tracker;
    const ofRun = query.run_id === undefined ? {} : { run_id: query.run_id };
    const list = { where: { tracker_id: id, ...ofRun, is_background: false }, by: 'first_seen_at' } as const;
    const { rows, next } = await newestFirst(reads, claims, list, pageRequestOf(query));
    const verdicts = visibleVerdicts(await verdictsOf(reads, id), isOwnedBy(tracker, caller));
    return paged({ rows: rows.map((claim) => withDisplayText(claimView(claim, verdicts))), next });
  },
});
