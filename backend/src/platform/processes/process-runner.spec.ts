import { type Decider, isRefusal, refuse } from '#kernel/decider';
import { type EventOf, event, declareEvents } from '#kernel/events';
import { uuidV7 } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { failingAppends, PowerFailure } from '#test/support/log/failing-appends';
import { entityId, ofTheSystem } from '../command-handling/command-context';
import { accepted } from '../command-handling/command-outcome';
import { CommandRunner } from '../command-handling/command-runner';
import { ContextCommand } from '../command-handling/context-command';
import type { Reactor } from '../projection-runner/reactors/reactor';
import { type Process, acceptedOf, commandStep, sideEffectStep, processOf, sendStep } from './process';
import { ProcessRunner } from './process-runner';

const orderEvents = declareEvents('order', { OrderPlaced: event<{ readonly order: string; readonly note: string }>() });
const stockEvents = declareEvents('stock', { StockTaken: event<{ readonly note: string }>() });

/** Orders can change their note; stock follows, and refuses forbidden notes. */
const orderDecider: Decider<
  { readonly type: 'Place'; readonly order: string; readonly note: string },
  EventOf<typeof orderEvents>,
  string
> = {
  events: orderEvents,
  initialState: '',
  evolve: (_note, { data }) => data.note,
  decide: ({ order, note }) => [{ type: 'OrderPlaced', data: { order, note } }],
};
const stockDecider: Decider<{ readonly type: 'Take'; readonly note: string }, EventOf<typeof stockEvents>, string> = {
  events: stockEvents,
  initialState: '',
  evolve: (_note, { data }) => data.note,
  decide: ({ note }) =>
    note === 'forbidden' ? refuse('INVALID', 'Not that.') : [{ type: 'StockTaken', data: { note } }],
};

const stockFollows = processOf(orderEvents, {
  name: 'stock-follows',
  on: ['OrderPlaced'],
  react: ({ data: { order, note } }) => [commandStep(stockDecider, order, { type: 'Take', note })],
});

class Announce extends ContextCommand<{ readonly order: string }, { readonly announced: string }> {}

const installation = (processes: readonly Process[], store = failingAppends(inMemoryEventStore())) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  const sent: Announce[] = [];
  const skipped = new Map<string, readonly string[]>();
  const start = () => {
    const runner = new CommandRunner(store);
    const commands = {
      execute: async (command: Announce) => {
        sent.push(command);
        return accepted({ announced: command.request.order });
      },
    };
    const log = { warn: (line: string) => warnings.push(line), error: (line: string) => errors.push(line) };
    const interventions = async (name: string) => ({ paused: false, skipped: new Set(skipped.get(name)) });
    const running = new ProcessRunner(runner, commands as never, interventions, log);
    const reactors = processes.map((each): Reactor => running.add(each));
    return { runner, reactors };
  };
  let { runner, reactors } = start();
  let commands = 0;
  const place = (note: string, commandId = uuidV7(++commands, Buffer.from('0123456789'))) =>
    runner.run(orderDecider, 'one', { type: 'Place', order: 'one', note }, ofTheSystem(commandId, new Date(0)));
  return {
    runner: () => runner,
    store,
    sent,
    warnings,
    errors,
    place,
    /** Skips an event, as an administrator does. */
    skip: (process: string, { id }: Recorded) => void skipped.set(process, [id]),
    /** Simulates a new process without any memory of the old one. */
    restart: () => {
      ({ runner, reactors } = start());
    },
    react: async () => {
      for (const each of (await store.readAll({ after: -1, limit: 1000 })).events)
        for (const reactor of reactors)
          if (each.stream.startsWith(`${reactor.categories[0]}-`)) await reactor.react(each);
    },
    notes: async () =>
      (await store.readStream('stock-one')).map(({ data }) => ('note' in data ? data.note : undefined)),
  };
};

