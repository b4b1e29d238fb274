import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import type { Figure } from './figures';
import { knockouts, type Knockout } from './knockouts';

const run = promisify(execFile);

type Figures = readonly Figure[];

const measure = async (parts: readonly Knockout[]): Promise<Figures> => {
  const { stdout } = await run(
    process.execPath,
    [
      ...['support/typescript-register.cjs', 'bench/ablation/without-parts.cjs'].flatMap((file) => [
        '--require',
        `./test/${file}`,
      ]),
      'test/bench/ablation/measured.ts',
    ],
    { env: { ...process.env, KNOCKOUTS: JSON.stringify(parts) }, maxBuffer: 2 ** 24 },
  );
  return JSON.parse(stdout) as Figures;
};

/** What changed by more than noise: `reversals missed, of 20 2 → 9`, the worse first. */
interface Effect {
  readonly figure: string;
  readonly from: number;
  readonly to: number;
  readonly isLoss: boolean;
}

const effectsOn = (before: Figures, after: Figures): readonly Effect[] =>
  before
    .flatMap(({ name, value, noise, better }) => {
      const to = after.find((each) => each.name === name)?.value ?? Number.NaN;
      const gain = better === 'more' ? to - value : value - to;
      return Math.abs(gain) > noise + 1e-9 || Number.isNaN(to)
        ? [{ figure: name, from: value, to, isLoss: !(gain > 0) }]
        : [];
    })
    .sort((a, b) => Number(b.isLoss) - Number(a.isLoss));

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(3).replace(/^0/, ''));

const row = (
  { name, lines }: Pick<Knockout, 'name' | 'lines'>,
  effects: readonly Effect[],
  outcome: string,
): string => {
  const said = effects.map(
    ({ figure, from, to, isLoss }) => `${isLoss ? '' : '(better) '}${figure} ${shown(from)} → ${shown(to)}`,
  );
  return `| ${name} | ${lines} | ${outcome} | ${said.join('; ')} |`;
};

/**
 * Switches parts of the engine off, one at a time, and says what that does to labels and timelines that guided no rule.
 * Arguments choose parts by the beginning of their names, and
 * `--together` switches off all of those at once.
 */
const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2).filter((each) => !each.startsWith('--'));
  const all = knockouts().filter(({ name }) => wanted.length === 0 || wanted.some((each) => name.startsWith(each)));
  // Whole files first, the longest of them first: a list of a file that earns nothing earns nothing either.
  const inTurn = [...all].sort(
    (a, b) => Number(a.name.includes(': ')) - Number(b.name.includes(': ')) || b.lines - a.lines,
  );
  const wholes = all.filter(({ name }) => !name.includes(': '));
  const rounds = process.argv.includes('--together')
    ? [wholes.length > 0 ? wholes : all]
    : inTurn.map((each) => [each]);
  const before = await measure([]);
  const log = process.env['ABLATION_LOG'];
  const known = log !== undefined && existsSync(log) ? readFileSync(log, 'utf8') : '';
  const limit = pLimit(availableParallelism());
  process.stdout.write('| part | lines | | what it does to which figure |\n| --- | --- | --- | --- |\n');
  await Promise.all(
    rounds.map((parts) =>
      limit(async () => {
        const name = parts.map((part) => part.name).join(', ');
        if (known.includes(`| ${name} |`)) return;
        const lines = parts.reduce((sum, part) => sum + part.lines, 0);
        const print = (effects: readonly Effect[], outcome: string): void => {
          const line = `${row({ name, lines }, effects, outcome)}\n`;
          process.stdout.write(line);
          if (log !== undefined) appendFileSync(log, line);
        };
        try {
          const after = await measure(parts);
          const effects = effectsOn(before, after);
          print(effects, effects.some(({ isLoss }) => isLoss) ? 'earns' : effects.length > 0 ? 'costs' : 'nothing');
        } catch (error) {
          print([], `fails: ${String(error).split('\n').at(-2) ?? ''}`);
        }
      }),
    ),
  );
};

void main();
