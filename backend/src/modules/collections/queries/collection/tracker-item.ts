import { z } from 'zod';
import type { CitedSource } from '#events/research/ledger.events';
import { type LineKind, type TextLine, earlierOf, kindOf, ownSource } from '#events/research/text-lines';
import { calendarDay } from '#kernel/calendar';
import {
  type Cited,
  type IsStruckLine,
  type MentionCounter,
  type RunView,
  type TrackerStateDocument,
  lineOrigin,
  lineOriginAnswer,
  toListedLine,
  runAnswer,
} from '#modules/research/published';
import { type TrackerDocument, titleOf } from '#modules/trackers/published';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';

export const trackerItemAnswer = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    type: z.literal('tracker'),
    updated_at: timeAnswer,
    created_at: timeAnswer,
    can_edit: z.boolean(),
    shared: z.boolean(),
    has_state: z.boolean().describe('False while it is still being set up.'),
    parent_id: z.string().nullable(),
    public: z.boolean(),
    paused: z.boolean(),
    suspended: z.boolean().describe('The owner’s plan does not cover it, so that it does not run by schedule.'),
    last_line: z.string().nullable().describe('The first line of its last update; null before its first state.'),
    last_line_origin: lineOriginAnswer.nullable().describe('Where that line is from; null with it.'),
    news_on: z.iso
      .date()
      .nullable()
      .describe('The newest day of the pages that its newest update is from; null where none has a day.'),
    marks: z
      .strictObject({ new: z.int(), changed: z.int(), contradicted: z.int() })
      .describe('Number of lines of each kind in the newest published update.'),
    last_checked_at: timeAnswer.nullable(),
    last_run: runAnswer.nullable(),
    needs_attention: z.boolean().describe('The first run ended without a state, so the owner has to act.'),
  })
  .meta({ id: 'TrackerItem' });

export type TrackerItem = ViewOf<typeof trackerItemAnswer>;

/** The state without the lines of its newest update that are wrong or off the topic. */
export const withoutStruckLines = (state: TrackerStateDocument, isStruck: IsStruckLine): TrackerStateDocument => ({
  ...state,
  newest_lines: state.newest_lines.filter((line) => {
    const quote = ownSource(line, state.newest_sources)?.quote;
    return quote === undefined || !isStruck({ trackerId: state._id, quote });
  }),
});

/** The quotes behind the lines that items show. */
export const citedByState = (state: TrackerStateDocument | undefined): readonly Cited[] => {
  const source = leadSource(state);
  return state === undefined || source === undefined ? [] : [{ trackerId: state._id, quote: source.quote }];
};

const leadSource = (state: TrackerStateDocument | undefined) => {
  const [line] = state?.newest_lines ?? [];
  return state === undefined || line === undefined ? undefined : ownSource(line, state.newest_sources);
};

const listedLine = (line: TextLine, page: CitedSource) =>
  toListedLine({ kind: kindOf(line), text: line.text, title: line.title }, page);

const originOf = (
  state: TrackerStateDocument | undefined,
  mentions: MentionCounter,
): TrackerItem['last_line_origin'] => {
  const [line] = state?.newest_lines ?? [];
  const source = leadSource(state);
  if (state === undefined || line === undefined || source === undefined) return null;
  return lineOrigin(
    { kind: kindOf(line), was: earlierOf(line)?.quote ?? null, title: listedLine(line, source).title },
    source,
    mentions({ trackerId: state._id, quote: source.quote }),
  );
};

export const lastLineOf = (state: TrackerStateDocument | undefined): string | null => {
  const line = state?.newest_lines[0];
  const source = leadSource(state);
  if (line === undefined) return null;
  return source === undefined ? line.text : listedLine(line, source).text;
};

const newsDay = (state: TrackerStateDocument | undefined): string | null => {
  const pages = state?.newest_lines.map((line) => ownSource(line, state.newest_sources)) ?? [];
  const days = pages.flatMap((page) => calendarDay(page?.publishedAt ?? null) ?? []);
  return days.sort().at(-1) ?? null;
};

export const trackerItem = (
  tracker: TrackerDocument,
  state: TrackerStateDocument | undefined,
  lastRun: RunView | null,
  mentions: MentionCounter,
  { canEdit, shared }: { readonly canEdit: boolean; readonly shared: boolean },
): TrackerItem => {
  const hasState = (state?.updated_at ?? null) !== null;
  const countOf = (kind: LineKind): number => state?.newest_lines.filter((line) => kindOf(line) === kind).length ?? 0;
  return {
    id: tracker._id,
    name: titleOf(tracker),
    type: 'tracker',
    updated_at: state?.updated_at ?? tracker.created_at,
    created_at: tracker.created_at,
    can_edit: canEdit,
    shared,
    has_state: hasState,
    parent_id: shared ? null : tracker.parent_id,
    public: tracker.public,
    paused: tracker.paused,
    suspended: tracker.suspended,
    last_line: lastLineOf(state),
    last_line_origin: originOf(state, mentions),
    news_on: newsDay(state),
    marks: { new: countOf('new'), changed: countOf('changed'), contradicted: countOf('contradicted') },
    last_checked_at: state?.last_checked_at ?? null,
    last_run: lastRun,
    needs_attention: !hasState && (lastRun?.state === 'failed' || lastRun?.state === 'nothing_new'),
  };
};