test('follow-ups are done when their command returns, and part of its result', async () => {
  const { place, notes } = installation([stockFollows]);
  const placed = await place('a');
  if (isRefusal(placed)) throw new Error(placed.detail);
  expect(await notes()).toEqual(['a']);
  expect(placed.written).toEqual({ position: 1, categories: ['order', 'stock'] });
});

test('events of a follow-up name their cause, process and command', async () => {
  const { place, store } = installation([stockFollows]);
  await place('a');
  const [order] = await store.readStream('order-one');
  const [taken] = await store.readStream('stock-one');
  expect(taken?.metadata).toMatchObject({ causation_id: order?.id, command: 'stock-follows/Take' });
});

test.each(['before', 'after'] as const)('the reactor completes a step once after a crash %s it', async (moment) => {
  const { place, store, restart, react, notes } = installation([stockFollows]);
  store.failOnce('StockTaken', moment);
  await expect(place('a')).rejects.toThrow(PowerFailure);
  restart();
  await react();
  await react();
  expect(await notes()).toEqual(['a']);
});

test.each(['before', 'after'] as const)(
  'the next command completes a step first, in event order, after a crash %s it',
  async (moment) => {
    const { place, store, restart, react, notes } = installation([stockFollows]);
    store.failOnce('StockTaken', moment);
    await expect(place('a')).rejects.toThrow(PowerFailure);
    restart();
    await place('b');
    await react();
    expect(await notes()).toEqual(['a', 'b']);
  },
);

test('a command of a second process completes the follow-ups of the first', async () => {
  const first = installation([stockFollows]);
  const second = installation([stockFollows], first.store);
  first.store.failOnce('StockTaken', 'before');
  await expect(first.place('a')).rejects.toThrow(PowerFailure);
  await second.place('b', uuidV7(2, Buffer.from('abcdefghij')));
  await first.react();
  expect(await first.notes()).toEqual(['a', 'b']);
});

test('concurrent commands are followed up in order', async () => {
  const { place, store, notes } = installation([stockFollows]);
  await Promise.all(Array.from({ length: 50 }, (_, index) => place(String(index))));
  const orders = (await store.readStream('order-one')).map(({ data }) => ('note' in data ? data.note : undefined));
  expect(await notes()).toEqual(orders);
});

test('reports a refused step to the operator and does not retry it', async () => {
  const { place, react, restart, notes, warnings } = installation([stockFollows]);
  await place('forbidden');
  await place('b');
  restart();
  await react();
  expect(await notes()).toEqual(['b']);
  expect(warnings[0]).toBe(
    'Process stock-follows after OrderPlaced (revision 0 of order-one): Take was refused: INVALID.',
  );
});

test('a sent command knows its cause, and its result is part of the outcome', async () => {
  const announces = processOf(orderEvents, {
    name: 'announces',
    on: ['OrderPlaced'],
    react: ({ data: { order } }) => [sendStep(Announce, { order })],
  });
  const { place, sent } = installation([announces]);
  const placed = await place('a');
  if (isRefusal(placed)) throw new Error(placed.detail);
  expect(acceptedOf(placed.followed, Announce)?.result).toEqual({ announced: 'one' });
  expect(sent.map(({ context }) => [context.commandId, context.steps])).toEqual([
    [placed.events[0]?.id, ['announces']],
  ]);
});

