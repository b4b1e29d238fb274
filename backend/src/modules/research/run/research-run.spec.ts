import type { Verdict } from '#events/research/feedback.events';
import type { RunCause } from '#events/research/run.events';
import type { ProposedSearch } from '#events/research/searches';
import type { Editor } from '#events/trackers/tracker-settings';
import { idAt } from '#kernel/ids';
import { trackerDecider } from '#modules/trackers/domain/tracker.decider';
import type { GatheredPage } from '#pages/read-page';
import { fingerprintOf } from '#pages/text-page';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ConcurrencyConflict } from '#platform/command-handling/concurrency-conflict';
import { MAX_APPENDED_BYTES } from '#platform/event-store/append-request';
import { NotUpToDate } from '#platform/read-store/find-up-to-date';
import { StoreUnreachable } from '#platform/store-unreachable';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { failingAppends } from '#test/support/log/failing-appends';
import { runProcesses } from '#test/support/processes';
import { TestClock } from '#test/support/test-clock';
import { settings } from '#test/support/trackers/tracker-examples';
import { feedbackDecider } from '../domain/feedback.decider';
import { runDecider } from '../domain/run.decider';
import type { Gathered } from '../gather/gathering';
import { recordedEndsEndRuns } from '../processes/research.process';
import type { SearchProposer } from '../research-language-model';
import { outcomeOfRun } from './outcome-of-run';
import { carryOutRun } from './research-run';
import type { ResearchRunPorts } from './run-ports';

const TRACKER = 'tariffs';
const WITHIN = MAX_APPENDED_BYTES / 2;

const gatheredPage = (n: number, paragraphs: number): GatheredPage => {
  const url = `https://www.whitehouse.gov/${n}`;
  const news = `On February 27 the office raised the tariff on product ${n} to ${n} percent.`;
  const blocks = [news, ...Array.from({ length: paragraphs - 1 }, (_, index) => `Heading ${n}.${index}`)];
  const title = `Tariff ${n} is raised`;
  const about = {
    host: 'www.whitehouse.gov',
    publisher: 'The White House',
    author: '',
    publishedAt: '2026-02-27',
    extent: 'whole' as const,
  };
  return { url, foundAt: url, title, ...about, blocks, fingerprint: fingerprintOf(blocks) };
};

const gathered = (pages: readonly GatheredPage[]): Gathered => ({
  pages,
  documents: [],
  places: [],
  costUsd: 0,
  finding: 'readable',
  cutShort: false,
});

