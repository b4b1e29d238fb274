import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { offerServices } from '../support/shared/offer-services';
import type { BenchRow } from './bench-row';
import { type Part, isPart, parts } from './parts';
import { answerOf } from './separate-process';

const short = (value: number): string =>
  Number.isNaN(value) ? '' : value.toLocaleString('en-US', { maximumSignificantDigits: 4 });

const line = ({ name, value, unit, ratio, limit, ok }: BenchRow): string => {
  const verdict = ok === undefined ? '  ' : ok ? 'ok' : 'NO';
  const measured = `${short(value)} ${unit}`.trim();
  return `${verdict}  ${name.padEnd(62)} ${measured.padStart(24)} ${(ratio === undefined ? '' : ratio.toFixed(3)).padStart(8)}  ${limit ?? ''}`;
};

const LONGEST_MINUTES = 90;

/** A part that fails becomes a failed row, and the others are still measured. */
const rowsOf = async (part: Part): Promise<readonly BenchRow[]> => {
  try {
    return await answerOf<readonly BenchRow[]>('part.bench.ts', [part]);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return [{ name: `${part} could not be measured`, value: Number.NaN, unit: '', ok: false }];
  }
};

/** `npm run bench`, optionally with names of parts. Only ratios within this run are judged. */
const main = async (): Promise<void> => {
  const [words, asked] = [process.argv.slice(2), process.argv.slice(2).filter(isPart)];
  if (asked.length < words.length) {
    throw new Error(`Parts are: ${Object.keys(parts).join(', ')}; quote those of two words.`);
  }
  const begun = performance.now();
  // Shows whether the machine was busy.
  const load = loadavg().map((average) => average.toFixed(2));
  process.stdout.write(`Load average at the start: ${load.join(' ')}\n`);
  const giveUp = setTimeout(() => {
    process.stderr.write(`The benchmarks took longer than ${LONGEST_MINUTES} minutes.\n`);
    process.exit(1);
  }, LONGEST_MINUTES * 60_000);
  const stopServices = await offerServices();
  const results: { part: string; rows: readonly BenchRow[] }[] = [];
  for (const part of asked.length === 0 ? (Object.keys(parts) as Part[]) : asked) {
    process.stdout.write(`\n${part}\n`);
    const rows = await rowsOf(part);
    for (const row of rows) process.stdout.write(`${line(row)}\n`);
    results.push({ part, rows });
  }
  await stopServices();
  clearTimeout(giveUp);
  process.stdout.write(`\n${Math.round((performance.now() - begun) / 1000)} s in all\n`);
  const machine = { node: process.version, processors: cpus().map(({ model }) => model), load };
  writeFileSync(join(__dirname, 'results.json'), `${JSON.stringify({ machine, results }, null, 2)}\n`);
  if (results.some(({ rows }) => rows.some(({ ok }) => ok === false))) process.exitCode = 1;
};

void main();
