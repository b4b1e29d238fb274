import { attemptWith } from '#test/support/research/attempts';
import { proposeSearches } from './proposed-searches-step';

const EVERYWHERE = { domains: [], editor: 'model' } as const;
const viaduct = { language: 'en', words: 'Arlen viaduct' } as const;

const searching = async (domains: readonly string[] = []) => {
  const made = await attemptWith({ ...EVERYWHERE, domains });
  const topics: (readonly string[])[] = [];
  const ports = {
    runner: made.runner,
    clock: made.clock,
    searchEngineFor: () => null,
    proposerFor: () => async (known: readonly string[]) => {
      topics.push(known);
      return { searches: [viaduct], model: 'editor-1', costUsd: 0.5 };
    },
  };
  return { ...made, ports, topics };
};

test('a model is asked for searches, which are recorded with their cost and read next', async () => {
  const { attempt, ports, recorded } = await searching();
  expect(await proposeSearches(ports, attempt)).toEqual({ step: 'read', searches: [viaduct] });
  expect(recorded).toMatchObject([{ type: 'RecordSearches', runId: 'run', searches: [viaduct], model: 'editor-1' }]);
  expect(attempt.spending.usd).toBe(0.5);
});

test('nobody is asked for a tracker that names where it looks', async () => {
  const { attempt, ports, topics } = await searching(['agency.example']);
  expect(await proposeSearches(ports, attempt)).toEqual({ step: 'read', searches: [] });
  expect(topics).toEqual([]);
});

test('what is proposed while the process stops is not recorded', async () => {
  const { attempt, ports, recorded, stop } = await searching();
  stop();
  expect(await proposeSearches(ports, attempt)).toEqual({ step: 'read', searches: [] });
  expect(recorded).toEqual([]);
});
