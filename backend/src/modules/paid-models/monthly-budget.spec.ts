import { uuidV7 } from '#kernel/ids';
import { CommandRunner } from '#platform/command-handling/command-runner';
import type { EventStore } from '#platform/event-store/event-store';
import { modelFault, type LanguageModelFault, type ModelReply } from '#platform/language-model/language-model';
import type { ReadStore } from '#platform/read-store/read-store';
import { engineCosts } from '#projections/paid-models/engine-costs/engine-costs.projection';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { nothingNewFound } from '#test/support/research/research-examples';
import { TestClock } from '#test/support/test-clock';
import { MonthlyBudget } from './monthly-budget';

let log: EventStore;
let clock: TestClock;
let ids = 0;

beforeEach(() => {
  log = inMemoryEventStore();
  clock = new TestClock();
});

/** A process with this limit. */
const budgetOf = (
  monthlyBudgetUsd?: number,
  reads: Pick<ReadStore, 'get'> = new InMemoryReadStore(),
): MonthlyBudget => {
  const next = () => uuidV7(clock.now().getTime(), Buffer.from(String(++ids).padStart(10, '0')));
  const settings = monthlyBudgetUsd === undefined ? {} : { monthlyBudgetUsd };
  return new MonthlyBudget(settings, reads, clock, { next }, new CommandRunner(log));
};

const replying =
  (costUsd: number): (() => Promise<ModelReply>) =>
  async () => ({ kind: 'reply', text: 'Fine.', costUsd });

/** Whether one use was admitted, after which its cost is recorded. */
const use = async (budget: MonthlyBudget, ask: () => Promise<ModelReply | LanguageModelFault>): Promise<boolean> => {
  const expense = budget.open('writing');
  try {
    const answer = await expense.ask(ask);
    return answer.kind !== 'fault' || answer.code !== 'OVER_BUDGET';
  } catch {
    return true;
  } finally {
    await expense.settle();
  }
};

/** How many uses of a dollar each are admitted. */
const left = async (budget: MonthlyBudget): Promise<number> => {
  for (let uses = 0; ; uses++) if (!(await use(budget, replying(1)))) return uses;
};

test('uses at the same time, of two processes, do not spend the same money', async () => {
  const processes = [budgetOf(0.06), budgetOf(0.06)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => use(processes[n % 2] ?? budgetOf(0.06), replying(0.05))),
  );
  expect(answers.filter((admitted) => admitted)).toHaveLength(1);
});

test('a use spends what it costs', async () => {
  expect(await left(budgetOf(10))).toBe(10);
});

test.each([
  ['was stopped, and says what it cost', async () => ({ ...modelFault('STOPPED', { kind: 'stopped' }), costUsd: 2 })],
  ['gave nothing usable, at an unknown cost', async () => modelFault('GARBLED', { kind: 'empty_answer' })],
  ['was cut off after its timeout', async () => modelFault('UNAVAILABLE', { kind: 'timeout', seconds: 120 })],
  ['ended in an exception', () => Promise.reject(new Error('cut'))],
] satisfies ReadonlyArray<[string, () => Promise<LanguageModelFault>]>)(
  'a use that %s counts: if its cost is unknown, as the dearest one so far',
  async (_which, ask) => {
    const budget = budgetOf(10);
    await use(budget, replying(2));
    await use(budget, ask);
    expect(await left(budget)).toBe(6);
  },
);

test.each([
  ['refused', modelFault('REFUSED', { kind: 'status', status: 401 })],
  ['not there', modelFault('UNAVAILABLE', { kind: 'network', fault: 'refused' })],
])('a vendor that is %s costs nothing', async (_which, fault) => {
  const budget = budgetOf(10);
  await use(budget, async () => fault);
  expect(await left(budget)).toBe(10);
});

test('the cost of a question that is still being cut off is waited for', async () => {
  const budget = budgetOf(10);
  const expense = budget.open('conversation');
  let cut = (): void => undefined;
  const answer = expense.ask(
    () =>
      new Promise<LanguageModelFault>((resolve) => {
        cut = () => resolve({ ...modelFault('STOPPED', { kind: 'stopped' }), costUsd: 0.04 });
      }),
  );
  while ((await log.readStream('spending-2026-03')).length === 0) await Promise.resolve();
  const settled = expense.settle();
  setImmediate(() => cut());
  await Promise.all([answer, settled]);
  expect((await log.readStream('spending-2026-03')).at(-1)).toMatchObject({
    type: 'SpendingSettled',
    data: { usd: 0.04 },
  });
});

test('the reservation of a killed process counts as spent', async () => {
  await use(budgetOf(10), replying(2));
  await budgetOf(10).open('writing').ask(replying(1));
  // Two dollars were reserved, and as much has to be left for a use beside it.
  expect(await left(budgetOf(10))).toBe(5);
});

test('costs recorded before the first reservation of the month count', async () => {
  const reads = await filledReadStore([engineCosts], [nothingNewFound('run', 7)]);
  expect(await budgetOf(7, reads).isSpent()).toBe(true);
  expect(await left(budgetOf(10, reads))).toBe(3);
  expect(await budgetOf(10, reads).isSpent()).toBe(true);
});

test('another month has a budget of its own', async () => {
  await left(budgetOf(10));
  expect(await budgetOf(10).isSpent()).toBe(true);
  clock.advance(31 * 86_400_000);
  expect(await budgetOf(10).isSpent()).toBe(false);
  expect(await left(budgetOf(10))).toBe(10);
});

test('a budget without a limit records nothing', async () => {
  await use(budgetOf(), replying(5));
  expect(await log.lastPosition()).toBe(-1);
});