describe('equal steps of one event', () => {
  const takesTwice = processOf(orderEvents, {
    name: 'takes-twice',
    on: ['OrderPlaced'],
    react: ({ data: { order } }) => [
      commandStep(stockDecider, order, { type: 'Take', note: 'first' }),
      commandStep(stockDecider, 'elsewhere', { type: 'Take', note: 'other' }),
      commandStep(stockDecider, order, { type: 'Take', note: 'second' }),
    ],
  });

  test('equal steps are each carried out once, also when a reactor repeats them; the first has the id of a single one', async () => {
    const { place, store, restart, react, notes, errors } = installation([takesTwice]);
    await place('a');
    restart();
    await react();
    expect(await notes()).toEqual(['first', 'second']);
    expect((await store.readStream('stock-one')).map(({ metadata }) => metadata.command)).toEqual([
      'takes-twice/Take',
      'takes-twice/2/Take',
    ]);
    expect((await store.readStream('stock-elsewhere')).map(({ metadata }) => metadata.command)).toEqual([
      'takes-twice/Take',
    ]);
    expect(errors).toEqual([]);
  });

  test('send commands whose ids differ', async () => {
    const announces = processOf(orderEvents, {
      name: 'announces',
      on: ['OrderPlaced'],
      react: () => [sendStep(Announce, { order: 'one' }), sendStep(Announce, { order: 'two' })],
    });
    const { place, sent } = installation([announces]);
    await place('a');
    const [one, two] = sent.map(({ context }) => entityId(context, 'announcement'));
    expect(one).not.toBe(two);
    expect(sent.map(({ context }) => context.steps)).toEqual([['announces'], ['announces', '2']]);
  });
});

test('a process that may lag does not fail its command; its reactor retries', async () => {
  let tries = 0;
  const rings = processOf(orderEvents, {
    name: 'rings',
    on: ['OrderPlaced'],
    mayLag: true,
    react: () => [
      sideEffectStep('ring', async () => {
        if (++tries < 2) throw new Error('The bell is stuck.');
      }),
    ],
  });
  const { place, react, errors } = installation([rings]);
  expect(isRefusal(await place('a'))).toBe(false);
  expect(errors).toEqual([expect.stringContaining('The bell is stuck.')]);
  await react();
  await react();
  expect(tries).toBe(2);
});

describe('a step that keeps failing', () => {
  const failing = () => {
    const rung: string[] = [];
    const bell = { isStuck: true };
    const rings = processOf(orderEvents, {
      name: 'rings',
      on: ['OrderPlaced'],
      react: ({ data: { note } }) => [
        sideEffectStep('ring', async () => {
          if (bell.isStuck && note === 'a') throw new Error('The bell is stuck.');
          rung.push(note);
        }),
      ],
    });
    return { ...installation([rings, stockFollows]), rung, bell };
  };
  const first = uuidV7(1, Buffer.from('abcdefghij'));

  const failed = async () => {
    const started = failing();
    await expect(started.place('a', first)).rejects.toThrow('The bell is stuck.');
    const [placed] = await started.store.readStream('order-one');
    if (placed === undefined) throw new Error('Nothing was placed.');
    return { ...started, placed };
  };

  test('blocks its stream until an administrator skips it', async () => {
    const { place, skip, placed, rung, notes } = await failed();
    await expect(place('b')).rejects.toThrow('The bell is stuck.');
    skip('rings', placed);
    expect(isRefusal(await place('c'))).toBe(false);
    expect(rung).toEqual(['c']);
    expect(await notes()).toEqual(['a', 'c']);
  });

  test('a skipped step stays left out, also after a restart and when its cause is gone', async () => {
    const { place, skip, placed, restart, rung, bell } = await failed();
    skip('rings', placed);
    restart();
    bell.isStuck = false;
    await place('b');
    expect(rung).toEqual(['b']);
  });

  test('lets its command be repeated once it is skipped', async () => {
    const { place, skip, placed, rung, notes } = await failed();
    await expect(place('a', first)).rejects.toThrow('The bell is stuck.');
    skip('rings', placed);
    for (const _ of [1, 2]) expect(isRefusal(await place('a', first))).toBe(false);
    expect(rung).toEqual([]);
    expect(await notes()).toEqual(['a']);
  });
});

