import { dailyRuns } from './daily-runs';
import { repeatsIn, scoreOf, type Fate, type TimelineScore } from './scores';
import { newsTopics } from './timeline-set';

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const print = (title: string, scores: readonly TimelineScore[], repeats: number): void => {
  const cells = Object.entries({
    timelines: String(scores.length),
    days: meanOf(scores.map(({ days }) => days)).toFixed(3),
    'R-1': meanOf(scores.map(({ rouge1 }) => rouge1)).toFixed(3),
    'R-2': meanOf(scores.map(({ rouge2 }) => rouge2)).toFixed(3),
    repeats: repeats.toFixed(3),
  }).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${title.padEnd(18)} ${cells.join('  ')}\n`);
};

/** Runs trackers day by day over news of nine topics and compares what they tell with the timelines of editors. */
const main = (): void => {
  const { TIMELINES } = process.env;
  if (TIMELINES === undefined) throw new Error('Set TIMELINES to the folder of the set Timeline17.');
  const all: TimelineScore[] = [];
  const repeats: number[] = [];
  for (const topic of newsTopics(TIMELINES)) {
    const runs = dailyRuns(topic);
    const scores = topic.timelines.map((timeline) => scoreOf(runs, timeline));
    print(topic.name, scores, repeatsIn(runs));
    all.push(...scores);
    repeats.push(repeatsIn(runs));
  }
  print('all', all, meanOf(repeats));
  const fates = all.flatMap((score) => score.fates);
  const shareOf = (fate: Fate): number => fates.filter((each) => each === fate).length / fates.length;
  for (const fate of ['chosen', 'told', 'on topic, nothing told', 'off topic', 'no page'] as const)
    process.stdout.write(`${fate.padEnd(24)} ${shareOf(fate).toFixed(3)} of the editors’ days\n`);
};

main();
