import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStarterEvents } from '#modules/starter/starter-events';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { type Answered, type LoggedEvent, type CrashableProduct, crashableProduct } from '../support/crashable-product';
import { mailTo } from '../support/delivery/outbox-mail';
import { halfDone } from '../support/log/whole-log';
import { sampled } from '../support/long';
import { type MailServer, startMailServer } from '../support/servers/mail-server';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

/*
 * The product's process kills itself with SIGKILL at a named point and is restarted on the same DATA_DIR. At every
 * point: acknowledged commands are stored once, others completely or not at all, repeating a request with its
 * Idempotency-Key has one effect, no run or mail is left over, and the read models equal a rebuild.
 */

const folder = temporaryFolder();
const PLACES = 1;
const PASSWORD = 'correct harbour lamp';
const RUN_ENDS = ['StateEstablished', 'UpdatePublished', 'NothingNewFound', 'RunFailed'];
const ADMINISTRATOR = { ADMIN_EMAIL: 'desk@example.org', ADMIN_PASSWORD: 'a desk by the window' };
const OFFLINE = {
  STARTER_CONTENT: 'off',
  PLAN_FREE_TRACKERS: String(PLACES),
  FETCH_CONNECT_TO: 'down.example=http://127.0.0.1:1,other.example=http://127.0.0.1:1',
};

const bearer = (access: string) => ({ authorization: `Bearer ${access}` });
const keyed = (key: string) => ({ 'idempotency-key': key });

/** Waits until nothing is left to do: immediately if nothing is. */
const untilWhole = async (aidy: CrashableProduct, places = PLACES): Promise<void> => {
  let left: readonly string[] = [];
  try {
    await until('nothing is half done', () => (left = halfDone(aidy.appended(), places)).length === 0);
  } catch (error) {
    throw new Error(`${String(error)}\n${left.join('\n')}\n${aidy.output().slice(-3000)}`);
  }
};

