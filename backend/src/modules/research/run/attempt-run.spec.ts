import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { attemptWith, gatheredNews } from '#test/support/research/attempts';
import { attemptRun } from './attempt-run';
import { outcomeOfRun } from './outcome-of-run';
import type { ResearchRunPorts } from './run-ports';

const attempting = async () => {
  const made = await attemptWith();
  const { attempt, runner, clock } = made;
  const taken: string[] = [];
  const take = (step: string): void => void taken.push(step);
  let stopsAt: string | null = null;
  const ports: Omit<ResearchRunPorts, 'illustrate' | 'ids' | 'onFault'> = {
    runner,
    clock,
    scratch: new InMemoryReadStore(),
    proposerFor: () => null,
    searchEngineFor: () => null,
    check: null,
    gatherer: {
      gather: async () => {
        take('read');
        if (stopsAt === 'read') made.stop();
        return gatheredNews;
      },
    },
    compare: async () => {
      take('compare');
      if (stopsAt === 'compare') made.stop();
      return null;
    },
    edit: async () => {
      take('choose');
      return 'rules';
    },
    findNews: async (run) => {
      take('find_news');
      if (stopsAt === 'find_news') made.stop();
      return outcomeOfRun(run);
    },
    write: null,
  };
  const run = () => attemptRun(ports as ResearchRunPorts, attempt);
  return { ...made, taken, run, stopAt: (step: string) => (stopsAt = step) };
};

test('takes all steps in their order and records what it found', async () => {
  const { run, taken, finished } = await attempting();
  expect(await run()).toBe('over');
  expect(taken).toEqual(['read', 'compare', 'choose', 'find_news']);
  expect(finished).toHaveLength(1);
});

test.each([
  ['read', ['read']],
  ['compare', ['read', 'compare']],
  ['find_news', ['read', 'compare', 'choose', 'find_news']],
])('takes no further step once the process stops while it should %s, and the run stays open', async (step, steps) => {
  const { run, taken, stopAt, finished, failed } = await attempting();
  stopAt(step);
  expect(await run()).toBe('over');
  expect(taken).toEqual(steps);
  expect([finished, failed]).toEqual([[], []]);
});

test('is to be repeated if the tracker is about something else by now', async () => {
  const { run, revise, attempt, finished } = await attempting();
  await revise('Duties on timber');
  expect(attempt.tracker.settings.description).not.toBe('Duties on timber');
  expect(await run()).toBe('trackerChanged');
  expect(finished).toEqual([]);
});