describe('follow-ups of an event that a follow-up appended', () => {
  const planEvents = declareEvents('plan', { PlanEnded: event<{ readonly order: string; readonly note: string }>() });
  const planDecider: Decider<
    { readonly type: 'End'; readonly order: string; readonly note: string },
    EventOf<typeof planEvents>,
    null
  > = {
    events: planEvents,
    initialState: null,
    evolve: () => null,
    decide: ({ order, note }) => [{ type: 'PlanEnded', data: { order, note } }],
  };
  /** The end of a plan changes the note of an order. */
  const ordersFollow = processOf(planEvents, {
    name: 'orders-follow',
    on: ['PlanEnded'],
    react: ({ data: { order, note } }) => [commandStep(orderDecider, order, { type: 'Place', order, note })],
  });
  const commandId = (time: number) => uuidV7(time, Buffer.from('klmnopqrst'));
  const end = ({ runner }: { readonly runner: () => CommandRunner }, note: string, id = commandId(9)) =>
    runner().run(planDecider, 'p', { type: 'End', order: 'one', note }, ofTheSystem(id, new Date(0)));

  test('come after those of an earlier event that failed', async () => {
    const started = installation([stockFollows, ordersFollow]);
    started.store.failOnce('StockTaken', 'before');
    await expect(started.place('a')).rejects.toThrow(PowerFailure);
    const ended = await end(started, 'b');
    expect(await started.notes()).toEqual(['a', 'b']);
    expect(ended).toMatchObject({ written: { position: 4 } });
  });

  test('such follow-ups are left to their reactor while those of an earlier event fail, and do not fail their request', async () => {
    const bell = { isStuck: true };
    const rung: string[] = [];
    const rings = processOf(orderEvents, {
      name: 'rings',
      on: ['OrderPlaced'],
      react: ({ data: { note } }) => [
        sideEffectStep('ring', async () => {
          if (bell.isStuck && note === 'a') throw new Error('The bell is stuck.');
          rung.push(note);
        }),
      ],
    });
    const started = installation([rings, ordersFollow]);
    await expect(started.place('a')).rejects.toThrow('The bell is stuck.');
    expect(isRefusal(await end(started, 'b'))).toBe(false);
    expect(rung).toEqual([]);
    expect(started.errors).toEqual([expect.stringContaining('its reactor will retry it: Error: The bell is stuck.')]);
    await expect(started.place('c')).rejects.toThrow('The bell is stuck.');
    bell.isStuck = false;
    await started.react();
    expect(rung).toEqual(['a', 'b']);
  });

  test('come after those of earlier events when a later request completes both, after a restart', async () => {
    const started = installation([stockFollows, ordersFollow]);
    started.store.failFrom('StockTaken', 'before');
    await expect(started.place('a')).rejects.toThrow(PowerFailure);
    started.store.recover();
    started.store.failFrom('StockTaken', 'before');
    await end(started, 'b').catch(() => undefined);
    started.store.recover();
    started.restart();
    await started.place('c');
    await started.react();
    expect(await started.notes()).toEqual(['a', 'b', 'c']);
  });

  test('wait for those that are under way, and their request for them', async () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const waits = processOf(orderEvents, {
      name: 'waits',
      on: ['OrderPlaced'],
      react: ({ data: { note } }) => (note === 'a' ? [sideEffectStep('wait', () => opened)] : []),
    });
    const started = installation([waits, stockFollows, ordersFollow]);
    const placing = started.place('a');
    const ending = end(started, 'b');
    setTimeout(open, 20);
    const [, ended] = await Promise.all([placing, ending]);
    expect(await started.notes()).toEqual(['a', 'b']);
    expect(ended).toMatchObject({ written: { position: 4 } });
  });

  test('do not deadlock when two chains cross each other’s streams', async () => {
    let met = 0;
    let meet = (): void => undefined;
    const bothAreUnderWay = new Promise<void>((resolve) => (meet = resolve));
    const arrive = sideEffectStep('arrive', async () => {
      if (++met === 2) meet();
      await bothAreUnderWay;
    });
    const plans = processOf(orderEvents, {
      name: 'plans-follow',
      on: ['OrderPlaced'],
      react: ({ data: { order, note } }) =>
        note.endsWith('!') ? [] : [arrive, commandStep(planDecider, 'p', { type: 'End', order, note: `${note}!` })],
    });
    const orders = processOf(planEvents, {
      name: 'orders-follow',
      on: ['PlanEnded'],
      react: ({ data: { order, note } }) =>
        note.endsWith('!')
          ? []
          : [arrive, commandStep(orderDecider, order, { type: 'Place', order, note: `${note}!` })],
    });
    const started = installation([plans, orders, stockFollows]);
    await Promise.all([started.place('a'), end(started, 'b')]);
    expect(await started.notes()).toEqual(['a', 'b!']);
  });

  test('do not wait for the chain that they are part of', async () => {
    const plans = processOf(orderEvents, {
      name: 'plans-follow',
      on: ['OrderPlaced'],
      react: ({ data: { order, note } }) =>
        note.length > 2 ? [] : [commandStep(planDecider, 'p', { type: 'End', order, note: `${note}!` })],
    });
    const started = installation([plans, ordersFollow, stockFollows]);
    const placed = await started.place('a');
    expect(await started.notes()).toEqual(['a', 'a!', 'a!!']);
    const last = await started.store.lastPosition();
    expect(placed).toMatchObject({ written: { position: last } });
    started.restart();
    await started.react();
    expect(await started.store.lastPosition()).toBe(last);
  });
});

