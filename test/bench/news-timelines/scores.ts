import { groupBy } from '#kernel/grouping';
import type { DailyRuns, ShownLine } from './daily-runs';
import type { Timeline } from './timeline-set';

type Grams = ReadonlyMap<string, number>;

const gramsOf = (text: string, n: number): Grams => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const grams = new Map<string, number>();
  for (let index = 0; index + n <= words.length; index++) {
    const gram = words.slice(index, index + n).join(' ');
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
};

const sizeOf = (grams: Grams): number => [...grams.values()].reduce((sum, count) => sum + count, 0);

const inCommon = (a: Grams, b: Grams): number =>
  [...a].reduce((sum, [gram, count]) => sum + Math.min(count, b.get(gram) ?? 0), 0);

const f1 = (precision: number, recall: number): number =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);

const DAY_MS = 86_400_000;

interface DayText {
  readonly at: number;
  readonly words: Grams;
  readonly grams: Grams;
}

const dayTexts = (timeline: Timeline, n: number): readonly DayText[] =>
  [...timeline].map(([day, text]) => ({ at: Date.parse(day), words: gramsOf(text, 1), grams: gramsOf(text, n) }));

/** Grams in common with the day that is nearest in time and words, of all grams. */
const covered = (days: readonly DayText[], others: readonly DayText[]): number => {
  let found = 0;
  let all = 0;
  for (const { at, words, grams } of days) {
    all += sizeOf(grams);
    const aligned = others
      .map((other) => {
        const nearness = 1 / (Math.abs(at - other.at) / DAY_MS + 1);
        const shared = inCommon(words, other.words);
        const likeness = nearness * f1(shared / sizeOf(words), shared / sizeOf(other.words));
        return { likeness, found: nearness * inCommon(grams, other.grams) };
      })
      .sort((a, b) => b.likeness - a.likeness);
    found += aligned[0]?.found ?? 0;
  }
  return all === 0 ? 0 : found / all;
};

/** ROUGE of aligned days, many to one, as timelines of news are compared. */
const alignedRouge = (told: Timeline, edited: Timeline, n: number): number =>
  f1(covered(dayTexts(told, n), dayTexts(edited, n)), covered(dayTexts(edited, n), dayTexts(told, n)));

const weightOf = (lines: readonly ShownLine[]): number => lines.reduce((sum, { tellers }) => sum + tellers, 0);

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** As many words of the lines as editors wrote a day, those that most documents tell first. */
const toldOf = (lines: readonly ShownLine[], words: number): string =>
  [...lines]
    .sort((a, b) => b.tellers - a.tellers)
    .flatMap(({ text }) => wordsIn(text))
    .slice(0, words)
    .join(' ');

type LinesOfDay = readonly (readonly [string, readonly ShownLine[]])[];

/** As many days as the editors chose, those that most documents tell about. */
const chosenDays = (
  { shown }: DailyRuns,
  edited: Timeline,
  daysOf: (line: ShownLine) => readonly string[],
): LinesOfDay => {
  const days = [...edited.keys()].sort();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const byDay = groupBy(
    shown.flatMap((line) => daysOf(line).flatMap((day) => (day >= from && day <= to ? [{ day, line }] : []))),
    ({ day }) => day,
  );
  return [...byDay]
    .map(([day, told]) => [day, told.map(({ line }) => line)] as const)
    .sort(([, one], [, other]) => weightOf(other) - weightOf(one))
    .slice(0, edited.size);
};

/** What became of a day that editors chose. */
export type PageOutcome = 'chosen' | 'told' | 'on topic, nothing told' | 'off topic' | 'no page';

const outcomeOf = (day: string, runs: DailyRuns, chosen: ReadonlySet<string>): PageOutcome => {
  if (chosen.has(day)) return 'chosen';
  if (runs.shown.some((line) => line.day === day)) return 'told';
  if (runs.onTopic.has(day)) return 'on topic, nothing told';
  return runs.read.has(day) ? 'off topic' : 'no page';
};

export interface TimelineScore {
  /** F1 of the days. As many are chosen as editors chose, those that most documents tell about. */
  readonly days: number;
  /** The same of the days that the lines name, where they do. */
  readonly ownDays: number;
  readonly rouge1: number;
  readonly rouge2: number;
  readonly outcomes: readonly PageOutcome[];
}

export const f1OfDays = (chosen: readonly string[], edited: Timeline): number => {
  const right = chosen.filter((day) => edited.has(day)).length;
  return f1(chosen.length === 0 ? 0 : right / chosen.length, right / edited.size);
};

/** What the updates told, as a timeline with as many days and words, against one of editors. */
export const scoreOf = (runs: DailyRuns, edited: Timeline): TimelineScore => {
  const chosen = chosenDays(runs, edited, ({ day }) => [day]);
  const own = chosenDays(runs, edited, ({ ownDays }) => ownDays);
  const words = [...edited.values()].reduce((sum, text) => sum + wordsIn(text).length, 0);
  const perDay = Math.round(words / edited.size);
  const told = new Map(chosen.map(([day, lines]) => [day, toldOf(lines, perDay)]));
  return {
    days: f1OfDays([...told.keys()], edited),
    ownDays: f1OfDays(
      own.map(([day]) => day),
      edited,
    ),
    rouge1: alignedRouge(told, edited, 1),
    rouge2: alignedRouge(told, edited, 2),
    outcomes: [...edited.keys()].map((day) => outcomeOf(day, runs, new Set(told.keys()))),
  };
};

/** Share of lines that an earlier one repeats word for word. */
export const repeatsIn = ({ shown }: DailyRuns): number =>
  shown.length === 0 ? 0 : 1 - new Set(shown.map(({ text }) => text)).size / shown.length;