/** A tracker whose runs find the given pages; records their appends. `restart` simulates a new process. */
const research = async () => {
  const clock = new TestClock();
  let made = 0;
  const ids = { next: () => idAt(clock.now().getTime(), `id ${++made}`) };
  const kept = inMemoryEventStore();
  const appends: { readonly types: readonly string[]; readonly bytes: number }[] = [];
  const store = failingAppends({
    ...kept,
    append: async (stream, expected, events) => {
      if (stream === `research-${TRACKER}`) await beforeFindings();
      appends.push({ types: events.map(({ type }) => type), bytes: Buffer.byteLength(JSON.stringify(events)) });
      return kept.append(stream, expected, events);
    },
  });
  const faults: unknown[] = [];
  let pages: readonly GatheredPage[] = [];
  let write: ResearchRunPorts['write'] = null;
  let compare: ResearchRunPorts['compare'] = null;
  let searched: readonly (readonly string[])[] = [];
  let propose: SearchProposer | null = null;
  let chosen: readonly (string | undefined)[] = [];
  let beforeConclusion: () => Promise<unknown> = async () => undefined;
  let beforeFindings: () => Promise<unknown> = async () => undefined;
  const start = () => {
    const runner = new CommandRunner(store);
    const reactors = runProcesses(runner, [recordedEndsEndRuns]);
    const carryOut = carryOutRun({
      runner,
      gatherer: {
        gather: async ({ searches = [] }) => {
          searched = [...searched, searches.map(({ words }) => words)];
          return gathered(pages);
        },
      },
      findNews: async (run) => {
        await beforeConclusion();
        return outcomeOfRun(run);
      },
      compare,
      proposerFor: (by) => (by === 'rules' ? null : propose),
      edit: async (_run, by) => {
        chosen = [...chosen, by];
        return { kind: by === 'model' ? 'missing' : 'rules' };
      },
      check: null,
      searchEngineFor: () => null,
      write,
      illustrate: null,
      scratch: new InMemoryReadStore(),
      clock,
      ids,
      onFault: (error) => faults.push(error),
    });
    return { runner, reactors, carryOut };
  };
  let running = start();
  const log = async () => (await store.readAll({ after: -1, limit: 10_000 })).events;
  const context = () => ofTheSystem(ids.next(), clock.now());
  const settled = settings();
  let { domains } = settled;
  const creation = {
    type: 'CreateTracker',
    trackerId: TRACKER,
    ownerId: 'ann',
    settings: settled,
    parentId: null,
  } as const;
  await running.runner.run(trackerDecider, TRACKER, creation, context());

  const ofRun = async (runId: string): Promise<readonly string[]> =>
    (await log()).flatMap(({ type, data }) => ('runId' in data && data.runId === runId ? [type] : []));
  return {
    store,
    appends,
    faults,
    ofRun,
    context,
    restart: () => (running = start()),
    react: async () => {
      for (const event of await log()) {
        for (const { categories, react } of running.reactors) {
          if (categories.some((category) => event.stream.startsWith(`${category}-`))) await react(event);
        }
      }
    },
    request: async (runId: string, cause: RunCause = 'asked', period: string | null = null) => {
      clock.advance(60_000);
      const command = { type: 'RequestRun', trackerId: TRACKER, runId, cause, period } as const;
      return running.runner.run(runDecider, TRACKER, command, context());
    },
    /** From now on the tracker names this editor, instead of leaving it to the installation. */
    chooseEditor: async (editor: Editor) => {
      const revise = { type: 'ReviseTracker', by: 'ann', settings: { ...settled, domains, editor } } as const;
      await running.runner.run(trackerDecider, TRACKER, revise, context());
    },
    /** Takes away the tracker's domains. */
    lookEverywhere: async () => {
      domains = [];
      const revise = { type: 'ReviseTracker', by: 'ann', settings: { ...settled, domains } } as const;
      await running.runner.run(trackerDecider, TRACKER, revise, context());
    },
    /** From now on a model proposes searches, by the topics it was given. */
    proposing: (proposer: SearchProposer) => {
      propose = proposer;
      running = start();
    },
    /** What each run was to search for in addition to the topic's own words. */
    searched: () => searched,
    wait: (milliseconds: number) => clock.advance(milliseconds),
    /** The editor that each run was told the tracker chose. */
    chosen: () => chosen,
    /** Changes what the tracker is about. */
    edit: async (description: string, followUpId: string) => {
      const edited = { ...settled, domains, description };
      const revise = { type: 'ReviseTracker', by: 'ann', settings: edited } as const;
      await running.runner.run(trackerDecider, TRACKER, revise, context());
      const request = {
        type: 'RequestRun',
        trackerId: TRACKER,
        runId: followUpId,
        cause: 'edited',
        period: null,
      } as const;
      await running.runner.run(runDecider, TRACKER, request, context());
    },
    /** Gives the verdict on all claims so far. */
    judge: async (verdict: Verdict) => {
      const claimIds = (await log()).flatMap(({ data }) => ('claimId' in data ? [String(data.claimId)] : []));
      const command = { type: 'GiveFeedback', trackerId: TRACKER, ownerId: 'ann', updateId: null, note: null } as const;
      return running.runner.run(feedbackDecider, TRACKER, { ...command, claimIds, verdict }, context());
    },
    /** From now on a model finds every page this near to the topic, or fails. */
    compareAs: (nearness: number | null) => {
      compare = async ({ gathered: { pages: compared } }) => ({
        model: 'meaning-1',
        pages: compared.length,
        nearness: new Map(nearness === null ? [] : compared.map(({ url }) => [url, nearness])),
        fault: nearness === null ? { kind: 'status', status: 500 } : null,
      });
      running = start();
    },
    /** From now on a model is asked to write, in vain, at this price. */
    pay: (costUsd: number) => {
      const reason = { kind: 'empty_answer' } as const;
      write = async () => ({ kind: 'fault', code: 'GARBLED', reason, model: 'writer-1', costUsd });
      running = start();
    },
    beforeConclusion: (act: () => Promise<unknown>) => (beforeConclusion = act),
    /** Before the next append to the ledger. */
    beforeFindings: (act: () => Promise<unknown>) => {
      beforeFindings = () => {
        beforeFindings = async () => undefined;
        return act();
      };
    },
    carryOut: async (runId: string, found: readonly GatheredPage[]): Promise<readonly string[]> => {
      pages = found;
      clock.advance(1000);
      await running.carryOut({ trackerId: TRACKER, runId }, new AbortController().signal);
      return ofRun(runId);
    },
  };
};

