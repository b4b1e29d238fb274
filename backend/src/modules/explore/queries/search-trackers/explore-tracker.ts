import { z } from 'zod';
import {
  type MentionCounter,
  lineOrigin,
  lineOriginAnswer,
  toListedLine,
  readMentions,
  struckLinesOf,
} from '#modules/research/published';
import { followId, follows, shortTitleOf } from '#modules/trackers/published';
import type { Caller } from '#platform/http/access/caller';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import type { ExploreTracker } from '#projections/explore/explore-trackers/explore-trackers.projection';
import { foundLineAnswer, foundLineView } from '../find/found-line-view';
import type { LineFound } from '../find/lines-found';

const UNCATEGORIZED = 'Uncategorized';

export const exploreTrackerAnswer = z
  .strictObject({
    id: z.string(),
    tracker_description: z.string(),
    display_title: z.string().nullable(),
    category: z.string().describe('Uncategorized if none was chosen.'),
    created_at: timeAnswer,
    updated_at: timeAnswer.describe('Of its last published state or update; before the first, its creation.'),
    following: z.boolean(),
    can_edit: z.boolean(),
    recorded: z.boolean().describe('Starter content.'),
    last_line: z.string().nullable().describe('The first line of its last update; null before its first state.'),
    last_line_origin: lineOriginAnswer.nullable().describe('Where that line is from; null with it.'),
    found_line: foundLineAnswer
      .nullable()
      .describe('In a search, the line for which it was found; null if its topic, category or tags match.'),
  })
  .meta({ id: 'ExploreTracker' });

export type ExploreTrackerView = ViewOf<typeof exploreTrackerAnswer>;

const lastLineOf = ({ last_line: line }: ExploreTracker): string | null =>
  line === null ? null : toListedLine(line, line.page).text;

const originOf = ({ _id, last_line }: ExploreTracker, mentions: MentionCounter) =>
  last_line === null
    ? null
    : lineOrigin(
        { kind: last_line.kind, was: last_line.was, title: toListedLine(last_line, last_line.page).title },
        { host: last_line.host, publishedAt: last_line.published_at },
        mentions({ trackerId: _id, quote: last_line.quote }),
      );

const followedAmong = async (
  reads: ReadStore,
  caller: Caller | null,
  displayed: readonly ExploreTracker[],
): Promise<ReadonlySet<string>> => {
  if (caller === null) return new Set();
  const ids = displayed.map(({ _id }) => followId(caller.userId, _id));
  const followed = await reads.find(follows, { _id: { $in: ids } });
  return new Set(followed.map(({ tracker_id }) => tracker_id));
};

const withoutStruckLines = async (
  reads: ReadStore,
  trackers: readonly ExploreTracker[],
): Promise<readonly ExploreTracker[]> => {
  const isStruck = await struckLinesOf(
    reads,
    trackers.map(({ _id }) => _id),
  );
  return trackers.map((row) =>
    row.last_line !== null && isStruck({ trackerId: row._id, quote: row.last_line.quote })
      ? { ...row, last_line: null }
      : row,
  );
};

/** Public trackers as a visitor sees them, with the lines for which some of them were found. */
export const exploreTrackerViews = async (
  found: readonly ExploreTracker[],
  lines: ReadonlyMap<string, LineFound>,
  caller: Caller | null,
  reads: ReadStore,
): Promise<ExploreTrackerView[]> => {
  const followed = await followedAmong(reads, caller, found);
  const displayed = await withoutStruckLines(reads, found);
  const cited = displayed.flatMap(({ _id, last_line }) =>
    last_line === null ? [] : [{ trackerId: _id, quote: last_line.quote }],
  );
  const mentions = await readMentions(reads, cited);
  return displayed.map((tracker) => {
    const line = lines.get(tracker._id);
    return {
      id: tracker._id,
      tracker_description: tracker.description,
      display_title: shortTitleOf(tracker),
      category: tracker.category ?? UNCATEGORIZED,
      created_at: tracker.created_at,
      updated_at: tracker.updated_at,
      following: followed.has(tracker._id),
      can_edit: caller !== null && tracker.owner_id === caller.userId,
      recorded: tracker.recorded,
      last_line: lastLineOf(tracker),
      last_line_origin: originOf(tracker, mentions),
      found_line: line === undefined ? null : foundLineView(line),
    };
  });
};