/** Waits until everything is consistent, and checks the read models, the mails and the log. */
const isWhole = async (aidy: CrashableProduct, places = PLACES): Promise<readonly LoggedEvent[]> => {
  await untilWhole(aidy, places);
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

const linkTo = async (aidy: CrashableProduct, email: string, count = 1): Promise<{ uid: string; token: string }> => {
  const { links } = await mailTo(aidy.outbox, email, count);
  const [, , uid = '', token = ''] = new URL(links[0] ?? '').pathname.split('/');
  return { uid, token };
};

const newAddress = (): string => `${randomUUID()}@example.org`;
const activation = async (aidy: CrashableProduct, email: string) => ({
  ...(await linkTo(aidy, email)),
  first_name: 'Ann',
  last_name: 'Lee',
  password: PASSWORD,
});

const joinAidy = async (aidy: CrashableProduct): Promise<Person> => {
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
const create = (aidy: CrashableProduct, { headers }: Person, key: string = randomUUID()): Promise<Answered | null> =>
  aidy.ask('/api/topics/create-tracker/', topic(), { ...headers, ...keyed(key) });
const createdBy = async (aidy: CrashableProduct, person: Person): Promise<string> =>
  String(accepted(await create(aidy, person)).body.tracker_id);

/** A command as sent by its caller, who repeats it if there was no response. */
interface Sent {
  send(key: string): Promise<Answered | null>;
  /** Its events in the log, in order: types of events that concern it. */
  readonly effect: readonly string[];
  concerns(event: LoggedEvent): boolean;
  /** Checks after the command has taken effect. */
  afterwards?(): Promise<void>;
}

type Command = (aidy: CrashableProduct) => Promise<Sent>;

const ofTracker =
  (id: () => string, ...types: readonly string[]) =>
  ({ type, data }: LoggedEvent): boolean =>
    data.trackerId === id() && types.includes(type);

const noPlaceLeft = async (aidy: CrashableProduct, person: Person): Promise<void> => {
  const refused = await create(aidy, person);
  expect(refused?.body).toMatchObject({ code: 'MAX_TRACKERS_REACHED' });
};

const commands: Readonly<Record<string, Command>> = {
  'a registration': async (aidy) => {
    const email = newAddress();
    const before = new Set(aidy.log().map(({ id }) => id));
    // An attempt that the process did not survive is followed by another.
    const effect = ['UserRegistered', 'EffectPlanned', 'EffectDelivered'];
    return {
      send: (key) => aidy.ask('/api/common/send-verify-email/', { email }, keyed(key)),
      effect,
      concerns: ({ id, type }) => !before.has(id) && effect.includes(type),
      afterwards: async () =>
        void accepted(await aidy.ask('/api/common/verify-account/', await activation(aidy, email))),
    };
  },

  'an activation with a tracker that waited for it': async (aidy) => {
    const email = newAddress();
    accepted(await aidy.ask('/api/common/send-verify-email/', { email, pending_tracker: topic() }));
    const body = await activation(aidy, email);
    await untilWhole(aidy);
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
      effect: ['TrackerAdmitted', 'TrackerCreated', 'RunRequested', 'DocumentsConsidered', 'RunFailed'],
      // An interrupted run is started again and ends once.
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
    await untilWhole(aidy);
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
    await untilWhole(aidy);
    return {
      // Deletions have no key; a repeated one may find that the tracker is gone.
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
    await untilWhole(aidy);
    const before = new Set(aidy.log().map(({ id }) => id));
    const password = 'another harbour lamp';
    return {
      send: (key) => aidy.ask('/api/common/reset-password/', { ...link, password }, keyed(key)),
      effect: ['PasswordSet', 'SessionEnded'],
      concerns: ({ id }) => !before.has(id),
      afterwards: async () => void accepted(await aidy.ask('/api/common/sign-in/', { username: email, password })),
    };
  },

  'a change of password': async (aidy) => {
    const { email, headers } = await joinAidy(aidy);
    accepted(await aidy.ask('/api/common/sign-in/', { username: email, password: PASSWORD }));
    await untilWhole(aidy);
    const before = new Set(aidy.log().map(({ id }) => id));
    const body = { password: PASSWORD, new_password: 'another harbour lamp' };
    return {
      send: (key) => aidy.ask('/api/common/change-password/', body, { ...headers, ...keyed(key) }),
      effect: ['PasswordChanged', 'SessionEnded'],
      concerns: ({ id }) => !before.has(id),
      // In the session that goes on.
      afterwards: async () => void accepted(await aidy.ask('/api/common/validate-token/', {}, headers)),
    };
  },

  'an erasure': async (aidy) => {
    const { email } = await joinAidy(aidy);
    const { body } = accepted(await aidy.ask('/api/common/sign-in/', { username: email, password: PASSWORD }));
    await untilWhole(aidy);
    const before = new Set(aidy.log().map(({ id }) => id));
    const userOf = () => aidy.log().find(({ id, type }) => !before.has(id) && type === 'UserErased')?.data.userId;
    return {
      // The operator repeats the command; an erased user is no longer found.
      send: async () => {
        const told = await aidy.operate('users', 'erase', email);
        return told.some((line) => / is erased\.$|^No account has/.test(line)) ? { status: 200, body: {} } : null;
      },
      effect: ['UserErased', 'EmailReleased', 'SessionEnded', 'SessionEnded', 'PortfolioClosed'],
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
 * Where each command is killed. The next append is not in the log before it is made, so killing after one append also
 * covers killing before the next.
 */
const ends: ReadonlyArray<readonly [string, readonly string[]]> = [
  [
    'a registration',
    [
      'after noting the Idempotency-Key',
      "after making a person's key",
      ...after('UserRegistered'),
      'within a page of effects',
      'before keeping the answer',
      'after keeping the answer',
      'after the checkpoint of reactor account-mails',
      'after taking a account-mail job',
      'between a mail and its line in the index',
      'after sending a mail',
      ...after('EffectPlanned', 'AttemptBegun', 'EffectDelivered'),
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
      ...after('TrackerAdmitted', 'TrackerCreated'),
      'within a page of trackers',
      'before the checkpoint of reactor first-runs',
      ...after('RunRequested'),
      'before enqueuing a research job',
      'after the checkpoint of reactor run-jobs',
      'after taking a research job',
      ...after('RunStarted'),
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
  ['a change of password', after('PasswordChanged', 'SessionEnded')],
  [
    'an erasure',
    [...after('UserErased', 'EmailReleased'), 'after forgetting mails', "after destroying a person's key"],
  ],
];

const sorted = (types: readonly string[]): string => [...types].sort().join(' ');

/** For all that has these settings: each case starts it again and leaves it whole. */
const offline = crashableProduct(join(folder, 'offline'), OFFLINE);
beforeAll(() => offline.start());
afterAll(async () => expect(await offline.stop()).toBe(0));

describe('a command', () => {
  const aidy = offline;

  const behind = [
    ['a registration', 'after the checkpoint of reactor account-mails', 'effects'],
    ['a new tracker', 'after the checkpoint of reactor run-jobs', 'runs'],
  ] as const;
  test.each(sampled('the read models that are behind', behind, 1))(
    '%s, killed %s, while %s has not seen it yet',
    async (name, point, still) => {
      await aidy.start();
      const command = await commands[name]?.(aidy);
      aidy.endsAt(point, 1, still);
      await command?.send(randomUUID());
      await aidy.death();
      aidy.spare();
      await aidy.start();
      await isWhole(aidy);
    },
  );

  const stories = ends.flatMap(([command, points]) => points.map((point) => [command, point] as const));
  test.each(sampled('the points at which a command is killed', stories, 3))('%s, killed %s', async (name, point) => {
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

    // Before any request is repeated: acknowledged effects are there, others completely or not at all.
    const unasked = command.effect.filter((type) => type !== 'SessionStarted');
    const whole = answer === null ? [[], unasked, command.effect] : [command.effect];
    const found = () => effectIn(aidy.appended());
    await until('its effect is complete or absent', () => whole.map(sorted).includes(sorted(found())));
    await isWhole(aidy);

    const again = accepted(await command.send(key));
    if (answer !== null) expect(again).toEqual(answer);
    await until('its effect is complete', () => found().length >= command.effect.length);
    expect(sorted(effectIn(await isWhole(aidy)))).toEqual(sorted(command.effect));
    await command.afterwards?.();
  });
});

/** Commands on one stream: nothing can be partially done, but the repeated request must be recognised. */
describe('a request killed before its response is stored succeeds when repeated', () => {
  const aidy = offline;
  let person: Person;
  let id: string;
  beforeAll(async () => {
    await aidy.start();
    person = await joinAidy(aidy);
    id = await createdBy(aidy, person);
    await untilWhole(aidy);
  });

  const requests: ReadonlyArray<readonly [string, string, () => object]> = [
    ['TrackerPublished', 'toggle-public/:id/', () => ({ public: true })],
    ['RunRequested', 'tracker/:id/run/', () => ({})],
    ['TrackerRevised', 'create-tracker/', () => ({ ...topic({ domains: ['other.example'] }), tracker_id: id })],
    ['SourceSetCreated', 'create-update-domain-set/', () => ({ name: 'Agencies', domains: ['down.example'] })],
  ];
  test.each(sampled('the requests that are killed', requests, 1))('%s', async (type, path, body) => {
    const countOf = () => aidy.log().filter((event) => event.type === type).length;
    const before = countOf();
    const key = keyed(randomUUID());
    const send = () => aidy.ask(`/api/topics/${path.replace(':id', id)}`, body(), { ...person.headers, ...key });

    aidy.endsAt('before keeping the answer');
    expect(await send()).toBeNull();
    await aidy.death();
    aidy.spare();
    await aidy.start();

    const answer = accepted(await send());
    expect(accepted(await send())).toEqual(answer);
    await isWhole(aidy);
    // Editing the domains requests a separate run.
    expect(countOf()).toBe(before + 1);
  });
});

const TARIFFS = 'Track new and changed United States tariffs by product and country.';
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

describe('research', () => {
  const clockFile = join(folder, 'clock');
  let corpus: CorpusServer;
  let aidy: CrashableProduct;
  let person: Person;
  let offset = 0;
  const moveClock = (milliseconds: number): void => {
    offset += milliseconds;
    writeFileSync(clockFile, String(offset));
  };
  const signIn = async (): Promise<void> => {
    const account = { username: ADMINISTRATOR.ADMIN_EMAIL, password: ADMINISTRATOR.ADMIN_PASSWORD };
    const { body } = accepted(await aidy.ask('/api/common/sign-in/', account));
    person = { email: account.username, headers: bearer(String(body.access)) };
  };
  beforeAll(async () => {
    moveClock(0);
    corpus = await startCorpusServer({ now: () => new Date(Date.now() + offset) });
    aidy = crashableProduct(join(folder, 'research'), {
      ...ADMINISTRATOR,
      STARTER_CONTENT: 'off',
      PLAN_FREE_TRACKERS: '100',
      SCHEDULER_TICK_MS: '200',
      CLOCK_OFFSET_FILE: clockFile,
      FETCH_CONNECT_TO: corpus.connectTo(),
    });
    await aidy.start();
    await signIn();
  });
  afterAll(async () => {
    expect(await aidy.stop()).toBe(0);
    await corpus.close();
  });

  const createTariffs = async (frequency: string): Promise<string> => {
    const body = topic({ tracker_description: TARIFFS, update_frequency: frequency, domains: ['www.govinfo.gov'] });
    // The run starts with the tracker, so the process may be killed before this returns: the log has its id.
    await aidy.ask('/api/topics/create-tracker/', body, person.headers);
    return String(aidy.log().findLast(({ type }) => type === 'TrackerCreated')?.data.trackerId);
  };
  const researchOf = (id: string): readonly LoggedEvent[] =>
    aidy.appended().filter(({ stream }) => stream === `research-${id}` || stream === `run-${id}`);
  const endsOf = (id: string): readonly string[] =>
    researchOf(id).flatMap(({ type, data }) =>
      RUN_ENDS.includes(type) ? [`${type} ${String(data.reason ?? '')}`] : [],
    );
  const isEstablished = async (id: string): Promise<void> => {
    await until('the tracker is researched', () => endsOf(id).length > 0);
    await isWhole(aidy, 100);
    expect(endsOf(id)).toEqual(['StateEstablished ']);
    const claims = researchOf(id).filter(({ type }) => type === 'ClaimRecorded');
    expect(claims.length).toBeGreaterThan(0);
    expect(new Set(claims.map(({ data }) => data.text)).size).toBe(claims.length);
  };

  const points = [
    ['after reading a page', 3],
    ['after gathering', 1],
    ['within the append of StateEstablished', 1],
    ['after the append of StateEstablished', 1],
    ['within a page of claims', 1],
    ['after carrying out a research job', 1],
  ] as const;
  test.each(sampled('the points at which a run is killed', points, 1))(
    'killed %s (%i), the run continues after the restart and publishes once',
    async (point, nth) => {
      await aidy.start();
      aidy.endsAt(point, nth);
      const id = await createTariffs('month');
      await aidy.death();
      aidy.spare();
      await aidy.start();
      await isEstablished(id);
    },
  );

  test('a run that is killed at every attempt is recorded as failed and retried later', async () => {
    await aidy.start();
    aidy.endsAt('after gathering');
    const id = await createTariffs('month');
    await aidy.death();
    for (let more = 0; more < 2; more++) {
      await aidy.start();
      await aidy.death();
    }
    await aidy.start();
    await until('the run has failed', () => endsOf(id).length === 1);
    expect(endsOf(id)).toEqual(['RunFailed INTERRUPTED']);
    aidy.spare();
    moveClock(15 * MINUTE_MS);
    await until('it is tried again', () => endsOf(id).length === 2);
    expect(endsOf(id)).toEqual(['RunFailed INTERRUPTED', 'StateEstablished ']);
    await isWhole(aidy, 100);
  });

  const due = [
    'before the append of RunRequested',
    'after the append of RunRequested',
    'before enqueuing a research job',
  ];
  test.each(sampled('the points at which a due run is killed', due, 1))(
    'killed %s, a due run is requested once',
    async (point) => {
      await aidy.start();
      await signIn();
      const id = await createTariffs('day');
      await until('its first run is over', () => endsOf(id).length === 1);
      await untilWhole(aidy, 100);
      aidy.endsAt(point);
      moveClock(DAY_MS);
      await aidy.death();
      aidy.spare();
      await aidy.start();
      await until('the run that is due is over', () => endsOf(id).length === 2);
      await isWhole(aidy, 100);
      expect(endsOf(id)).toEqual(['StateEstablished ', 'NothingNewFound NO_NEWS']);
      await signIn();
      accepted(await aidy.remove(`/api/topics/delete-tracker/${id}/`, person.headers));
    },
  );
});

/** With starter content, and whole: what a first start has left, unless none was tried. */
let filled: CrashableProduct | undefined;
const stopFilled = async (): Promise<void> => {
  if (filled !== undefined) expect(await filled.stop()).toBe(0);
};
afterAll(stopFilled);

describe('the first start', () => {
  const recorded = readStarterEvents();
  const starts: ReadonlyArray<readonly [string, number]> = [
    ['within the append of anything', 7],
    ['after the append of StateEstablished', 3],
    ['after the append of RoleGranted', 1],
    ['within a page of runs', 1],
    ['between documents and checkpoint of runs', 1],
  ];
  test.each(sampled('the points at which the first start is killed', starts, 1))(
    'killed %s (%i), the next start has all starter trackers and one administrator',
    async (point, nth) => {
      const aidy = crashableProduct(
        join(folder, `first-start-${starts.findIndex((each) => each[0] === point)}`),
        ADMINISTRATOR,
      );
      await stopFilled();
      filled = aidy;
      aidy.endsAt(point, nth);
      if (await aidy.start()) await aidy.death();
      aidy.spare();
      await aidy.start();
      const events = await isWhole(aidy);
      const ids = new Set(events.map(({ id }) => id));
      expect(recorded.filter(({ id }) => !ids.has(id))).toEqual([]);
      expect(events.filter(({ type }) => type === 'RoleGranted').map(({ data }) => data.role)).toEqual([
        'staff',
        'admin',
        'super',
      ]);
    },
  );
});

describe('a rebuild', () => {
  const filledProduct = async (): Promise<CrashableProduct> => {
    if (filled === undefined) {
      filled = crashableProduct(join(folder, 'rebuilds'), ADMINISTRATOR);
      await filled.start();
      await isWhole(filled);
    }
    await filled.start();
    return filled;
  };

  const points = [
    'within a page of runs',
    'between documents and checkpoint of runs',
    'before the swap of runs',
    'after the swap of runs',
  ];
  test.each(sampled('the points at which a rebuild is killed', points, 1))(
    'killed %s, continues after the restart while the previous generation answers',
    async (point) => {
      const aidy = await filledProduct();
      aidy.endsAt(point);
      await aidy.operate('projections', 'rebuild', 'runs');
      await aidy.death();
      // Replaced generations are dropped during startup.
      aidy.endsAt('before dropping a collection of runs');
      if (point === 'after the swap of runs') expect(await aidy.start()).toBe(false);
      aidy.spare();
      await aidy.start();
      expect((await aidy.look('/api/topics/search-trackers/')).status).toBe(200);
      await until('no rebuild is under way', async () => {
        const lines = await aidy.operate('projections', 'list');
        return lines.length > 0 && lines.every((line) => / live /.test(line));
      });
      await isWhole(aidy);
    },
  );
});

describe('a backup', () => {
  const aidy = offline;

  const points = ['after copying the stores', 'before the backup has its name'];
  test.each(sampled('the points at which a backup is killed', points, 1))(
    'killed %s, leaves no personal data in DATA_DIR, and succeeds when repeated',
    async (point) => {
      await aidy.start();
      await joinAidy(aidy);
      const archive = join(folder, `${randomUUID()}.backup`);
      aidy.endsAt(point);
      await aidy.operate('backup', archive);
      await aidy.death();
      aidy.spare();
      expect(existsSync(archive)).toBe(false);
      await aidy.start();
      expect(readdirSync(aidy.dataDir).filter((name) => name.endsWith('.part'))).toEqual([]);
      rmSync(`${archive}.part`);
      expect(await aidy.operate('backup', archive)).toEqual([
        expect.stringMatching(/ contains everything up to position /),
      ]);
      expect(existsSync(archive)).toBe(true);
      await isWhole(aidy);
    },
  );
});

describe('a mail to a mail server', () => {
  let server: MailServer;
  let aidy: CrashableProduct;
  beforeAll(async () => {
    server = await startMailServer();
    aidy = crashableProduct(join(folder, 'mail'), {
      STARTER_CONTENT: 'off',
      SMTP_URL: server.url,
      MAIL_FROM: 'Aidy <aidy@example.org>',
    });
  });
  afterAll(async () => {
    expect(await aidy.stop()).toBe(0);
    await server.close();
  });

  const points = [
    ['after taking a account-mail job', 1],
    ['before sending a mail', 1],
    // The only point at which delivery is uncertain: it is sent again with the same Message-ID.
    ['after sending a mail', 2],
    ['after the append of AttemptBegun', 1],
    ['after the append of EffectDelivered', 1],
  ] as const;
  test.each(sampled('the points at which a mail is killed', points, 1))(
    'killed %s, it is sent at most %i times, always as the same message',
    async (point, most) => {
      await aidy.start();
      const email = newAddress();
      aidy.endsAt(point);
      await aidy.ask('/api/common/send-verify-email/', { email });
      await aidy.death();
      aidy.spare();
      await aidy.start();
      await isWhole(aidy);
      const copies = server.received.filter(({ to }) => to[0] === email);
      expect(copies).toHaveLength(most);
      expect(new Set(copies.map((copy) => copy.email.messageId)).size).toBe(1);
    },
  );
});
