import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { promisify } from 'node:util';
import { type HttpApp, startHttpApp } from '#test/support/http-app';
import { type Item, StreamingController, gate, neverAnItem, tap } from '#test/support/streaming.controller';
import { until } from '#test/support/until';
import { MAX_PER_CALLER, OpenStreams } from './open-streams';

const BEAT_MS = 30;
const STUCK_MS = 400;
const item = (n: number): Item => ({ n, text: 'Two\nlines' });

let http: HttpApp;
let ended: Set<string>;
/** The sessions whose access was checked, one for each check. */
let checked: string[];
let clients: IncomingMessage[];
beforeEach(async () => {
  ended = new Set();
  checked = [];
  clients = [];
  http = await startHttpApp({
    controllers: [StreamingController],
    callers: {
      asOfNow: async (caller) => {
        checked.push(caller.sessionId ?? '');
        return ended.has(caller.sessionId ?? '') ? null : caller;
      },
      ofApiToken: async () => null,
    },
    streamPace: { heartbeatMs: BEAT_MS, stuckMs: STUCK_MS },
  });
  await http.app.listen(0, '127.0.0.1');
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await http.close();
});

/** The response as it arrives; nothing is read until there is a listener. */
const open = async (kind: Kind, headers: Readonly<Record<string, string>> = { Authorization: http.bearer() }) => {
  const request = get(`${await http.app.getUrl()}/api/streams/${kind}`, { headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  // Some tests expect the connection to be closed.
  answer.on('error', () => undefined);
  clients.push(answer);
  return answer;
};
const received = (answer: IncomingMessage): { text: string } => {
  const so = { text: '' };
  answer.setEncoding('utf8').on('data', (text: string) => (so.text += text));
  return so;
};
const whole = async (answer: IncomingMessage): Promise<string> => {
  const so = received(answer);
  await once(answer, 'end');
  return so.text;
};

type Kind = 'events' | 'lines';
const KINDS = {
  events: {
    type: 'text/event-stream',
    opening: 'retry: 2000\n\n',
    text: ({ n, text }: Item) => `event: item\nid: ${n}\ndata: ${JSON.stringify({ n, text })}\n\n`,
  },
  lines: { type: 'application/x-ndjson', opening: '', text: (each: Item) => `${JSON.stringify(each)}\n` },
} as const;

describe.each<Kind>(['events', 'lines'])('%s', (kind) => {
  const { type, opening, text } = KINDS[kind];

  test('arrive one by one as they are produced, neither compressed nor buffered', async () => {
    let release = (): void => undefined;
    const second = new Promise<void>((resolve) => (release = resolve));
    tap.source = async function* () {
      yield item(1);
      await second;
      yield item(2);
    };
    const answer = await open(kind, { Authorization: http.bearer(), 'Accept-Encoding': 'gzip, br' });
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        'content-type': expect.stringContaining(type),
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    ]);
    expect(answer.headers['content-encoding']).toBeUndefined();
    const so = received(answer);
    await until('the first item arrives', () => so.text.includes(text(item(1))));
    expect(so.text).not.toContain(text(item(2)));
    release();
    await once(answer, 'end');
    expect(so.text.replaceAll(': \n\n', '')).toBe(opening + text(item(1)) + text(item(2)));
  });

  test('an unauthorised request is refused like any other, without producing anything', async () => {
    let begun = false;
    tap.source = (signal) => {
      begun = true;
      return neverAnItem(signal);
    };
    const answer = await open(kind, {});
    expect([answer.statusCode, JSON.parse(await whole(answer)).code]).toEqual([401, 'AUTH_REQUIRED']);
    expect(begun).toBe(false);
  });

  test('limits a caller’s open streams; closing one makes room', async () => {
    tap.source = neverAnItem;
    const own = await Promise.all(Array.from({ length: MAX_PER_CALLER }, () => open(kind)));
    const refused = await open(kind);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    expect((await open(kind, { Authorization: http.bearer({ userId: 'bob' }) })).statusCode).toBe(200);
    own[0]?.destroy();
    await until('there is room', async () => (await open(kind)).statusCode === 200);
  });

  test.each(['waits', 'is sending'])('a source that %s ends when its client disconnects', async (state) => {
    let isOver = false;
    tap.source = async function* (signal) {
      try {
        if (state === 'waits') yield* neverAnItem(signal);
        else for (let n = 0; ; n++) yield item(n);
      } finally {
        isOver = true;
      }
    };
    const answer = await open(kind);
    answer.destroy();
    await until('the source has ended', () => isOver);
  });

  test('a source produces only what its client reads, and a client that reads nothing is disconnected', async () => {
    let made = 0;
    let isOver = false;
    tap.source = async function* () {
      try {
        for (; ; made++) yield { n: made, text: 'x'.repeat(100_000) };
      } finally {
        isOver = true;
      }
    };
    await open(kind);
    await until('the client is disconnected', () => isOver);
    // Only what fits into the sockets' buffers.
    expect(made).toBeLessThan(200);
  });

  test('end with the session of their caller, lines visibly before they are complete', async () => {
    tap.source = neverAnItem;
    const answer = await open(kind);
    answer.resume();
    ended.add('s1');
    await new Promise((resolve) => answer.once('close', resolve));
    expect(answer.complete).toBe(kind === 'events');
  });

  test('a failing source leaves a visibly incomplete response', async () => {
    tap.source = async function* () {
      yield item(1);
      throw new Error('lost the store');
    };
    const answer = await open(kind);
    const so = received(answer);
    await new Promise((resolve) => answer.once('close', resolve));
    expect([so.text.includes(text(item(1))), answer.complete]).toEqual([true, false]);
  });
});

