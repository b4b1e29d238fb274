import { CommandBus } from '@nestjs/cqrs';
import request, { type Response } from 'supertest';
import { ledgerEvents } from '#events/research/ledger.events';
import { runEvents } from '#events/research/run.events';
import type { Ids } from '#kernel/ids';
import { GrantRole } from '#modules/accounts/commands/grant-role.command';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { EVENT_STORE, type EventStore, StorageFull } from '#platform/event-store/event-store';
import { AccessTokens } from '#platform/http/access/access-tokens';
import { problemCodes } from '#platform/http/answers/problem';
import { IDS } from '#platform/ids';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { StoreUnreachable } from '#platform/store-unreachable';
import { areas } from '../../backend/src/areas';
import { authenticator } from '../support/accounts/authenticator';
import { PAIN_ENTRY, type Proposal, keepProposals, proposedFrom } from '../support/conversations/diary';
import { PEOPLE_PASSWORD, joinProduct } from '../support/people';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

const folder = temporaryFolder();
let product: Product;
let trackerId: string;
let root: string;
let usedInvite: object;
let diary: { readonly gone: string; readonly outdated: readonly Proposal[]; readonly refused: readonly Proposal[] };

const topic = (changes: object = {}): object => ({
  tracker_description: 'Track notices of the agency.',
  update_frequency: 'week',
  model: 'sonar-reasoning-pro',
  domains: ['agency.example'],
  ...changes,
});
const create = (userId: string, changes: object = {}, headers = {}) =>
  product.as(userId).post('/api/topics/create-tracker/', topic(changes), headers);

beforeAll(async () => {
  const small = {
    STAFF_SECOND_FACTOR: 'required',
    PLAN_FREE_TRACKERS: '1',
    PLAN_FREE_DAILY: '0',
    RATE_LIMIT_SCALE: '1',
  };
  product = await startProduct(folder, { ...UNREACHABLE_HOSTS, ...small });
  root = await withSecondFactor();
  trackerId = (await create('ann')).body.tracker_id;
  const { searchParams: query } = new URL((await invite('invited@example.org')).body.link);
  const names = { first_name: 'Ann', last_name: 'Lee', password: PEOPLE_PASSWORD };
  usedInvite = { org: query.get('org'), invite_token: query.get('invite'), ...names };
  await product.signedOut.post('/api/v1/join/', usedInvite);
  diary = await preparedDiary();
  // Wait until the mail has been sent, so that no event is written later.
  const ended = ['EffectDelivered', 'EffectCancelled'];
  await until('no mail is on its way', async () => {
    const types = (await product.events()).map(({ type }) => type);
    return (
      types.filter((type) => type === 'EffectPlanned').length === types.filter((type) => ended.includes(type)).length
    );
  });
});
afterAll(() => product.stop());
afterEach(() => jest.restoreAllMocks());

const ann = () => product.as('ann');
/** A deleted entry, a card for one that was changed after it, and a card that was refused. */
const preparedDiary = async (): Promise<typeof diary> => {
  const add = async (): Promise<string> => (await ann().post('/api/chronic/add-entry/', { entry: PAIN_ENTRY })).body.id;
  const gone = await add();
  await ann().post(`/api/chronic/delete-entry/${gone}/`, {});
  const pain = await add();
  const outdated = await proposedFrom(ann(), 'change the pain to 5/10');
  await ann().post(`/api/chronic/change-entry/${pain}/`, { entry: { ...PAIN_ENTRY, strength: 6 } });
  const refused = await proposedFrom(ann(), 'type 6');
  await ann().post('/api/chronic/refuse-entries/', { ids: refused.map(({ id }) => id) });
  return { gone, outdated, refused };
};
const server = () => request(product.app.getHttpServer());
const ROOT = { email: 'root@example.org', first: 'Ruth', last: 'Root' };
const signIn = { username: 'nobody@example.org', password: 'no such account' };

/** The access token of a super user whose second factor is on, and not proven in its session. */
const withSecondFactor = async (): Promise<string> => {
  const { access } = await joinProduct(await product.app.getUrl(), folder, ROOT);
  const visitor = product.bearing(access);
  const { body: kit } = await visitor.post('/api/common/second-factor/');
  await visitor.post('/api/common/second-factor/confirm/', { code: authenticator(kit.secret).code() });
  const { user_uid: userId } = (await visitor.get('/api/common/user/')).body;
  const context = ofTheSystem(product.app.get<Ids>(IDS, { strict: false }).next(), new Date('2026-11-20T12:00:00Z'));
  await product.app
    .get(CommandBus, { strict: false })
    .execute(new GrantRole({ userId, role: 'super', statedReason: null }, context));
  const tokens = product.app.get(AccessTokens, { strict: false });
  return tokens.issue({ userId, sessionId: 'another', roles: ['super'] }).token;
};

/** A command while the log cannot be written. */
const whileTheLogFails = (fault: Error): Promise<Response> => {
  const log = product.app.get<EventStore>(EVENT_STORE, { strict: false });
  jest.spyOn(log, 'append').mockRejectedValue(fault);
  return create('bob');
};

