import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStarterEvents } from '../../backend/src/modules/starter/starter-events';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { type Answered, type LoggedEvent, type MortalAidy, mortalAidy } from '../support/mortal-aidy';
import { mailTo } from '../support/outbox-mail';
import { buildProduct } from '../support/product-process';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { halfDone } from '../support/whole-log';

/*
 * The product's process ends itself by SIGKILL at a named point, and is started again on the same DATA_DIR. Whatever the
 * point: what was acknowledged is there once, what was not is there wholly or not at all, the same request under the same
 * Idempotency-Key has one effect, no run and no mail is left over, and the read models are what a rebuild would make them.
 */

const folder = temporaryFolder();
const PLACES = 1;
const PASSWORD = 'correct harbour lamp';
const PATIENCE_MS = 30_000;

beforeAll(buildProduct, 120_000);

const bearer = (access: string) => ({ authorization: `Bearer ${access}` });
const keyed = (key: string) => ({ 'idempotency-key': key });

/** Everything is whole: at once where nothing is left to do, else soon. */
const isWhole = async (aidy: MortalAidy): Promise<readonly LoggedEvent[]> => {
  let left: readonly string[] = [];
  try {
    await until('nothing is left over', () => (left = halfDone(aidy.log(), PLACES)).length === 0, PATIENCE_MS);
  } catch (error) {
    throw new Error(`${String(error)}\n${left.join('\n')}\n${aidy.output().slice(-3000)}`);
  }
  const verified = await aidy.operate('projections', 'verify');
  expect(verified.length).toBeGreaterThan(5);
  expect(verified.filter((line) => !line.endsWith(': no difference'))).toEqual([]);
  const mails = await aidy.outbox.list();
  expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
  return aidy.log();
};

