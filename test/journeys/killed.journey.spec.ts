import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { repeats } from '../support/long';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const account = { username: 'desk@example.org', password: 'a desk by the window' };
const LIMIT = 40;
const ROUNDS = repeats(6, 2);
const AT_ONCE = 8;

const start = (): Promise<AidyProcess> =>
  startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: account.username,
    ADMIN_PASSWORD: account.password,
    PLAN_FREE_TRACKERS: String(LIMIT),
    RATE_LIMIT_SCALE: '10000',
    // No run is wanted here: the only domain is unreachable.
    FETCH_CONNECT_TO: 'down.example=http://127.0.0.1:1',
  });

interface RequestToSend {
  readonly key: string;
  readonly kind: 'set' | 'tracker';
  readonly name: string;
  /** The response; null if the process was killed before. */
  id: string | null;
}

const bodies = {
  set: (name: string) => ({ name, description: '', domains: ['down.example'] }),
  tracker: (name: string) => ({
    tracker_description: name,
    update_frequency: 'week',
    model: 'sonar-reasoning-pro',
    domains: ['down.example'],
  }),
};
const paths = { set: '/api/topics/create-update-domain-set/', tracker: '/api/topics/create-tracker/' };

/** A request that also ends when its process is killed. */
const call = async <Answer>(
  aidy: AidyProcess,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<Answer> => {
  const ended = new AbortController();
  const end = (): void => ended.abort(new Error('The process has ended.'));
  aidy.process.once('exit', end);
  try {
    const answer = await fetch(`${aidy.url}${path}`, {
      headers: { 'content-type': 'application/json', ...headers },
      signal: ended.signal,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const json: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(json)}`);
    return json as Answer;
  } finally {
    aidy.process.off('exit', end);
  }
};

const signIn = async (aidy: AidyProcess): Promise<string> =>
  `Bearer ${(await call<{ access: string }>(aidy, '/api/common/sign-in/', {}, account)).access}`;

const ask = async (aidy: AidyProcess, authorization: string, request: RequestToSend): Promise<void> => {
  const headers = { authorization, 'idempotency-key': request.key };
  const made = await call<{ id?: string; tracker_id?: string }>(
    aidy,
    paths[request.kind],
    headers,
    bodies[request.kind](request.name),
  );
  const id = made.tracker_id ?? made.id ?? null;
  if (request.id !== null) expect(id).toBe(request.id);
  request.id = id;
};

interface NamedTracker {
  readonly name: string;
}

/** The names of all items, sorted, including duplicates. */
const namesOf = async (aidy: AidyProcess, authorization: string): Promise<readonly string[]> => {
  const sets = await call<readonly NamedTracker[]>(aidy, '/api/topics/domain-sets/', { authorization });
  const { items } = await call<{ items: readonly NamedTracker[] }>(aidy, '/api/topics/get-collection/', {
    authorization,
  });
  // Trackers are shown by title, which is capitalised.
  return [...sets, ...items].map(({ name }) => name.toLowerCase()).sort();
};

test('killed at any moment, loses no acknowledged command and carries none out twice', async () => {
  const all: RequestToSend[] = [];
  let trackers = 0;
  let aidy = await start();
  for (let round = 0; round < ROUNDS; round++) {
    const bearer = await signIn(aidy);
    // Unanswered requests are repeated with their keys, as by a client that lost its connection.
    const again = all.filter(({ id }) => id === null);
    const fresh = Array.from({ length: 120 }, (_none, index): RequestToSend => {
      const kind = index % 10 === 0 && trackers < LIMIT - 12 * (ROUNDS - round - 1) ? 'tracker' : 'set';
      if (kind === 'tracker') trackers++;
      return { key: randomUUID(), kind, name: `${kind} ${round}.${index}`, id: null };
    });
    all.push(...fresh);
    const queue = [...again, ...fresh];
    const work = async (): Promise<void> => {
      for (let request = queue.shift(); request !== undefined; request = queue.shift())
        await ask(aidy, bearer, request);
    };
    const working = Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    // The moment of the kill varies; nothing is awaited.
    await pause(randomInt(5, 400));
    await aidy.kill();
    await working;
    aidy = await start();
  }
  const bearer = await signIn(aidy);
  for (const request of all) await ask(aidy, bearer, request);
  expect(await namesOf(aidy, bearer)).toEqual(all.map(({ name }) => name).sort());
  expect(await aidy.stop()).toBe(0);
});