const invite = (email: string): Promise<Response> =>
  product.bearing(root).post('/api/admin/invites/', { email, org_name: 'Acme', role: 'coordinator' });

/** A request that produces each code; null if the product does not use it yet. */
const occasions: Readonly<Record<string, (() => PromiseLike<Response>) | null>> = {
  INVALID: () => create('bob', { colour: 'red' }),
  MAX_TRACKERS_REACHED: () => create('ann'),
  MAX_DAY_TRACKERS_REACHED: () => create('carol', { update_frequency: 'day' }),
  AUTH_REQUIRED: () => product.signedOut.get('/api/common/user/'),
  INVALID_CREDENTIALS: () => product.signedOut.post('/api/common/sign-in/', signIn),
  ACCESS_DENIED: () => product.as('bob').get(`/api/topics/tracker/${trackerId}/`),
  SECOND_FACTOR_REQUIRED: () =>
    product.signedOut.post('/api/common/sign-in/', { username: ROOT.email, password: PEOPLE_PASSWORD }),
  SECOND_FACTOR_SETUP_REQUIRED: () => product.as('sue', 'staff').get('/api/admin/users/'),
  STEP_UP_REQUIRED: () => product.bearing(root).get('/api/admin/events/export/jsonl/'),
  STAFF_ONLY: () => create('bob', { key_facts: [{ name: 'Rate', type: 'percentage', description: 'Of steel' }] }),
  NOT_FOUND: () => product.signedOut.get('/api/topics/tracker/unknown/'),
  METHOD_NOT_ALLOWED: () => server().delete('/api/topics/wire/'),
  CONFLICT: async () => {
    const key = { 'Idempotency-Key': 'one-key' };
    await product.as('ann').post(`/api/topics/toggle-public/${trackerId}/`, { public: true }, key);
    return product.as('ann').post(`/api/topics/toggle-public/${trackerId}/`, { public: false }, key);
  },
  PAYLOAD_TOO_LARGE: () => create('bob', { tracker_description: 'x'.repeat(2_000_000) }),
  UNSUPPORTED_MEDIA_TYPE: () => server().post('/api/common/sign-in/').type('text/plain').send('hello'),
  RATE_LIMITED: async () => {
    const ask = () => product.signedOut.post('/api/common/send-reset-email/', { email: 'nobody@example.org' });
    await Promise.all([1, 2, 3, 4, 5].map(ask));
    return ask();
  },
  INTERNAL: () => whileTheLogFails(new Error('a fault of ours')),
  STORAGE_FULL: () => whileTheLogFails(new StorageFull(new Error('no room'))),
  CATCHING_UP: () => {
    jest.spyOn(product.app.get(ProjectionRunner), 'untilCaughtUp').mockResolvedValue('stopped');
    return product.as('bob').post('/api/common/sign-out-elsewhere/');
  },
  UNAVAILABLE: () => whileTheLogFails(new StoreUnreachable('event store', new Error('no connection'))),
  ADMIN_ONLY: () => product.as('sue', 'staff').post('/api/admin/projections/trackers/rebuild/'),
  ADDRESS_EXPIRED: () => product.signedOut.get('/api/images/thumbnail/a-tracker/an-image'),
  ADDRESS_HAS_ACCOUNT: () => invite(ROOT.email),
  INVITE_USED: () => product.signedOut.post('/api/v1/join/', usedInvite),
  ENTRY_GONE: () => ann().post(`/api/chronic/change-entry/${diary.gone}/`, { entry: PAIN_ENTRY }),
  ENTRY_CHANGED: () => keepProposals(ann(), diary.outdated),
  CARD_ANSWERED: () => keepProposals(ann(), diary.refused),
  // No destination exists without folders.
  INVALID_DESTINATION: null,
};

const codes = [...problemCodes, ...areas.flatMap(({ refusals }) => refusals.map(({ code }) => code))];

test.each(codes.filter((code) => occasions[code] !== null))('%s', async (code) => {
  const before = (await product.events()).length;
  const answer = await occasions[code]?.();
  expect(answer).toBeDefined();
  expect(answer?.body).toEqual({
    type: 'about:blank',
    title: expect.any(String),
    status: answer?.status,
    code,
    detail: expect.stringMatching(/\w/),
    error: answer?.body.detail,
    request_id: answer?.headers['x-request-id'],
    ...(answer?.body.errors === undefined ? {} : { errors: expect.any(Array) }),
  });
  expect(answer?.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const written = (await product.events()).slice(before).map(({ stream }) => stream.split('-')[0]);
  // Research continues on its own, and CONFLICT is the response to a second request after a successful first one.
  const ofResearch = [runEvents.category, ledgerEvents.category];
  const allowed = code === 'CONFLICT' ? [...ofResearch, 'tracker'] : ofResearch;
  expect(written.filter((category) => !allowed.includes(category ?? ''))).toEqual([]);
});