test('an event stream that has ended beats no more, though its client has not read it to the end', async () => {
  tap.source = async function* (signal) {
    yield { n: 1, text: 'a'.repeat(20_000_000) };
    await new Promise((resolve) => signal?.addEventListener('abort', resolve));
  };
  const beatsOf = (session: string) => checked.filter((each) => each === session).length;
  await open('events', { Authorization: http.bearer({ sessionId: 'over' }) });
  tap.source = neverAnItem;
  received(await open('events', { Authorization: http.bearer({ userId: 'bob', sessionId: 'other' }) }));
  const beats = async (times: number) => {
    const before = beatsOf('other');
    await until(`there are ${times} more beats`, () => beatsOf('other') >= before + times);
  };
  ended.add('over');
  await beats(3);
  const before = beatsOf('over');
  await beats(3);
  expect(beatsOf('over')).toBe(before);
});

test('silence sends heartbeats in event streams and nothing in line streams; neither counts as a stuck client', async () => {
  tap.source = neverAnItem;
  const lines = await open('lines');
  const [heard, silent] = [received(await open('events')), received(lines)];
  const beats = 2 * Math.ceil(STUCK_MS / BEAT_MS);
  await until('many heartbeats are sent', () => heard.text.endsWith(': \n\n'.repeat(beats)));
  expect([silent.text, lines.closed]).toEqual(['', false]);
});

test('a server that stops ends event streams, lets line streams finish, and accepts no others', async () => {
  let release = (): void => undefined;
  const finish = new Promise<void>((resolve) => (release = resolve));
  tap.source = async function* () {
    await finish;
    yield item(1);
  };
  const [events, lines] = [await open('events'), await open('lines')];
  http.app.get(OpenStreams).drain();
  await whole(events);
  expect(events.complete).toBe(true);
  expect((await open('lines')).statusCode).toBe(503);
  release();
  expect(await whole(lines)).toBe(KINDS.lines.text(item(1)));
});

test('a client that leaves before its stream begins holds none of its streams', async () => {
  tap.source = neverAnItem;
  let openGate = (): void => undefined;
  Object.assign(gate, { asked: 0, passed: 0, opened: new Promise<void>((resolve) => (openGate = resolve)) });
  const url = `${await http.app.getUrl()}/api/streams/late`;
  const left = Array.from({ length: MAX_PER_CALLER }, () =>
    get(url, { headers: { Authorization: http.bearer() }, agent: false }).on('error', () => undefined),
  );
  await until('all are asked for', () => gate.requestedChunks === MAX_PER_CALLER);
  for (const request of left) request.destroy();
  const server = http.app.getHttpServer();
  const connections = async () => promisify(server.getConnections.bind(server))();
  await until('all have left', async () => (await connections()) === 0);
  openGate();
  await until('all would begin', () => gate.passed === MAX_PER_CALLER);
  await new Promise(setImmediate);
  expect((await open('lines')).statusCode).toBe(200);
});
