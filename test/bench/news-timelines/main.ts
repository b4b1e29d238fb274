import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { crisisTopics } from './crisis-set';
import { dailyRuns } from './daily-runs';
import { plainReaders } from './plain-readers';
import { repeatsIn, scoreOf, type PageOutcome, type TimelineScore } from './scores';
import { newsTopics, type NewsTopic } from './timeline-set';

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Row extends Omit<TimelineScore, 'outcomes'> {
  readonly outcomes: readonly PageOutcome[];
  /** Of the days of readers without an engine, by name. */
  readonly plain: Readonly<Record<string, number>>;
}

const print = (title: string, rows: readonly Row[], repeats: number): void => {
  const mean = (of: (row: Row) => number): string => meanOf(rows.map(of)).toFixed(3);
  const names = Object.keys(rows[0]?.plain ?? {});
  const cells = Object.entries({
    timelines: String(rows.length),
    days: mean(({ days }) => days),
    'own days': mean(({ ownDays }) => ownDays),
    'R-1': mean(({ rouge1 }) => rouge1),
    'R-2': mean(({ rouge2 }) => rouge2),
    repeats: repeats.toFixed(3),
    ...Object.fromEntries(names.map((name) => [name, mean(({ plain }) => plain[name] ?? 0)])),
  }).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${title.padEnd(18)} ${cells.join('  ')}\n`);
};

/** The set in a folder, by how the folder looks. */
const topicsIn = (root: string): readonly NewsTopic[] =>
  existsSync(join(root, 'es', 'reference')) ? crisisTopics(root) : newsTopics(root);

/**
 * Runs trackers day by day over news of several topics and compares what they tell with the timelines of editors. `TOPICS`
 * chooses topics by a pattern of their names.
 */
const main = (): void => {
  const { TIMELINES, TOPICS = '' } = process.env;
  if (TIMELINES === undefined) throw new Error('Set TIMELINES to the folder of the set Timeline17 or CL-TLS.');
  const wanted = new RegExp(TOPICS);
  const all: Row[] = [];
  const repeats: number[] = [];
  for (const topic of topicsIn(TIMELINES).filter(({ name }) => wanted.test(name))) {
    const runs = dailyRuns(topic);
    const rows = topic.timelines.map((timeline) => ({
      ...scoreOf(runs, timeline),
      plain: plainReaders(topic, timeline),
    }));
    print(topic.name, rows, repeatsIn(runs));
    all.push(...rows);
    repeats.push(repeatsIn(runs));
  }
  print('all', all, meanOf(repeats));
  const outcomes = all.flatMap((score) => score.outcomes);
  const shareOf = (outcome: PageOutcome): number =>
    outcomes.filter((each) => each === outcome).length / outcomes.length;
  for (const outcome of ['chosen', 'told', 'on topic, nothing told', 'off topic', 'no page'] as const)
    process.stdout.write(`${outcome.padEnd(24)} ${shareOf(outcome).toFixed(3)} of the editors’ days\n`);
};

main();
