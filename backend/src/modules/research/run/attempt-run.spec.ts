import type { TrackerSettings } from '#events/trackers/tracker-settings';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { attemptWith, gatheredNews } from '#test/support/research/attempts';
import { attemptRun } from './attempt-run';
import { outcomeOfRun } from './outcome-of-run';
import type { RunMaterial } from './run-material';
import type { ResearchRunPorts } from './run-ports';

const attempting = async (given: Partial<ResearchRunPorts> = {}, settings: Partial<TrackerSettings> = {}) => {
  const made = await attemptWith(settings);
  const { attempt, runner, clock } = made;
  const taken: string[] = [];
  const materials: RunMaterial[] = [];
  const requests: Parameters<ResearchRunPorts['gatherer']['gather']>[0][] = [];
  let stopsAt: string | null = null;
  const take = (step: string): void => {
    taken.push(step);
    if (stopsAt === step) made.stop();
  };
  const ports: ResearchRunPorts = {
    runner,
    clock,
    ids: { next: () => 'id' },
    scratch: new InMemoryReadStore(),
    proposerFor: () => null,
    searchEngineFor: () => null,
    check: null,
    gatherer: {
      gather: async (request) => {
        requests.push(request);
        take('read');
        return gatheredNews;
      },
    },
    compare: async () => {
      take('compare');
      return null;
    },
    edit: async () => {
      take('choose');
      return { kind: 'rules' };
    },
    findNews: async (run) => {
      materials.push(run);
      take('find_news');
      return outcomeOfRun(run);
    },
    write: null,
    illustrate: null,
    onFault: (error) => {
      throw error;
    },
    ...given,
  };
  const run = () => attemptRun(ports, attempt);
  return { ...made, taken, materials, requests, run, stopAt: (step: string) => (stopsAt = step) };
};

