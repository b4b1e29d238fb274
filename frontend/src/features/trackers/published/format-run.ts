import { formatMoment, formatTimeUntil } from '#shared/time/format-time';
import type { Run, Tracker } from '../api/tracker';
import { gaveOwnPages, isUnanswered, ownSources, silenceMessage } from './source-answers';
import { type RunLinePart, runTexts } from './texts/runs';

const counted = (count: number, noun: string): RunLinePart[] => [[String(count), 'strong'], [` ${noun}`]];

const separator: RunLinePart = [' · '];

const joined = (groups: readonly (readonly RunLinePart[])[]): RunLinePart[] =>
  groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? [...group] : [separator, ...group]));

type LineKind = Tracker['lines'][number]['kind'];

type OverviewParts = Pick<Tracker, 'updates' | 'lines' | 'more'>;

/** Formats counts, omitting zeros. */
const countedParts = (parts: readonly (readonly [count: number, noun: (count: number) => string])[]): RunLinePart[] =>
  parts
    .filter(([count]) => count > 0)
    .flatMap(([count, noun], index) => [...(index === 0 ? [] : [[', '] as const]), ...counted(count, noun(count))]);

/**
 * What the newest run found: the lines of its update by kind, or of the overview that the first run wrote, and the
 * findings that have no line. '1 new, 1 changed, 2 more below'
 */
const publishedParts = (run: Run, { updates: [newest], lines, more }: OverviewParts): RunLinePart[] => {
  if (run.state !== 'published') return [];
  const ofThisRun =
    newest !== undefined && run.started_at !== null && Date.parse(newest.created_at) >= Date.parse(run.started_at);
  const { findings, earlier, moreBelow, kinds } = runTexts();
  if (!ofThisRun) {
    const past = lines.filter((line) => line.past === true).length;
    const held = lines.length - past;
    const others = countedParts([
      [past, earlier],
      [more, moreBelow],
    ]);
    return [...counted(held, findings(held)), ...(others.length === 0 ? [] : [[', '] as const, ...others])];
  }
  const ofKind = (kind: LineKind): number => newest.lines.filter((line) => line.kind === kind).length;
  return countedParts([
    ...(['new', 'changed', 'contradicted'] as const).map((kind) => [ofKind(kind), kinds[kind]] as const),
    [newest.more, moreBelow],
  ]);
};

const dropped = ({ claims_rejected }: Run): RunLinePart[] =>
  claims_rejected === 0 ? [] : counted(claims_rejected, runTexts().dropped(claims_rejected));

const silent = ({ asked }: Run): RunLinePart[] => {
  const message = silenceMessage(asked);
  return message === '' ? [] : [[message]];
};

const nextAttempt = ({ retry_at }: Run, now: Date): RunLinePart[] =>
  retry_at === null ? [] : [[runTexts().nextAttempt(formatTimeUntil(retry_at, now))]];

/** 'Read 14 of 18 sources this morning · 1 new, 1 changed · 2 without evidence, dropped' */
export const formatRunLine = (run: Run, shown: OverviewParts, now: Date): readonly RunLinePart[] => {
  const when = formatMoment(run.finished_at ?? run.started_at ?? now.toISOString(), now);
  const texts = runTexts();
  const read = texts.read(run.sources_read, run.sources_tried, when);
  switch (run.state) {
    case 'queued':
      return [[texts.nextRunSoon]];
    case 'running':
      return [[texts.readingNow], ...progressParts(run)];
    case 'failed':
      return joined([
        [[texts.failedWhen(when)]],
        [[runFailureMessage(run)]],
        nextAttempt(run, now),
        [[texts.overviewUnchanged]],
      ]);
    case 'nothing_new':
      return joined([read, [[texts.nothingNew]], dropped(run), silent(run)]);
    case 'published':
      return joined([read, publishedParts(run, shown), dropped(run), silent(run)]);
  }
};

const progressParts = ({ progress }: Run): RunLinePart[] =>
  progress === null || progress.sources_found === 0
    ? []
    : [separator, ...runTexts().soFar(progress.sources_read, progress.sources_found)];

/** Whether any source named a page, even one that could not be read. */
export const foundPages = (asked: Run['asked']): boolean => asked.some(({ found }) => found > 0);

/** Why a run failed, as a clause. */
export const runFailureMessage = ({ reason, detail, asked }: Pick<Run, 'reason' | 'detail' | 'asked'>): string => {
  switch (reason) {
    case 'UNREACHABLE':
      return runTexts().noSourceResponded;
    case 'NO_SOURCES':
      return foundPages(asked) ? runTexts().noPageReadable : runTexts().noPages;
    default:
      return detail || runTexts().willBeRetried;
  }
};

/**
 * A sentence for a run that found nothing on its topic. Mentions sources that did not answer, since they may have had
 * results; not if pages of the tracker's own sources were read, which alone count.
 */
export const nothingFoundMessage = (
  { asked, sources_read }: Pick<Run, 'asked' | 'sources_read'>,
  origin: 'source' | 'provider' = 'source',
): string => {
  if (!asked.some(isUnanswered)) return runTexts().nothingOnTopic;
  return sources_read > 0 && gaveOwnPages(asked)
    ? runTexts().readWithoutFinding(sources_read, ownSources(asked))
    : runTexts().notAllAnswered[origin];
};
