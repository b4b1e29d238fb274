import { momentWords, untilWords } from '../../../shared/time/time-words';
import type { Run, Tracker } from './api/tracker';
import { pluralize } from '../../../shared/words/pluralize';
import { gaveOwnPages, isUnanswered, ofOwnPlaces, silenceWords } from '../asked-words';

/** A piece of the run line; figures are emphasised. */
export type RunLinePart = readonly [text: string, strong?: 'strong'];

const counted = (count: number, one: string, many: string): RunLinePart[] => [
  [String(count), 'strong'],
  [` ${count === 1 ? one : many}`],
];

const separator: RunLinePart = [' · '];

const joined = (groups: readonly (readonly RunLinePart[])[]): RunLinePart[] =>
  groups.filter((group) => group.length > 0).flatMap((group, at) => (at === 0 ? [...group] : [separator, ...group]));

type OverviewParts = Pick<Tracker, 'updates' | 'lines' | 'more'>;

/** The number of the first run's findings: those in the overview, then those that only the ledger has. */
const firstFindings = (shown: number, more: number): RunLinePart[] => [
  ...counted(shown, 'finding', 'findings'),
  ...(more === 0 ? [] : [[', '] as const, ...counted(more, 'more below', 'more below')]),
];

/** Counts by kind in the newest run's update: '1 new, 1 changed'. Empty if the newest update belongs to an earlier run. */
const toldBy = (run: Run, { updates: [newest], lines, more }: OverviewParts): RunLinePart[] => {
  if (run.state !== 'published') return [];
  const ofThisRun =
    newest !== undefined && run.started_at !== null && Date.parse(newest.created_at) >= Date.parse(run.started_at);
  if (!ofThisRun) return firstFindings(lines.length, more);
  return (['new', 'changed', 'contradicted'] as const)
    .map((kind) => [kind, newest.lines.filter((line) => line.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .flatMap(([kind, count], at) => [...(at === 0 ? [] : [[', '] as const]), ...counted(count, kind, kind)]);
};

const dropped = ({ claims_rejected }: Run): RunLinePart[] =>
  claims_rejected === 0 ? [] : counted(claims_rejected, 'without evidence, dropped', 'without evidence, dropped');

const silent = ({ asked }: Run): RunLinePart[] => {
  const words = silenceWords(asked);
  return words === '' ? [] : [[words]];
};

const nextAttempt = ({ retry_at }: Run, now: Date): RunLinePart[] =>
  retry_at === null ? [] : [[`next attempt ${untilWords(retry_at, now)}`]];

/** 'Read 14 of 18 sources this morning · 1 new, 1 changed · 2 without evidence, dropped' */
export const runLine = (run: Run, shown: OverviewParts, now: Date): readonly RunLinePart[] => {
  const when = momentWords(run.finished_at ?? run.started_at ?? now.toISOString(), now);
  const read: RunLinePart[] = [
    ['Read '],
    [`${run.sources_read} of ${run.sources_tried}`, 'strong'],
    [` sources ${when}`],
  ];
  switch (run.state) {
    case 'queued':
      return [['The next run starts soon']];
    case 'running':
      return [['Reading the sources now'], ...progressParts(run)];
    case 'failed':
      return joined([
        [[`The run ${when} failed`]],
        [[failureWords(run)]],
        nextAttempt(run, now),
        [['the overview is unchanged']],
      ]);
    case 'nothing_new':
      return joined([read, [['nothing\u00a0new']], dropped(run), silent(run)]);
    case 'published':
      return joined([read, toldBy(run, shown), dropped(run), silent(run)]);
  }
};

const progressParts = ({ progress }: Run): RunLinePart[] =>
  progress === null || progress.sources_found === 0
    ? []
    : [separator, [`${progress.sources_read} of ${progress.sources_found}`, 'strong'], [' so far']];

/** Whether any source named a page, even one that could not be read. */
export const foundPages = (asked: Run['asked']): boolean => asked.some(({ found }) => found > 0);

/** Why a run failed, as a clause. */
export const failureWords = ({ reason, detail, asked }: Pick<Run, 'reason' | 'detail' | 'asked'>): string => {
  switch (reason) {
    case 'UNREACHABLE':
      return 'no source responded';
    case 'NO_SOURCES':
      return foundPages(asked) ? 'none of the pages found could be read' : 'no pages were found on its sources';
    default:
      return detail || 'it will be retried';
  }
};

/**
 * A sentence for a run that found nothing on its topic: that some place did not answer, since it may have something, unless
 * pages of the tracker's own were read, which have nothing whatever the others would have said.
 */
export const nothingFoundWords = (
  { asked, sources_read }: Pick<Run, 'asked' | 'sources_read'>,
  place = 'source',
): string => {
  if (!asked.some(isUnanswered)) return 'Its sources have nothing on this topic.';
  return sources_read > 0 && gaveOwnPages(asked)
    ? `Read ${pluralize(sources_read, 'page')}${ofOwnPlaces(asked)}, and found nothing on this topic.`
    : `Nothing was found, and not every ${place} answered.`;
};