test('takes all steps in their order and records what it found', async () => {
  const { run, taken, finished, recorded } = await attempting();
  expect(await run()).toBe('over');
  expect(taken).toEqual(['read', 'compare', 'choose', 'find_news']);
  expect(finished).toMatchObject([{ result: { kind: 'published' } }]);
  expect(recorded).toEqual([]);
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

describe('the end of an attempt', () => {
  test('an attempt is repeated if the tracker is about something else by now', async () => {
    const { run, revise, finished, failed } = await attempting();
    await revise('Duties on timber');
    expect(await run()).toBe('tracker changed');
    expect([finished, failed]).toEqual([[], []]);
  });

  test('an attempt fails if the tracker was deleted meanwhile', async () => {
    const { run, remove, finished, failed } = await attempting();
    await remove();
    expect(await run()).toBe('over');
    expect([finished, failed]).toEqual([[], ['TRACKER_DELETED']]);
  });
});

describe('searches', () => {
  const viaduct = { language: 'en', words: 'Arlen viaduct' } as const;
  const searching = async (domains: readonly string[] = []) => {
    const topics: (readonly string[])[] = [];
    const proposerFor = () => async (known: readonly string[]) => {
      topics.push(known);
      return { searches: [viaduct], model: 'editor-1', costUsd: 0.5 };
    };
    return { ...(await attempting({ proposerFor }, { domains, editor: 'model' })), topics };
  };

  test('a model is asked for searches, which are recorded with their cost and used', async () => {
    const { run, requests, attempt, recorded } = await searching();
    await run();
    expect(requests).toMatchObject([{ searches: [viaduct] }]);
    expect(recorded).toMatchObject([
      { type: 'SearchesProposed', data: { runId: 'run', searches: [viaduct], model: 'editor-1' } },
    ]);
    expect(attempt.spending.usd).toBe(0.5);
  });

  test('a tracker that names its domains asks for no searches', async () => {
    const { run, requests, topics } = await searching(['agency.example']);
    await run();
    expect(requests).toMatchObject([{ domains: ['agency.example'], searches: [] }]);
    expect(topics).toEqual([]);
  });

  test('searches are not recorded while the process stops', async () => {
    const { run, recorded, stop } = await searching();
    stop();
    await run();
    expect(recorded).toEqual([]);
  });
});

describe('a reading', () => {
  const gatherer: ResearchRunPorts['gatherer'] = { gather: async () => ({ ...gatheredNews, finding: 'UNREACHABLE' }) };

  test('a reading of no page is a failure', async () => {
    const { run, failed } = await attempting({ gatherer });
    expect(await run()).toBe('over');
    expect(failed).toEqual(['UNREACHABLE']);
  });

  test('a reading that the process cut short is not a failure', async () => {
    const { run, failed, stop } = await attempting({ gatherer });
    stop();
    expect(await run()).toBe('over');
    expect(failed).toEqual([]);
  });
});

describe('the material', () => {
  test('the material is judged by words alone if there is no embedding model, which is not recorded', async () => {
    const { run, materials, recorded } = await attempting({ compare: null });
    await run();
    expect(materials).toMatchObject([{ nearness: null }]);
    expect(recorded).toEqual([]);
  });

  test('the material has no images', async () => {
    const { run, materials } = await attempting();
    await run();
    expect(materials[0]?.gathered.pages).toHaveLength(1);
    expect(materials[0]?.gathered.pages[0]).not.toHaveProperty('images');
  });

  test('the material has a model’s comparison, which is recorded', async () => {
    const nearness = new Map() as never;
    const compare = async () => ({ nearness, model: 'meaning-1', pages: 1, fault: null });
    const { run, materials, attempt, recorded } = await attempting({ compare });
    await run();
    expect(materials[0]?.nearness).toBe(nearness);
    expect(recorded).toEqual([
      { type: 'MeaningCompared', data: { ...attempt.run, model: 'meaning-1', pages: 1, compared: 0, fault: null } },
    ]);
  });
});

describe('the choice of what is told', () => {
  test('a tracker that chose a model is recorded as edited by none if there is none', async () => {
    const { run, materials, recorded } = await attempting({ edit: async () => ({ kind: 'missing' }) });
    await run();
    expect(materials).toMatchObject([{ editing: null }]);
    expect(recorded).toMatchObject([{ type: 'NewsEdited', data: { model: null, edited: 0, costUsd: 0 } }]);
  });

  test('a model’s choice is recorded with its cost', async () => {
    const editing = { pages: new Map() } as never;
    const editors: unknown[] = [];
    const edit: ResearchRunPorts['edit'] = async (_run, editor) => {
      editors.push(editor);
      return { kind: 'edited', editing, model: 'editor-1', pages: 1, costUsd: 0.25, fault: null };
    };
    const { run, materials, recorded, attempt } = await attempting(
      { edit, findNews: async (material) => outcomeOfRun({ ...(materials.push(material), material), editing: null }) },
      { editor: 'model' },
    );
    await run();
    expect(editors).toEqual(['model']);
    expect(materials[0]?.editing).toBe(editing);
    expect(recorded).toMatchObject([
      { type: 'NewsEdited', data: { model: 'editor-1', pages: 1, edited: 0, costUsd: 0.25 } },
    ]);
    expect(attempt.spending.usd).toBe(0.25);
  });
});

describe('the news', () => {
  test('the news is found once more if feedback was given meanwhile', async () => {
    const found: RunMaterial[] = [];
    const made = await attempting({
      findNews: async (run) => {
        if (found.push(run) === 1) await made.judge('claim', 'off_topic');
        return outcomeOfRun(run);
      },
    });
    expect(await made.run()).toBe('over');
    expect([found.length, made.finished.length]).toEqual([2, 1]);
  });

  test('the news is in the sources’ words if a model wrote nothing, and the reason is recorded with its cost', async () => {
    const reason = { kind: 'status', status: 500 } as const;
    const { run, attempt, finished, materials, recorded } = await attempting({
      write: async () => ({ kind: 'fault', reason, model: 'writer-1', costUsd: 0.1 }) as never,
    });
    await run();
    expect(finished).toEqual(materials.map(outcomeOfRun));
    expect(recorded).toMatchObject([
      { type: 'AnswerWritten', data: { model: 'writer-1', sentences: 0, replaced: 0, costUsd: 0.1, fault: reason } },
    ]);
    expect(attempt.spending.usd).toBe(0.1);
  });
});