interface Person {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

const accepted = (answer: Answered | null): Answered => {
  if (answer === null || answer.status >= 300) throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
  return answer;
};

const linkTo = async (aidy: MortalAidy, email: string, count = 1): Promise<{ uid: string; token: string }> => {
  const { links } = await mailTo(aidy.outbox, email, count);
  const [, , uid = '', token = ''] = new URL(links[0] ?? '').pathname.split('/');
  return { uid, token };
};

const newAddress = (): string => `${randomUUID()}@example.org`;
const activation = async (aidy: MortalAidy, email: string) => ({
  ...(await linkTo(aidy, email)),
  first_name: 'Ann',
  last_name: 'Lee',
  password: PASSWORD,
});

const joinAidy = async (aidy: MortalAidy): Promise<Person> => {
  const email = newAddress();
  accepted(await aidy.ask('/api/common/send-verify-email/', { email }));
  const { body } = accepted(await aidy.ask('/api/common/verify-account/', await activation(aidy, email)));
  return { email, headers: bearer(String(body.access)) };
};

const topic = (changes: object = {}): object => ({
  tracker_description: 'Track notices of the agency.',
  update_frequency: 'week',
  model: 'sonar-reasoning-pro',
  domains: ['down.example'],
  ...changes,
});
const create = (aidy: MortalAidy, { headers }: Person, key: string = randomUUID()): Promise<Answered | null> =>
  aidy.ask('/api/topics/create-tracker/', topic(), { ...headers, ...keyed(key) });
const createdBy = async (aidy: MortalAidy, person: Person): Promise<string> =>
  String(accepted(await create(aidy, person)).body.tracker_id);

/** A command as its caller sends it, and sends it again where no answer came. */
interface Sent {
  send(key: string): Promise<Answered | null>;
  /** What the log holds of it, once: types of events that concern it, in their order. */
  readonly effect: readonly string[];
  concerns(event: LoggedEvent): boolean;
  /** What is looked at when it has had its effect. */
  afterwards?(): Promise<void>;
}

type Command = (aidy: MortalAidy) => Promise<Sent>;

const ofTracker =
  (id: () => string, ...types: readonly string[]) =>
  ({ type, data }: LoggedEvent): boolean =>
    data.trackerId === id() && types.includes(type);

const noPlaceLeft = async (aidy: MortalAidy, person: Person): Promise<void> => {
  const refused = await create(aidy, person);
  expect(refused?.body).toMatchObject({ code: 'MAX_TRACKERS_REACHED' });
};

const commands: Readonly<Record<string, Command>> = {
  'a registration': async (aidy) => {
    const email = newAddress();
    const before = new Set(aidy.log().map(({ id }) => id));
    return {
      send: (key) => aidy.ask('/api/common/send-verify-email/', { email }, keyed(key)),
      effect: ['UserRegistered', 'AccountMailSent'],
      concerns: ({ id }) => !before.has(id),
      afterwards: async () =>
        void accepted(await aidy.ask('/api/common/verify-account/', await activation(aidy, email))),
    };
  },

  'an activation with a tracker that waited for it': async (aidy) => {
    const email = newAddress();
    accepted(await aidy.ask('/api/common/send-verify-email/', { email, pending_tracker: topic() }));
    const body = await activation(aidy, email);
    await isWhole(aidy);
    const before = new Set(aidy.log().map(({ id }) => id));
    const effect = ['EmailClaimed', 'UserActivated', 'PasswordSet', 'TrackerAdmitted', 'TrackerCreated'];
    return {
      send: (key) => aidy.ask('/api/common/verify-account/', body, keyed(key)),
      effect: [...effect, 'SessionStarted'],
      concerns: ({ id, type }) => !before.has(id) && [...effect, 'SessionStarted'].includes(type),
      afterwards: async () => {
        const { body: session } = accepted(
          await aidy.ask('/api/common/sign-in/', { username: email, password: PASSWORD }),
        );
        await noPlaceLeft(aidy, { email, headers: bearer(String(session.access)) });
      },
    };
  },

  'a new tracker': async (aidy) => {
    const person = await joinAidy(aidy);
    const before = new Set(aidy.log().map(({ id }) => id));
    return {
      send: (key) => create(aidy, person, key),
      effect: ['TrackerAdmitted', 'TrackerCreated', 'RunRequested', 'DocumentsRead', 'RunFailed'],
      // A run that was cut off is begun again, and ends once.
      concerns: ({ id, type, data }) => !before.has(id) && 'trackerId' in data && type !== 'RunStarted',
      afterwards: () => noPlaceLeft(aidy, person),
    };
  },

  'another frequency': async (aidy) => {
    const person = await joinAidy(aidy);
    const id = await createdBy(aidy, person);
    return {
      send: (key) =>
        aidy.ask(
          '/api/topics/create-tracker/',
          { ...topic({ update_frequency: 'month' }), tracker_id: id },
          { ...person.headers, ...keyed(key) },
        ),
      effect: ['FrequencyChanged', 'TrackerRevised'],
      concerns: ofTracker(() => id, 'FrequencyChanged', 'TrackerRevised'),
    };
  },

  'a restored tracker': async (aidy) => {
    const person = await joinAidy(aidy);
    const id = await createdBy(aidy, person);
    await isWhole(aidy);
    accepted(await aidy.remove(`/api/topics/delete-tracker/${id}/`, person.headers));
    return {
      send: (key) => aidy.ask('/api/topics/restore/', { kind: 'tracker', id }, { ...person.headers, ...keyed(key) }),
      effect: ['TrackerReadmitted', 'TrackerRestored'],
      concerns: ofTracker(() => id, 'TrackerReadmitted', 'TrackerRestored'),
      afterwards: () => noPlaceLeft(aidy, person),
    };
  },

  'a deleted tracker': async (aidy) => {
    const person = await joinAidy(aidy);
    const id = await createdBy(aidy, person);
    await isWhole(aidy);
    return {
      // A deletion takes no key; sent again it may find the tracker gone.
      send: async () => {
        const answer = await aidy.remove(`/api/topics/delete-tracker/${id}/`, person.headers);
        return answer?.status === 404 ? { status: 204, body: {} } : answer;
      },
      effect: ['TrackerDeleted', 'TrackerReleased'],
      concerns: ofTracker(() => id, 'TrackerDeleted', 'TrackerReleased'),
      afterwards: async () => {
        accepted(await create(aidy, person));
        await noPlaceLeft(aidy, person);
      },
    };
  },

  'a follow': async (aidy) => {
    const owner = await joinAidy(aidy);
    const id = await createdBy(aidy, owner);
    accepted(await aidy.ask(`/api/topics/toggle-public/${id}/`, { public: true }, owner.headers));
    const { headers } = await joinAidy(aidy);
    return {
      send: (key) =>
        aidy.ask(`/api/topics/toggle-following/${id}/`, { following: true }, { ...headers, ...keyed(key) }),
      effect: ['TopicFollowed'],
      concerns: ofTracker(() => id, 'TopicFollowed'),
    };
  },

  'another password': async (aidy) => {
    const { email } = await joinAidy(aidy);
    accepted(await aidy.ask('/api/common/send-reset-email/', { email }));
    const link = await linkTo(aidy, email, 2);
    await isWhole(aidy);
    const before = new Set(aidy.log().map(({ id }) => id));
    const password = 'another harbour lamp';
    return {
      send: (key) => aidy.ask('/api/common/reset-password/', { ...link, password }, keyed(key)),
      effect: ['PasswordSet', 'SessionEnded'],
      concerns: ({ id }) => !before.has(id),
      afterwards: async () => void accepted(await aidy.ask('/api/common/sign-in/', { username: email, password })),
    };
  },

  'an erasure': async (aidy) => {
    const { email } = await joinAidy(aidy);
    const { body } = accepted(await aidy.ask('/api/common/sign-in/', { username: email, password: PASSWORD }));
    await isWhole(aidy);
    const before = new Set(aidy.log().map(({ id }) => id));
    const userOf = () => aidy.log().find(({ id, type }) => !before.has(id) && type === 'UserErased')?.data.userId;
    return {
      // The operator asks again; whoever is erased already is not known any more.
      send: async () => {
        const told = await aidy.operate('users', 'erase', email);
        return told.some((line) => / is erased\.$|^There is no account/.test(line)) ? { status: 200, body: {} } : null;
      },
      effect: ['UserErased', 'EmailReleased', 'SessionEnded', 'SessionEnded'],
      concerns: ({ id }) => !before.has(id),
      afterwards: async () => {
        await until('the key is destroyed', () => aidy.destroyedKeys().includes(String(userOf())));
        expect((await aidy.outbox.list()).filter(({ recipientId }) => recipientId === userOf())).toEqual([]);
        expect((await aidy.ask('/api/common/refresh-token/', { refresh: body.refresh }))?.status).toBe(401);
        accepted(await aidy.ask('/api/common/send-verify-email/', { email }));
      },
    };
  },
};

const after = (...types: readonly string[]): readonly string[] => types.map((type) => `after the append of ${type}`);

/**
 * Where each command meets its end. What is appended next stands in the log no sooner than it is appended, so the end after
 * one append is also the end before the next.
 */
const ends: ReadonlyArray<readonly [string, readonly string[]]> = [
  [
    'a registration',
    [
      'after noting the Idempotency-Key',
      "after making a person's key",
      'before the append of UserRegistered',
      ...after('UserRegistered'),
      'before a page of due-mails',
      'within a page of due-mails',
      'before keeping the answer',
      'after keeping the answer',
      'before the checkpoint of reactor account-mails',
      'after the checkpoint of reactor account-mails',
      'after taking a mail job',
      'between a mail and its line in the index',
      'after sending a mail',
      ...after('AccountMailSent'),
    ],
  ],
  [
    'an activation with a tracker that waited for it',
    [
      'before the append of EmailClaimed',
      ...after('EmailClaimed'),
      'within the append of UserActivated',
      ...after('UserActivated', 'TrackerAdmitted', 'TrackerCreated', 'SessionStarted'),
    ],
  ],
  [
    'a new tracker',
    [
      'before the append of TrackerAdmitted',
      ...after('TrackerAdmitted', 'TrackerCreated'),
      'within a page of trackers',
      'before the checkpoint of reactor first-runs',
      ...after('RunRequested'),
      'before enqueuing a research job',
      'after the checkpoint of reactor run-jobs',
      'after taking a research job',
      ...after('RunStarted'),
      'within the append of RunFailed',
      ...after('RunFailed'),
      'after a page of runs',
      'before keeping the answer',
      'after keeping the answer',
    ],
  ],
  ['another frequency', after('FrequencyChanged', 'TrackerRevised')],
  ['a deleted tracker', after('TrackerDeleted', 'TrackerReleased')],
  ['a restored tracker', after('TrackerReadmitted', 'TrackerRestored')],
  ['a follow', after('TopicFollowed')],
  ['another password', after('PasswordSet', 'SessionEnded')],
  [
    'an erasure',
    [...after('UserErased', 'EmailReleased'), 'after forgetting mails', "after destroying a person's key"],
  ],
];

const sorted = (types: readonly string[]): string => [...types].sort().join(' ');

describe('a command', () => {
  const aidy = mortalAidy(join(folder, 'commands'), {
    STARTER_CONTENT: 'off',
    PLAN_FREE_TRACKERS: String(PLACES),
    FETCH_CONNECT_TO: 'down.example=http://127.0.0.1:1',
    SCHEDULER_TICK_MS: '200',
  });
  afterAll(async () => expect(await aidy.stop()).toBe(0));

  const stories = ends.flatMap(([command, points]) => points.map((point) => [command, point] as const));
  test.each(stories)(
    '%s, killed %s',
    async (name, point) => {
      await aidy.start();
      const command = await commands[name]?.(aidy);
      if (command === undefined) throw new Error(`There is no ${name}.`);
      const effectIn = (events: readonly LoggedEvent[]) => events.filter(command.concerns).map(({ type }) => type);
      const key = randomUUID();

      aidy.endsAt(point);
      const answer = await command.send(key);
      await aidy.death();
      aidy.spare();
      await aidy.start();

      // Before anybody asks again: what was acknowledged is there, and the rest wholly or not at all.
      const unasked = command.effect.filter((type) => type !== 'SessionStarted');
      const whole = answer === null ? [[], unasked, command.effect] : [command.effect];
      const found = () => effectIn(aidy.log());
      await until('it is there wholly or not at all', () => whole.map(sorted).includes(sorted(found())), PATIENCE_MS);
      await isWhole(aidy);

      const again = accepted(await command.send(key));
      if (answer !== null) expect(again).toEqual(answer);
      await until('its effect is whole', () => found().length >= command.effect.length, PATIENCE_MS);
      expect(sorted(effectIn(await isWhole(aidy)))).toEqual(sorted(command.effect));
      await command.afterwards?.();
    },
    60_000,
  );
});
