import { attemptWith, gatheredNews } from '#test/support/research/attempts';
import { concludeRun } from '../conclude-run';
import type { ResearchRunPorts } from '../run-ports';
import { toConclude } from '../to-conclude';
import { concludePages } from './conclude-pages';

const concluding = async (write: ResearchRunPorts['write'] = null) => {
  const made = await attemptWith();
  const at = {
    step: 'conclude',
    gathered: gatheredNews,
    feedback: {},
    concluding: toConclude(made.attempt, gatheredNews),
  } as const;
  const conclude = async (...[run]: Parameters<ResearchRunPorts['conclude']>) => concludeRun(run);
  return { ...made, at, ports: { runner: made.runner, conclude, write } };
};

test('what is news is recorded next, in the sources’ own words', async () => {
  const { attempt, ports, at, recorded } = await concluding();
  expect(await concludePages(ports, attempt, at)).toMatchObject({
    step: 'record',
    outcome: { result: { kind: 'published' } },
  });
  expect(recorded).toEqual([]);
});

test('feedback that was given meanwhile counts: it is concluded once more', async () => {
  const { attempt, ports, at, judge } = await concluding();
  const conclude: ResearchRunPorts['conclude'] = async (run) => {
    await judge('claim', 'off_topic');
    return concludeRun(run);
  };
  const again = await concludePages({ ...ports, conclude }, attempt, at);
  expect(again).toMatchObject({ step: 'conclude', feedback: { claim: { verdict: 'off_topic' } } });
  if (again.step !== 'conclude') throw new Error('It was not concluded again.');
  expect(await concludePages(ports, attempt, again)).toMatchObject({ step: 'record' });
});

test('a model that wrote nothing leaves the sources’ words, and why is recorded with its cost', async () => {
  const reason = { kind: 'status', status: 500 } as const;
  const { attempt, ports, at, recorded, spent } = await concluding(
    async () => ({ kind: 'fault', reason, model: 'writer-1', costUsd: 0.1 }) as never,
  );
  const { outcome } = (await concludePages(ports, attempt, at)) as { outcome?: unknown };
  expect(outcome).toEqual(concludeRun(at.concluding));
  expect(recorded).toMatchObject([
    { type: 'RecordWriting', model: 'writer-1', sentences: 0, replaced: 0, costUsd: 0.1, fault: reason },
  ]);
  expect(spent).toEqual([0.1]);
});