test('records a first run over 60 pages of 1,500 paragraphs in appends well below a store’s limit', async () => {
  const { request, carryOut, appends, faults } = await research();
  const pages = Array.from({ length: 60 }, (_, n) => gatheredPage(n, 1500));
  await request('first');
  expect((await carryOut('first', pages)).slice(-2)).toEqual(['StateEstablished', 'RunEnded']);
  expect(faults).toEqual([]);
  expect(Math.max(...appends.map(({ bytes }) => bytes))).toBeLessThan(WITHIN);
  expect(appends.filter(({ types }) => types.includes('PagesRead')).length).toBeGreaterThan(1);

  await request('second');
  expect((await carryOut('second', pages)).slice(-2)).toEqual(['NothingNewFound', 'RunEnded']);
});

test('a tracker that chooses a model where none is set up is told by the rules, and its log says so', async () => {
  const { request, carryOut, chooseEditor, chosen, store } = await research();
  await request('first');
  expect(await carryOut('first', [gatheredPage(1, 20)])).not.toContain('NewsEdited');
  await chooseEditor('model');
  await request('second');
  await carryOut('second', [gatheredPage(2, 20)]);
  expect(chosen()).toEqual([undefined, 'model']);
  const { events } = await store.readAll({ after: -1, limit: 10_000 });
  expect(events.filter(({ type }) => type === 'NewsEdited').map(({ data }) => data)).toMatchObject([
    { runId: 'second', model: null, edited: 0 },
  ]);
});

describe('searches that a model proposes', () => {
  const WEEK = 7 * 86_400_000;
  const proposing = async (searches: readonly ProposedSearch[]) => {
    const desk = await research();
    await desk.lookEverywhere();
    const proposed: (readonly string[])[] = [];
    desk.proposing(async (topics) => {
      proposed.push(topics);
      return { searches, model: 'editor-1', costUsd: 0.5 };
    });
    const run = async (runId: string) => {
      await desk.request(runId);
      await desk.carryOut(runId, []);
    };
    return { ...desk, proposed, run };
  };
  const viaduct: ProposedSearch = { language: 'en', words: 'Arlen viaduct' };

  test('a model is asked once as long as the topic stays, and again after a week', async () => {
    const { run, searched, proposed, wait, edit } = await proposing([viaduct]);
    await run('first');
    await run('second');
    expect(searched()).toEqual([['Arlen viaduct'], ['Arlen viaduct']]);
    expect(proposed).toHaveLength(1);
    wait(WEEK);
    await run('third');
    expect(proposed).toHaveLength(2);
    await edit('Duties on timber', 'ignored');
    await run('ignored');
    expect(proposed[2]).toEqual(['Duties on timber']);
  });

  test('searches are in the log with their cost, which counts in the run', async () => {
    const { run, store } = await proposing([viaduct]);
    await run('first');
    const { events } = await store.readAll({ after: -1, limit: 10_000 });
    const dataOf = (type: string): unknown => events.find((event) => event.type === type)?.data;
    expect(dataOf('SearchesProposed')).toMatchObject({ runId: 'first', searches: [viaduct], model: 'editor-1' });
    expect(dataOf('NothingNewFound')).toMatchObject({ figures: { costUsd: 0.5 } });
  });

  test('useless searches are not requested again within the week', async () => {
    const { run, searched, proposed } = await proposing([]);
    await run('first');
    await run('second');
    expect(searched()).toEqual([[], []]);
    expect(proposed).toHaveLength(1);
  });

  test('searches are not used once the tracker chooses the rules', async () => {
    const { run, searched, chooseEditor } = await proposing([viaduct]);
    await run('first');
    await chooseEditor('rules');
    await run('second');
    expect(searched()).toEqual([['Arlen viaduct'], []]);
  });
});

test('a page whose opening alone is free to read is reported with that note, and does not count as read', async () => {
  const { request, carryOut, store } = await research();
  await request('first');
  await carryOut('first', [gatheredPage(1, 20), { ...gatheredPage(2, 3), extent: 'paywalled' }]);
  const { events } = await store.readAll({ after: -1, limit: 10_000 });
  const dataOf = (type: string): unknown => events.find((event) => event.type === type)?.data;
  expect(dataOf('DocumentsConsidered')).toMatchObject({
    considered: expect.arrayContaining([
      expect.objectContaining({ url: gatheredPage(1, 20).url, notes: [] }),
      expect.objectContaining({
        url: gatheredPage(2, 3).url,
        notes: [{ kind: 'paywalled' }],
      }),
    ]),
  });
  expect(dataOf('StateEstablished')).toMatchObject({ figures: { sourcesTried: 2, sourcesRead: 1 } });
});

