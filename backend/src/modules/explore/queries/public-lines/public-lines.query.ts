import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { lineKindAnswer } from '#modules/research/published';
import { subjectOfTracker } from '#modules/subjects/published';
import { CLOCK } from '#platform/clock';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { type PublicLine, PublicLines } from './public-lines';

const publicLineAnswer = z
  .strictObject({
    tracker_id: z.string(),
    tracker_title: z.string(),
    claim_id: z.string().nullable().describe('The claim that it tells; null on what a model wrote.'),
    update_id: z.string().nullable().describe('The update that it stands in; null if it stands in the overview.'),
    kind: lineKindAnswer,
    text: z.string(),
    remarks: z.array(z.string()).describe('What is said of it besides its words, each in a few words.'),
    source: z.strictObject({
      url: z.string(),
      passthrough_link: z.string().describe('Redirects to the page through this server.'),
      host: z.string(),
      publisher: z.string(),
      published_on: z.iso.date().nullable().describe('Null if the page has no date.'),
    }),
  })
  .meta({ id: 'PublicLine' });

const view = (line: PublicLine): ViewOf<typeof publicLineAnswer> => ({
  tracker_id: line.trackerId,
  tracker_title: line.trackerTitle,
  claim_id: line.claimId,
  update_id: line.updateId,
  kind: line.kind,
  text: line.text,
  remarks: line.remarks.map(({ words }) => words),
  source: {
    url: line.source.url,
    passthrough_link: line.source.link,
    host: line.source.host,
    publisher: line.source.publisher,
    published_on: line.source.day,
  },
});

/** Most lines of an answer. */
const MAX_LINES = 20;

export const GetPublicLines = readRoute({
  path: 'api/topics/tracker/:id/public-lines',
  access: 'public',
  summary:
    'What other public trackers report on trade with a country, for the tracker of that country: what still holds, newest first. Nothing for an agency.',
  answers: z.array(publicLineAnswer),
  uses: [PublicLines, CLOCK],
  read: async ({ params: { id } }, lines, clock) => {
    const subject = subjectOfTracker(id);
    if (subject === undefined) return refuse('NOT_FOUND', 'This is not the tracker of a country or an agency.');
    if (subject.kind !== 'country') return [];
    return (await lines.on(subject.country, clock.now())).slice(0, MAX_LINES).map(view);
  },
});
