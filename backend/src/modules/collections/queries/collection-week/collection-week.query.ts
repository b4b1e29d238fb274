import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { isTimezone } from '#kernel/daily-time';
import { type Refusal, isRefusal } from '#kernel/decider';
import { accounts } from '#modules/accounts/published';
import { WeekOfTrackers, weekAnswer } from '#modules/research/published';
import { CLOCK } from '#platform/clock';
import type { Caller } from '#platform/http/access/caller';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { rootOrFolder } from '../folder-view';
import { trackersOfFolder } from '../trackers-of-folder';

const collectionWeekAnswer = z
  .strictObject({ collection: z.strictObject({ id: rootOrFolder, name: z.string() }), ...weekAnswer })
  .meta({ id: 'CollectionWeek' });

type CollectionWeek = ViewOf<typeof collectionWeekAnswer>;

interface WeekRequest {
  /** Null for the root. */
  readonly collectionId: string | null;
  readonly caller: Caller | null;
  /** Time zone of the browser; undefined if it did not say. */
  readonly timezone: string | undefined;
}

interface Ports {
  readonly reads: ReadStore;
  readonly weeks: WeekOfTrackers;
  readonly clock: Clock;
}

/** The last seven days of a folder: what those of its trackers that the caller may see reported. */
export const collectionWeekFor = async (
  { collectionId, caller, timezone }: WeekRequest,
  { reads, weeks, clock }: Ports,
): Promise<CollectionWeek | Refusal> => {
  const folder = await trackersOfFolder(reads, collectionId, caller);
  if (isRefusal(folder)) return folder;
  const account = timezone === undefined && caller !== null ? await reads.get(accounts, caller.userId) : undefined;
  const week = await weeks.find(folder, clock.now(), timezone ?? account?.timezone ?? 'UTC');
  return { collection: { id: collectionId, name: folder.name }, ...week };
};

export const GetCollectionWeek = readRoute({
  path: 'api/topics/get-collection-week',
  access: 'optional',
  summary:
    'What the trackers in a folder and below it published in the last seven days: each news once, at most twelve lines. The root if no folder is named. Visitors see what public trackers of public folders published.',
  query: z.strictObject({
    unique_id: z.string().max(100).optional(),
    timezone: z
      .string()
      .max(100)
      .refine(isTimezone, 'This is no time zone.')
      .optional()
      .describe('IANA name; by default the one of the account, or UTC.'),
  }),
  answers: collectionWeekAnswer,
  uses: [READ_STORE, WeekOfTrackers, CLOCK],
  read: ({ query: { unique_id: id = '', timezone }, caller }, reads, weeks, clock) =>
    collectionWeekFor({ collectionId: id === '' ? null : id, caller, timezone }, { reads, weeks, clock }),
});