test('a page in a language that is not known is reported with that note', async () => {
  const { request, carryOut, store } = await research();
  const blocks = [
    'Regeringen höjer tullen på stål från 10 till 25 procent.',
    'Höjningen gäller från den 1 april och var enligt ministern nödvändig för att skydda industrin. Företag med tillstånd betalar inte mer än under det gångna året, men branschen befarar högre kostnader.',
  ];
  await request('first');
  await carryOut('first', [gatheredPage(1, 20), { ...gatheredPage(2, 3), blocks, fingerprint: fingerprintOf(blocks) }]);
  const { events } = await store.readAll({ after: -1, limit: 10_000 });
  expect(events.find(({ type }) => type === 'DocumentsConsidered')?.data).toMatchObject({
    considered: expect.arrayContaining([
      expect.objectContaining({ url: gatheredPage(1, 20).url, notes: [] }),
      expect.objectContaining({
        url: gatheredPage(2, 3).url,
        notes: [{ kind: 'other_language' }],
      }),
    ]),
  });
});

describe('a run with a model of meaning', () => {
  const blocks = ['The ministry of ferries bought 14 ships for 300 million dollars from a yard in Lorn on January 5.'];
  const page: GatheredPage = {
    ...gatheredPage(4, 1),
    title: 'Ministry buys 14 ships',
    blocks,
    fingerprint: fingerprintOf(blocks),
  };
  const run = async (nearness: number | null) => {
    const desk = await research();
    desk.compareAs(nearness);
    await desk.request('first');
    const types = await desk.carryOut('first', [page]);
    const { events } = await desk.store.readAll({ after: -1, limit: 10_000 });
    return { types, compared: events.find(({ type }) => type === 'MeaningCompared')?.data };
  };

  test('a page that the model finds near is told, and the log says that it compared', async () => {
    const { types, compared } = await run(1);
    expect(types).toContain('ClaimRecorded');
    expect(compared).toMatchObject({ model: 'meaning-1', pages: 1, compared: 1, fault: null });
  });

  test('the words decide if the model fails, and the log says why', async () => {
    const { types, compared } = await run(null);
    expect(types).toContain('NothingNewFound');
    expect(compared).toMatchObject({ pages: 1, compared: 0, fault: { kind: 'status', status: 500 } });
  });
});

test('an ordinary run is one append, from which its end follows', async () => {
  const { request, carryOut, appends } = await research();
  await request('first');
  await carryOut('first', [gatheredPage(1, 20)]);
  expect(appends.slice(-3).map(({ types }) => types)).toEqual([
    ['DocumentsConsidered'],
    ['ClaimRecorded', 'PagesRead', 'StateEstablished'],
    ['RunEnded'],
  ]);
});

const published = (types: readonly string[]) =>
  types.filter((type) => type !== 'RunStarted' && type !== 'DocumentsConsidered');
const WHOLE = ['RunRequested', 'ClaimRecorded', 'PagesRead', 'StateEstablished', 'RunEnded'];

describe.each<[string, 'before' | 'after']>([
  ['RunStarted', 'before'],
  ['RunStarted', 'after'],
  ['DocumentsConsidered', 'before'],
  ['DocumentsConsidered', 'after'],
  ['StateEstablished', 'before'],
  ['StateEstablished', 'after'],
  ['RunEnded', 'before'],
  ['RunEnded', 'after'],
])('a process that crashes at the append of %s, %s it', (type, moment) => {
  const ended = async () => {
    const desk = await research();
    await desk.request('first');
    desk.store.failFrom(type, moment);
    await desk.carryOut('first', [gatheredPage(1, 20)]).catch(() => undefined);
    desk.store.recover();
    desk.restart();
    return desk;
  };

  test('leaves a run that resumes and tells everything once', async () => {
    const { carryOut, react } = await ended();
    expect(published(await carryOut('first', [gatheredPage(1, 20)]))).toEqual(WHOLE);
    await react();
    expect(published(await carryOut('first', [gatheredPage(1, 20)]))).toEqual(WHOLE);
  });

  test('leaves a tracker whose next run repeats nothing', async () => {
    const { carryOut, request, react } = await ended();
    await carryOut('first', [gatheredPage(1, 20)]);
    await react();
    await request('second');
    expect((await carryOut('second', [gatheredPage(1, 20)])).slice(-2)).toEqual(['NothingNewFound', 'RunEnded']);
  });
});

