import { attemptWith, gatheredNews } from '#test/support/research/attempts';
import { outcomeOfRun } from '../outcome-of-run';
import type { ResearchRunPorts } from '../run-ports';
import { materialOfRun } from '../run-material';
import { findNewsOfRun } from './find-news';

const finding = async (write: ResearchRunPorts['write'] = null) => {
  const made = await attemptWith();
  const at = {
    step: 'find_news',
    gathered: gatheredNews,
    feedback: {},
    material: materialOfRun(made.attempt, gatheredNews),
  } as const;
  const findNews = async (...[run]: Parameters<ResearchRunPorts['findNews']>) => outcomeOfRun(run);
  return { ...made, at, ports: { runner: made.runner, findNews, write } };
};

test('what is news is recorded next, in the sources’ own words', async () => {
  const { attempt, ports, at, recorded } = await finding();
  expect(await findNewsOfRun(ports, attempt, at)).toMatchObject({
    step: 'record',
    outcome: { result: { kind: 'published' } },
  });
  expect(recorded).toEqual([]);
});

test('feedback that was given meanwhile counts: its news are found once more', async () => {
  const { attempt, ports, at, judge } = await finding();
  const findNews: ResearchRunPorts['findNews'] = async (run) => {
    await judge('claim', 'off_topic');
    return outcomeOfRun(run);
  };
  const again = await findNewsOfRun({ ...ports, findNews }, attempt, at);
  expect(again).toMatchObject({ step: 'find_news', feedback: { claim: { verdict: 'off_topic' } } });
  if (again.step !== 'find_news') throw new Error('They were not found again.');
  expect(await findNewsOfRun(ports, attempt, again)).toMatchObject({ step: 'record' });
});

test('a model that wrote nothing leaves the sources’ words, and why is recorded with its cost', async () => {
  const reason = { kind: 'status', status: 500 } as const;
  const { attempt, ports, at, recorded } = await finding(
    async () => ({ kind: 'fault', reason, model: 'writer-1', costUsd: 0.1 }) as never,
  );
  const { outcome } = (await findNewsOfRun(ports, attempt, at)) as { outcome?: unknown };
  expect(outcome).toEqual(outcomeOfRun(at.material));
  expect(recorded).toMatchObject([
    { type: 'RecordWriting', model: 'writer-1', sentences: 0, replaced: 0, costUsd: 0.1, fault: reason },
  ]);
  expect(attempt.spending.usd).toBe(0.1);
});