describe('a follow-up that users can undo and that changed nothing', () => {
  const lampEvents = declareEvents('lamp', { Lit: event<object>(), Dimmed: event<object>() });
  /** A lamp that has never been lit refuses to be dimmed. */
  const lampDecider: Decider<{ readonly type: 'Light' | 'Dim' }, EventOf<typeof lampEvents>, 'new' | 'lit' | 'dark'> = {
    events: lampEvents,
    initialState: 'new',
    evolve: (_lamp, { type }) => (type === 'Lit' ? 'lit' : 'dark'),
    decide: ({ type }, lamp) => {
      if (type === 'Light') return lamp === 'lit' ? [] : [{ type: 'Lit', data: {} }];
      if (lamp === 'new') return refuse('INVALID', 'Not yet.');
      return lamp === 'dark' ? [] : [{ type: 'Dimmed', data: {} }];
    },
  };
  const ordersDim = processOf(orderEvents, {
    name: 'orders-dim',
    reversible: true,
    on: ['OrderPlaced'],
    react: ({ data: { order } }) => [commandStep(lampDecider, order, { type: 'Dim' })],
  });
  let commands = 0;
  const turn = ({ runner }: ReturnType<typeof installation>, type: 'Light' | 'Dim') =>
    runner().run(lampDecider, 'one', { type }, ofTheSystem(uuidV7(++commands, Buffer.from('uvwxyz0123')), new Date(0)));
  const lampOf = ({ runner }: ReturnType<typeof installation>) => runner().streams.stateOf(lampDecider, 'one');

  test.each([
    ['since it was dark already', ['Light', 'Dim'] as const],
    ['since it was refused', [] as const],
  ])('%s, does not undo what a user did since, whoever completes it', async (_, turned) => {
    const first = installation([ordersDim]);
    const second = installation([ordersDim], first.store);
    for (const each of turned) await turn(first, each);
    await first.place('a');
    await turn(first, 'Light');
    await second.place('b', uuidV7(2, Buffer.from('abcdefghij')));
    expect((await first.store.readStream('lamp-one')).map(({ type }) => type)).toEqual([
      ...turned.map((each) => (each === 'Light' ? 'Lit' : 'Dimmed')),
      'Lit',
      'Dimmed',
    ]);
    await turn(second, 'Light');
    await first.react();
    second.restart();
    await second.react();
    expect(await lampOf(second)).toBe('lit');
  });

  test('takes effect after a crash if nothing else has had the same effect since', async () => {
    const started = installation([ordersDim]);
    await turn(started, 'Light');
    started.store.failOnce('Dimmed', 'before');
    await expect(started.place('a')).rejects.toThrow(PowerFailure);
    started.restart();
    await started.react();
    expect(await lampOf(started)).toBe('dark');
  });
});