describe('a run without news', () => {
  const excluded =
    'The Secretary of Commerce excluded products of all countries from United States tariffs under Executive Order 14999 on January 5.';
  const saying = (path: string, publishedAt: string, ...blocks: readonly string[]): GatheredPage => {
    const url = `https://www.whitehouse.gov/${path}`;
    const title = 'Exclusion of Products';
    return { ...gatheredPage(3, 1), url, foundAt: url, title, blocks, publishedAt, fingerprint: fingerprintOf(blocks) };
  };
  const order = saying('1', '2026-01-05', excluded);
  const copy = saying('2', '2026-01-06', excluded, 'The study: https://doi.org/10.1257/aer.20260001.');

  test('recomposes the overview if it learnt on which paper the pages of a line report, once', async () => {
    const desk = await research();
    await desk.request('first');
    expect(await desk.carryOut('first', [order])).toContain('StateEstablished');
    await desk.request('second');
    expect((await desk.carryOut('second', [order, copy])).slice(-3)).toEqual([
      'OverviewRecomposed',
      'NothingNewFound',
      'RunEnded',
    ]);
    const { events } = await desk.store.readAll({ after: -1, limit: 10_000 });
    const recomposed = events.find(({ type }) => type === 'OverviewRecomposed')?.data;
    expect(recomposed).toMatchObject({
      state: {
        lines: expect.arrayContaining([
          expect.objectContaining({
            remarks: expect.arrayContaining([
              expect.objectContaining({ kind: 'paper', paper: 'doi:10.1257/aer.20260001' }),
            ]),
          }),
        ]),
      },
    });
    await desk.request('third');
    expect(await desk.carryOut('third', [order, copy])).not.toContain('OverviewRecomposed');
  });
});

describe('feedback counts from the next run on', () => {
  const later = (title: string, news: string): GatheredPage => {
    const url = `https://www.whitehouse.gov/${encodeURIComponent(title)}`;
    const blocks = [news];
    return {
      ...gatheredPage(2, 1),
      url,
      foundAt: url,
      title,
      blocks,
      publishedAt: '2026-03-10',
      fingerprint: fingerprintOf(blocks),
    };
  };
  const near = later(
    'Products pay a higher tariff',
    'On March 10 the office raised the tariff on product 1 to 3 percent.',
  );
  const other = later(
    'Canada signs an agreement on tariffs',
    'Canada signed an agreement on Tuesday that ends its tariff on dairy products of the United States.',
  );
  const afterFirstRun = async () => {
    const desk = await research();
    await desk.request('first');
    await desk.carryOut('first', [gatheredPage(1, 1)]);
    await desk.request('second');
    return desk;
  };
  const dataOf = async ({ store }: Awaited<ReturnType<typeof research>>, type: string) =>
    (await store.readAll({ after: -1, limit: 10_000 })).events.findLast((event) => event.type === type)?.data;

  test('a page near the line is told if there is no feedback', async () => {
    const desk = await afterFirstRun();
    expect(await desk.carryOut('second', [near])).toContain('UpdatePublished');
  });

  test('a page near an off-topic line is not told, and the ledger says what was kept out', async () => {
    const desk = await afterFirstRun();
    await desk.judge('off_topic');
    expect(await desk.carryOut('second', [near])).toContain('NothingNewFound');
    expect(await dataOf(desk, 'FeedbackObeyed')).toMatchObject({ runId: 'second', keptOut: [{ pages: [near.url] }] });
  });

  test('a wrong line is not in the next overview', async () => {
    const desk = await afterFirstRun();
    await desk.judge('wrong');
    await desk.carryOut('second', [other]);
    expect(await dataOf(desk, 'UpdatePublished')).toMatchObject({
      state: { lines: [{ text: other.blocks[0], sources: [1] }] },
    });
  });

  test('feedback given during a run counts for that run too', async () => {
    const desk = await afterFirstRun();
    desk.beforeConclusion(() => desk.judge('off_topic'));
    expect(await desk.carryOut('second', [near])).toContain('NothingNewFound');
  });

  test('the cost of a conclusion counts also if another takes its place', async () => {
    const desk = await afterFirstRun();
    desk.pay(0.5);
    desk.beforeConclusion(() => desk.judge('wrong'));
    await desk.carryOut('second', [other]);
    expect(await dataOf(desk, 'UpdatePublished')).toMatchObject({ figures: { costUsd: 1 } });
  });
});

describe('a tracker that is edited during a run', () => {
  test('the run begins again with the new text', async () => {
    const desk = await research();
    await desk.request('first');
    let isEdited = false;
    desk.beforeConclusion(async () => {
      if (!isEdited) await desk.edit('Duties on timber', 'second');
      isEdited = true;
    });
    const types = await desk.carryOut('first', [gatheredPage(1, 20)]);
    expect(types).toEqual(expect.arrayContaining(['RunFollowUpRequested', 'RunRestarted', 'RunEnded']));
    expect(await desk.ofRun('second')).toEqual([]);
  });

  test('again and again, keeps the run open for its next attempt', async () => {
    const desk = await research();
    await desk.request('first');
    let edits = 0;
    desk.beforeConclusion(async () => {
      if (edits < 4) await desk.edit(`Duties on timber, ${++edits}`, `after edit ${edits}`);
    });
    expect((await desk.carryOut('first', [gatheredPage(1, 20)])).at(-1)).toBe('RunRestarted');
    expect((await desk.carryOut('first', [gatheredPage(1, 20)])).at(-1)).toBe('RunEnded');
    expect(await desk.ofRun('after edit 4')).toEqual([]);
  });

  test('the tracker is read again if the run was already recording its findings', async () => {
    const desk = await research();
    await desk.request('first');
    desk.beforeFindings(() => desk.edit('Duties on timber', 'second'));
    expect((await desk.carryOut('first', [gatheredPage(1, 20)])).at(-1)).toBe('RunEnded');
    expect(await desk.ofRun('second')).toEqual(['RunRequested']);
  });
});

test('two workers on one run record it once', async () => {
  const { request, carryOut, ofRun } = await research();
  await request('first');
  await Promise.all([carryOut('first', [gatheredPage(1, 20)]), carryOut('first', [gatheredPage(1, 20)])]);
  expect((await ofRun('first')).filter((type) => type === 'StateEstablished')).toEqual(['StateEstablished']);
});

describe.each([
  ['MongoDB is away', new StoreUnreachable('MongoDB', new Error('connect ECONNREFUSED'))],
  ['other processes keep appending', new ConcurrencyConflict('run-tariffs')],
  ['a read model is behind', new NotUpToDate('behind', ['documents'])],
])('while %s', (_, passing) => {
  test('a run stays open, and its next attempt tells everything', async () => {
    const { request, carryOut, beforeConclusion, ofRun, faults } = await research();
    await request('first');
    beforeConclusion(() => Promise.reject(passing));
    await expect(carryOut('first', [gatheredPage(1, 20)])).rejects.toBe(passing);
    expect(await ofRun('first')).toEqual(['RunRequested', 'RunStarted']);
    beforeConclusion(async () => undefined);
    expect(published(await carryOut('first', [gatheredPage(1, 20)]))).toEqual(WHOLE);
    expect(faults).toEqual([]);
  });
});

test('a run whose engine fails is recorded as failed', async () => {
  const { request, carryOut, beforeConclusion, store, faults } = await research();
  await request('first');
  const fault = new Error('The thread ended.');
  beforeConclusion(() => Promise.reject(fault));
  expect(await carryOut('first', [gatheredPage(1, 20)])).toContain('RunFailed');
  const { events } = await store.readAll({ after: -1, limit: 10_000 });
  expect(events.find(({ type }) => type === 'RunFailed')?.data).toMatchObject({ reason: 'ENGINE_FAILED' });
  expect(faults).toEqual([fault]);
});

test('a run whose findings are stored without an answer of the store is not repeated', async () => {
  const { request, carryOut, store, ofRun } = await research();
  await request('first');
  const append = store.append.bind(store);
  const unanswered = jest.spyOn(store, 'append').mockImplementation(async (stream, expected, events) => {
    const appended = await append(stream, expected, events);
    if (events.some(({ type }) => type === 'StateEstablished')) {
      throw new StoreUnreachable('event store', new Error('read ECONNRESET'));
    }
    return appended;
  });
  await expect(carryOut('first', [gatheredPage(1, 20)])).rejects.toThrow(StoreUnreachable);
  expect(await ofRun('first')).not.toContain('RunFailed');
  unanswered.mockRestore();
  expect(published(await carryOut('first', [gatheredPage(1, 20)]))).toEqual(WHOLE);
});
