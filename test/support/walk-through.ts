import { Readable } from 'node:stream';
import type { OfBrief } from '#events/audio/recording.events';
import { briefIdOf } from '#events/delivery/delivery.events';
import { isRefusal } from '#kernel/decider';
import { recordingDecider } from '#modules/audio/domain/recording.decider';
import { chaptersFile, soundFile } from '#modules/audio/recording-files';
import { WeekOfBrief } from '#modules/delivery/brief/week-of-brief';
import { ConfirmationLinks } from '#modules/delivery/channels/confirmation/confirmation-links';
import { deliveryDecider } from '#modules/delivery/domain/delivery.decider';
import { UnsubscribeLinks } from '#modules/delivery/mail/unsubscribe-links';
import { ImageIntake } from '#modules/images/making/image-intake';
import { outboundEffectDecider } from '#modules/outbound/domain/effect.decider';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { FILE_STORE, type FileStore } from '#platform/file-store/file-store';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { OUTBOX, type OutboxFolder } from '#platform/mail/outbox-folder';
import { briefCodeOf } from '#projections/delivery/briefs/briefs.projection';
import { authenticator } from './accounts/authenticator';
import { oidcBrowser, oidcEnvironment } from './accounts/oidc-browser';
import { PAIN_ENTRY, keepProposals, proposedFrom } from './conversations/diary';
import { mailTo } from './delivery/outbox-mail';
import { type FakeOidc, startFakeOidc } from './fakes/fake-oidc';
import { type FakeStripe, paidThrough, signatureOf, startFakeStripe } from './fakes/fake-stripe';
import type { Product, Visitor } from './product';
import { makeExamples, rules, subjectOf } from './requests';
import { twoPages } from './small-pdf';
import { until } from './until';

/** All hosts are unreachable, so that runs fail quickly. */
export const UNREACHABLE_HOSTS = {
  FETCH_CONNECT_TO: 'agency.example=http://127.0.0.1:9',
  SEARCH_PROVIDERS: 'google-news,federal-register',
  GOOGLE_NEWS_BASE_URL: 'http://127.0.0.1:9',
  FEDERAL_REGISTER_BASE_URL: 'http://127.0.0.1:9',
};

const ADMIN_RESOURCES = [
  'users',
  'sessions',
  'impersonations',
  'api-tokens',
  'trackers',
  'follows',
  'subscriptions',
  'referrals',
  'invites',
  'collections',
  'source-sets',
  'documents',
  'images',
  'image-hosts',
  'upload-questions',
  'answers',
  'runs',
  'claims',
  'pages',
  'feedback',
  'events',
  'projections',
  'jobs',
  'deliveries',
  'outbox',
  'health',
];

const EMAIL = 'ann@example.org';
const OTHER_EMAIL = 'desk@agency.example';
const PASSWORD = 'correct harbour lamp';

const topic = (changes: object = {}): object => ({
  tracker_description: 'Track notices of the agency.',
  update_frequency: 'week',
  model: 'sonar-reasoning-pro',
  domains: ['agency.example'],
  ...changes,
});

const toolCalls = [
  { name: 'search_trackers', arguments: { query: 'tariffs' } },
  { name: 'list_folders' },
  { name: 'find_documents', arguments: { query: 'tariff' } },
  { name: 'find_documents', arguments: { kind: 'report' } },
].map((params) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));

const ask = (content: string) => [{ role: 'user', content }];
const question = ask('What is new on artificial intelligence?');
const whenItStarts = ask('When does the tariff start?');
const whatEnded = ask('Has anything been revoked?');

/** Its response does not end. */
const STREAM = 'GET /api/common/live';

/** Calls the routes that were left out, each of one example, with the bodies of their areas' requests. */
const callTheRest = async (product: Product): Promise<void> => {
  const visitor = product.as('eve', 'staff', 'admin', 'super');
  const named = await makeExamples(product, 'eve');
  const seen = [...product.answers.seen].map((route) => route.replace(/:(\w+)/g, '{$1}'));
  for (const route of Object.keys(rules).filter((each) => !seen.includes(each) && each !== STREAM)) {
    const id = named[subjectOf(route) ?? ''];
    const [method = '', path = ''] = (id === undefined ? route : route.replace('{id}', id)).split(' ');
    if (path.includes('{')) continue;
    const body = rules[route]?.[1]?.(named) ?? {};
    if (method === 'GET') await visitor.get(path);
    else if (method === 'DELETE') await visitor.delete(path);
    else if (method === 'PUT') await visitor.put(path, body);
    else await visitor.post(path, body);
  }
};

/** Asks for a file, which ann sends and takes back, and brings a document in. */
const sendFiles = async (product: Product, ann: Visitor): Promise<void> => {
  const admin = product.as('adam', 'staff', 'admin');
  const question = {
    question_text: 'A letter, please.',
    repeatable: true,
    required: true,
    inputs: [{ name: 'letter' }],
  };
  const { body: requested } = await admin.post('/api/admin/upload-questions/', question);
  await admin.put(`/api/admin/upload-questions/${requested.id}/`, { ...question, required: false });
  const { draft_doc_id } = (await ann.get('/api/v1/portal/')).body;
  const place = { draft_doc_id, input_name: 'letter' };
  await ann.upload('/api/v1/upload-answer-file/', place, { name: 'letter.pdf', content: twoPages });
  for (const call of ['download', 'preview'])
    await ann.get(`/api/v1/${call}-answer-file/?${new URLSearchParams(place)}`);
  const why = { reason: 'A walk through the product.' };
  await admin.post(`/api/admin/answers/${draft_doc_id}/unmask/`, why);
  await admin.post(`/api/admin/answers/${draft_doc_id}/file/`, { input_name: 'letter', ...why });
  const ofAcme = encodeURIComponent(JSON.stringify({ org_name: 'Acme' }));
  await admin.get(`/api/admin/answers/?filter=${ofAcme}`);
  await ann.delete(`/api/v1/delete-answer-file/${draft_doc_id}/letter/0/`);
  const { body: other } = await admin.post('/api/admin/upload-questions/', { ...question, inputs: [{ name: 'plan' }] });
  await admin.delete(`/api/admin/upload-questions/${other.id}/`);

  const about = { title: 'Hearing on freight', kind: 'hearing' };
  const add = async () =>
    (await admin.upload('/api/admin/documents/', about, { name: 'hearing.pdf', content: twoPages })).body.id;
  const document = await add();
  await admin.put(`/api/admin/documents/${document}/`, { ...about, kind: 'report' });
  await ann.get(`/api/v1/document/${document}/`);
  await ann.get(`/api/v1/document/${document}/file/`);
  await ann.get(`/api/v1/document/${document}/sections/`);
  await admin.delete(`/api/admin/documents/${await add()}/`);
};

/** Finds an image that a tracker carries, takes it down and has it back. */
const seeImages = async (product: Product, ann: Visitor, trackerId: string): Promise<void> => {
  const intake = product.app.get(ImageIntake, { strict: false });
  const carrier = { kind: 'tracker', id: trackerId } as const;
  const place = {
    kind: 'web',
    address: 'https://agency.example/port.jpg',
    url: 'https://agency.example/',
    title: 'Ports',
  } as const;
  const captions = { alt: 'A port at dusk', title: '', caption: '', around: '' };
  await intake.find(carrier, [{ imageId: 'port', place, captions }]);
  const thumbnail = { kind: 'made', content: new Uint8Array(20), width: 480, height: 320 } as const;
  await until('the image is found', async () => {
    // Its own fetch fails, and may have done so before.
    await intake.seek(carrier, 'port');
    await intake.take(carrier, 'port', thumbnail);
    const { body } = await ann.get('/api/images/search/?q=port');
    for (const { presigned_url } of body.results) await product.signedOut.get(presigned_url);
    return body.results.length > 0;
  });
  const staff = product.as('adam', 'staff', 'admin');
  const why = { reason: 'A walk through the product.' };
  for (const host of ['agency.example', 'elsewhere.example'])
    await staff.post(`/api/admin/image-hosts/${host}/take-down/`, why);
  await staff.post('/api/admin/image-hosts/agency.example/readmit/', why);
};

/** Tells the assistant what an administrator then reads and sums up. */
const talkToAssistant = async (ann: Visitor, admin: Visitor, annId: string): Promise<void> => {
  for (const content of ['Bowel movement', 'Two cups of tea', 'change the tea to three cups of coffee'])
    await keepProposals(ann, await proposedFrom(ann, content));
  const ids = (await proposedFrom(ann, 'Pain 7/10')).map(({ id }) => id);
  await ann.post('/api/chronic/refuse-entries/', { ids });
  const { body: added } = await ann.post('/api/chronic/add-entry/', { entry: PAIN_ENTRY });
  await ann.post(`/api/chronic/change-entry/${added.id}/`, { entry: { ...PAIN_ENTRY, strength: 5 } });
  await ann.get('/api/chronic/diary/');
  await ann.post(`/api/chronic/delete-entry/${added.id}/`, {});
  const { body: image } = await ann.post('/api/chronic/send-image/', rules['POST /api/chronic/send-image']?.[1]?.({}));
  await ann.get(image.image_url);
  await ann.get('/api/chronic/diagnosis/');
  await admin.get(`/api/chronic/user-convo/${annId}/`);
  const today = new Date().toISOString().slice(0, 10);
  await admin.post(`/api/chronic/generate-daily-blurbs/${annId}/`, { date: today });
  await admin.get(`/api/chronic/user-blurbs/${annId}/`);
  await admin.get(`/api/chronic/get-user-activity/${annId}/`);
  await ann.get('/api/common/private-readings/');
  const aboutAnn = encodeURIComponent(JSON.stringify({ subject_email: EMAIL }));
  await admin.get(`/api/admin/decisions/?filter=${aboutAnn}`);
};

/** Invites two people: one joins, the other's invite is withdrawn. */
const inviteTwo = async ({ signedOut, as, bearing }: Product): Promise<void> => {
  const admin = as('adam', 'staff', 'admin');
  const invite = async (email: string) =>
    (await admin.post('/api/admin/invites/', { email, org_name: 'Acme', role: 'coordinator' })).body;
  const { link } = await invite('joins@example.org');
  const query = new URL(link).searchParams;
  const [org, invite_token] = [query.get('org') ?? '', query.get('invite') ?? ''];
  await signedOut.get(`/api/v1/get-invite/?${new URLSearchParams({ org_token: org, invite_token })}`);
  const names = { first_name: 'Jo', last_name: 'Hay' };
  const { body: joined } = await signedOut.post('/api/v1/join/', { org, invite_token, ...names, password: PASSWORD });
  await bearing(joined.access).get('/api/v1/organisation/');
  const { id } = await invite('stays@example.org');
  await admin.post(`/api/admin/invites/${id}/send-again/`);
  await admin.delete(`/api/admin/invites/${id}/`);
};

/** A brief that nobody gets, due so late that no planner meets it, and its short link. */
const planABrief = async (product: Product, userId: string): Promise<string> => {
  const runner = product.app.get(CommandRunner, { strict: false });
  const late = '9999-12-31T00:00:00.000Z';
  const scope = { kind: 'collection', collectionId: null } as const;
  const news = { newsId: 'news', trackerId: 'gone', updateId: 'news' };
  const routes = { gone: { kind: 'sent', scope, to: [{ kind: 'webhook', channelId: 'gone' }] } } as const;
  const queue = { type: 'QueueNews', userId, news, dueAt: late } as const;
  await runner.run(deliveryDecider, userId, queue, ofTheSystem('queued', new Date()));
  const daily = { time: '00:00', setAt: new Date(late), timezone: null };
  const plan = { type: 'PlanBriefs', userId, now: late, daily, routes } as const;
  const planned = await runner.run(deliveryDecider, userId, plan, ofTheSystem('planned', new Date()));
  const id = isRefusal(planned) ? '' : (planned.events[0]?.id ?? '');
  const code = briefCodeOf(briefIdOf(id, 0));
  await until('the brief is known', async () => (await product.signedOut.get(`/b/${code}`)).status === 302);
  return briefIdOf(id, 0);
};

/** Hears a brief, whose files are put in place as if it had been read out. */
const listen = async (product: Product, user: Visitor, of: OfBrief): Promise<void> => {
  await user.get('/api/common/audio/');
  const requested = await user.post('/api/topics/recordings/', { brief_id: of.briefId });
  if (requested.status !== 202) throw new Error(`It could not be asked for: ${requested.text}`);
  const files: FileStore = product.app.get(FILE_STORE, { strict: false });
  for (const name of [soundFile(of, 'mp3'), chaptersFile(of)]) await files.put(name, Readable.from(['{}']), 100);
  const made = { format: 'mp3', bytes: 2, seconds: 1, characters: 2, voice: 'espeak-ng' } as const;
  const runner = product.app.get(CommandRunner, { strict: false });
  await runner.run(recordingDecider, of.briefId, { type: 'Finish', ...of, made }, ofTheSystem('made', new Date()));
  const latest = async () => (await user.get('/api/topics/recordings/')).body[0];
  await until('it can be heard', async () => (await latest()).state === 'made');
  const { sound_url, chapters_url } = await latest();
  for (const address of [sound_url, chapters_url]) await product.signedOut.get(address);
};

/** Pays for a plan, as Stripe reports it. */
const payFor = async ({ signedOut }: Product, user: Visitor, stripe: FakeStripe): Promise<void> => {
  const { slug } = (await user.get('/api/v1/get-user-tier/')).body;
  const back = { return_url: '/pricing', success_url: '/user' };
  const query = new URLSearchParams({ user_slug: slug, user_tier: 'pro', ...back });
  const { url } = (await user.get(`/api/v1/stripe/checkout/?${query}`)).body;
  for (const session of stripe.sessions.filter((each) => each.url === url)) stripe.pay(session);
  for (const event of stripe.events)
    await signedOut.post('/api/common/stripe-webhook/', event, signatureOf(JSON.stringify(event)));
  await user.get('/api/v1/check-paid/');
  await user.post('/api/common/stripe-portal/');
};

/** Services of others that the product is set up with. */
export interface OutsideServices {
  readonly oidc: FakeOidc;
  readonly stripe: FakeStripe;
  /** How the product reaches them. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export const startOutsideServices = async (): Promise<OutsideServices> => {
  const [oidc, stripe] = await Promise.all([startFakeOidc(), startFakeStripe()]);
  return {
    oidc,
    stripe,
    environment: { ...oidcEnvironment(oidc.issuer), ...paidThrough(stripe) },
    async close() {
      await Promise.all([oidc.close(), stripe.close()]);
    },
  };
};

/** Calls every route once, as a user who registers and looks around. */
export const walkThrough = async (product: Product, { oidc, stripe }: OutsideServices): Promise<void> => {
  const { signedOut } = product;
  const outbox = product.app.get<OutboxFolder>(OUTBOX, { strict: false });
  const linkIn = async (count: number, email = EMAIL) => {
    const { links } = await mailTo(outbox, email, count);
    const [, , uid = '', token = ''] = new URL(links[0] ?? '').pathname.split('/');
    return { uid, token };
  };

  await signedOut.get('/api/common/config/');
  await signedOut.get('/api/common/manifest/');
  await signedOut.post('/api/common/send-verify-email/', { email: EMAIL });
  const names = { first_name: 'Ann', last_name: 'Lee' };
  await signedOut.post('/api/common/verify-account/', { ...(await linkIn(1)), ...names, password: PASSWORD });
  const { body: session } = await signedOut.post('/api/common/sign-in/', { username: EMAIL, password: PASSWORD });
  for (const alias of ['login', 'google-login']) {
    await signedOut.post(`/api/common/${alias}/`, { username: EMAIL, password: PASSWORD });
  }
  const browser = oidcBrowser(signedOut);
  const { body: begun } = await browser.begin();
  await browser.comeBack(oidc.consent(begun.url, { sub: 'cem', email: 'cem@example.org' }));
  const { body: confirmed } = await browser.credential();
  await signedOut.post('/api/common/sign-in/', { provider: 'oidc', credential: confirmed.credential });
  const ann = product.bearing(session.access);
  const { body: registered } = await ann.get('/api/common/user/');
  const referral_code = new URL(registered.referral_link).searchParams.get('ref');
  await payFor(product, ann, stripe);
  await ann.post('/api/common/check-staff/');
  await signedOut.post('/api/common/check-grant/', { grant: 'unknown' });
  await signedOut.post('/api/common/check-link/', { purpose: 'reset', uid: 'unknown', token: 'unknown' });
  const ofAllTrackers = {
    userId: 'nobody',
    scope: { kind: 'collection', collectionId: null },
    channelId: null,
  } as const;
  const { pathname: unsubscribe } = new URL(product.app.get(UnsubscribeLinks, { strict: false }).linkTo(ofAllTrackers));
  await signedOut.get(`/api/common${unsubscribe}`);
  await signedOut.post(unsubscribe);
  await signedOut.post(`${unsubscribe}/all`);
  await ann.post('/api/common/validate-token/');
  await ann.post('/api/common/update-profile/', { first_name: 'Anne', last_name: 'Li' });
  await ann.post('/api/common/update-timezone/', { timezone: 'Europe/Berlin' });
  await ann.post('/api/common/update-email-send-time/', { hour: 18, minute: 0 });
  await ann.post('/api/common/update-audio-preference/', { include_audio: true });
  for (const introduction of [false, true]) await ann.post('/api/common/update-introduction/', { introduction });

  await talkToAssistant(ann, product.as('adam', 'staff', 'admin'), registered.user_uid);

  const { body: kit } = await ann.post('/api/common/second-factor/');
  const app = authenticator(kit.secret);
  const [first, second] = kit.recovery_codes;
  await ann.post('/api/common/second-factor/confirm/', { code: app.code() });
  await ann.post('/api/common/second-factor/prove/', { code: app.code(undefined, 1) });
  await signedOut.post('/api/common/sign-in/', { username: EMAIL, password: PASSWORD, otp: first });
  await ann.post('/api/common/second-factor/disable/', { password: PASSWORD, code: second });
  await ann.post('/api/common/change-password/', { password: PASSWORD, new_password: PASSWORD });

  const hook = { kind: 'webhook', target: 'https://agency.example/hook', enabled: true };
  const { body: kept } = await ann.post('/api/common/channels/', hook);
  await ann.put(`/api/common/channels/${kept.id}/`, { ...hook, enabled: false });
  const { body: removed } = await ann.post('/api/common/channels/', { ...hook, kind: 'email', target: OTHER_EMAIL });
  await ann.put(`/api/common/channels/${kept.id}/muted/`, { kind: 'tracker', id: 'any', muted: true });
  await ann.post(`/api/common/channels/${kept.id}/test/`);
  await ann.get(`/api/common/channels/${kept.id}/secret/`);
  await ann.post(`/api/common/channels/${kept.id}/secret/`);
  const requested = { userId: registered.user_uid, channelId: removed.id };
  const { pathname: confirm } = new URL(
    product.app.get(ConfirmationLinks, { strict: false }).linkTo(requested, OTHER_EMAIL),
  );
  await signedOut.get(`/api/common${confirm}`);
  await signedOut.post(`/api/common${confirm}`);
  const briefId = await planABrief(product, registered.user_uid);
  await product.app.get(WeekOfBrief, { strict: false }).find(briefId, null, new Date());
  await listen(product, ann, { userId: registered.user_uid, briefId });
  await ann.get('/api/common/deliveries/');
  await ann.post('/api/common/deliveries/turn-off/');
  await ann.post('/api/common/deliveries/resume/', { channel_id: null });
  await ann.delete(`/api/common/channels/${removed.id}/`);
  await ann.get('/api/common/channels/');
  await ann.get('/api/common/sessions/');
  await ann.post('/api/common/sign-out-elsewhere/');
  const { body: other } = await signedOut.post('/api/common/sign-in/', { username: EMAIL, password: PASSWORD });
  const { body: sessions } = await product.bearing(other.access).get('/api/common/sessions/');
  const otherSession = sessions.find(({ current }: { current: boolean }) => current);
  await ann.delete(`/api/common/sessions/${otherSession.id}/`);
  const { body: self } = await ann.get('/api/common/user/');
  const { body: acting } = await product
    .as('root', 'super')
    .post('/api/common/impersonate/', { user_uid: self.user_uid, reason: 'A ticket' });
  await product.bearing(acting.access).post('/api/common/end-impersonation/');
  await ann.get('/api/common/impersonations/');
  await ann.post('/api/common/api-tokens/', { name: 'Kept', scopes: ['write'] });
  const { body: issued } = await ann.post('/api/common/api-tokens/', { name: 'Script', scopes: ['read'] });
  await product.bearing(issued.token).get('/api/common/user/');
  await ann.get('/api/common/api-tokens/');
  await ann.delete(`/api/common/api-tokens/${issued.id}/`);

  const { body: saved } = await ann.post('/api/topics/create-update-domain-set/', {
    name: 'Agencies',
    domains: ['agency.example'],
  });
  await ann.get('/api/topics/domain-sets/');
  await ann.post('/api/topics/opml/', { opml: '<opml><outline text="Agencies" url="https://agency.example"/></opml>' });
  await ann.get('/api/topics/opml/');
  await ann.post('/api/topics/discover-domain/', { domain: 'agency.example' });
  await ann.delete(`/api/topics/delete-domain-set/${saved.id}/`);

  const { body: created } = await ann.post('/api/topics/create-tracker/', topic());
  const id: string = created.tracker_id;
  await ann.post('/api/topics/create-tracker/', topic({ tracker_id: id, update_frequency: 'month' }));
  await ann.post('/api/topics/initialize-tracker/', { tracker_id: id });
  await until('the automatic run has ended, and another can be requested', async () => {
    const { status } = await ann.post(`/api/topics/tracker/${id}/run/`);
    return status === 202;
  });
  await ann.post(`/api/topics/tracker/${id}/update_tags/`, { tags: ['notices', 'trade'] });
  await ann.post(`/api/topics/tracker/${id}/update_tags/`, { tags: ['trade'] });
  await ann.get('/api/topics/get-user-tags/');
  await ann.get('/api/topics/feed/?tags=trade&tags=steel');
  await ann.post('/api/topics/feed/read/', { up_to: '2026-01-01T00:00:00Z' });
  await ann.get('/api/topics/feed/read/');
  const { body: own } = await ann.get(`/api/topics/tracker/${id}/`);
  for (const format of ['xml', 'atom', 'json'])
    await signedOut.get(new URL(own.rss_url).pathname.replace(/xml$/, format));
  await ann.post('/api/topics/rotate-rss/', { kind: 'tracker', id });
  for (const format of ['json', 'md', 'csv']) await ann.get(`/api/topics/tracker/${id}/export/?format=${format}`);
  await ann.post(`/api/topics/tracker/${id}/feedback/`, { claim_id: 'a-claim', verdict: null });
  await ann.post(`/api/topics/tracker/${id}/feedback/`, { update_id: 'an-update', verdict: 'useful' });
  await ann.post(`/api/topics/tracker/${id}/pause/`);
  await ann.post(`/api/topics/tracker/${id}/resume/`);
  await ann.post(`/api/topics/tracker/${id}/words/`, { include: [], exclude: ['rumours'] });
  for (const belongs of [true, false])
    await ann.post(`/api/topics/tracker/${id}/also-about/`, { phrase: 'Timber imports', belongs });
  for (const email_updates of [false, true]) await ann.post(`/api/topics/toggle-email/${id}/`, { email_updates });
  for (const shown of [true, false]) await ann.post(`/api/topics/toggle-public/${id}/`, { public: shown });
  await seeImages(product, ann, id);
  const { body: trade } = await ann.post('/api/topics/create-collection/', { name: 'Trade' });
  await ann.post('/api/topics/rename-collection/', { id: trade.id, name: 'Trade policy' });
  const { body: steel } = await ann.post('/api/topics/create-collection/', { name: 'Steel', parent_uid: trade.id });
  await ann.post('/api/topics/move-collection/', { id: steel.id, destination_collection_id: null });
  await ann.post('/api/topics/move-tracker/', { id, destination_collection_id: trade.id });
  await ann.get('/api/topics/get-collection-tree/');
  await ann.get('/api/topics/my-trackers/');
  await ann.get('/api/topics/get-collection/');
  await ann.get(`/api/topics/get-collection/?unique_id=${trade.id}`);
  await ann.get(`/api/topics/get-collection-week/?unique_id=${trade.id}`);
  await ann.delete(`/api/topics/delete-tracker/${id}/`);
  await ann.post('/api/topics/restore/', { kind: 'tracker', id });
  for (const collection_uid of [trade.id, null])
    for (const collect_emails of [true, false])
      await ann.post('/api/topics/toggle-collect/', { collection_uid, collect_emails });
  await ann.post('/api/topics/share-collection/', { id: trade.id, public: true, trackers: [id] });
  await signedOut.get(`/api/topics/get-collection/?unique_id=${trade.id}`);
  for (const query of ['', `?unique_id=${trade.id}`]) {
    const { body: folder } = await ann.get(`/api/topics/get-collection/${query}`);
    await signedOut.get(new URL(folder.collection.rss_url).pathname);
  }
  for (const collection_id of [null, trade.id])
    await ann.post('/api/topics/chat-folder/', { messages: question, collection_id });
  const ofFailures = [{ role: 'user', content: 'Which trackers failed?' }];
  await ann.post('/api/topics/chat-folder/', { messages: ofFailures, collection_id: null });
  await ann.post('/api/topics/share-collection/', { id: trade.id, public: false });
  await ann.post(`/api/topics/toggle-public/${id}/`, { public: false });
  await ann.delete(`/api/topics/delete-collection/${trade.id}/`);
  await ann.get('/api/topics/recently-deleted/');
  await ann.post('/api/topics/restore/', { kind: 'collection', id: trade.id });
  const { body: cloned } = await ann.post(`/api/topics/tracker/${id}/clone/`);
  await ann.delete(`/api/topics/delete-tracker/${cloned.tracker_id}/`);

  await signedOut.get('/api/topics/wire/');
  const { body: tariffs } = await signedOut.get('/api/topics/get-tariff-data/');
  await signedOut.get(`/api/topics/tracker/${tariffs.trackers[0].uid}/public-lines/`);
  const { body: explore } = await ann.get('/api/topics/search-trackers/');
  for (const toolCall of toolCalls) await ann.post('/mcp', toolCall, { accept: 'application/json, text/event-stream' });
  await ann.get('/api/topics/search-trackers/campaigns/');
  await signedOut.get('/api/topics/search-trackers/eo/');
  await signedOut.get('/api/topics/executive-branch/');
  await signedOut.get('/api/topics/executive-branch/department-of-energy/');
  await ann.get('/api/topics/executive-branch/department-of-energy/');
  await signedOut.get('/api/topics/new-topic-opened/');
  await signedOut.post('/api/common/report-crash/', {
    part: 'world-map',
    route: '/tariffs',
    error: 'TypeError',
    build: 'assets/1a2b3c4.js',
    frames: ['assets/world-map-1a2b3c4.js:1:420'],
  });
  for (const { id: recorded } of explore.trackers) {
    for (const following of [true, false]) {
      await ann.post(`/api/topics/toggle-following/${recorded}/`, { following });
      await ann.get('/api/topics/feed/?limit=1');
      await signedOut.get(new URL(registered.rss_url).pathname);
    }
    const { body: tracker } = await ann.get(`/api/topics/tracker/${recorded}/`);
    const { pathname } = new URL(tracker.sources[0].passthrough_link);
    await signedOut.get(pathname);
    await signedOut.get(`/api/topics/tracker/${recorded}/claims/`);
    for (const messages of [question, whenItStarts, whatEnded])
      await ann.post('/api/topics/chat-tracker/', { messages, tracker_id: recorded });
    await signedOut.get(`/api/topics/tracker/${recorded}/facts/Rate/`);
    const { body: runs } = await signedOut.get(`/api/topics/tracker/${recorded}/runs/`);
    await signedOut.get(`/api/topics/tracker/${recorded}/claims/?run_id=${runs[0].id}`);
    for (const run of runs.slice(0, 5)) await signedOut.get(`/api/topics/tracker/${recorded}/runs/${run.id}/`);
  }

  await sendFiles(product, ann);
  await ann.get('/api/common/export-account/');

  await inviteTwo(product);
  const staff = product.as('sue', 'staff');
  for (const resource of ADMIN_RESOURCES) {
    const { body: rows } = await staff.get(`/api/admin/${resource}/`);
    for (const { id: row } of rows.slice(0, 1)) await staff.get(`/api/admin/${resource}/${encodeURIComponent(row)}/`);
  }
  // No run considers a page.
  for (const filter of [{ host: 'agency.example', read: false }, { read: true }]) {
    const since = { ...filter, considered_at_gte: '2026-01-01T12:00:00Z' };
    await staff.get(`/api/admin/pages/?filter=${encodeURIComponent(JSON.stringify(since))}`);
  }
  await staff.get(`/api/admin/pages/${encodeURIComponent('a-run https://agency.example/')}/`);
  const { body: asAnn } = await product
    .as('root', 'super')
    .post('/api/common/impersonate/', { user_uid: self.user_uid, reason: 'Another ticket' });
  await product.bearing(asAnn.access).post(`/api/topics/toggle-email/${id}/`, { email_updates: false });
  const { body: history } = await staff.get(`/api/admin/trackers/${id}/history/`);
  await staff.get(`/api/admin/trackers/${id}/history/?range=${encodeURIComponent('[0,999]')}`);
  for (const filter of [{ who: ['users', 'system'] }, { category: 'run' }])
    await staff.get(`/api/admin/trackers/${id}/history/?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await staff.get(`/api/admin/trackers/${id}/as-of/${history[0].position}/`);
  for (const { correlation_id } of history) await staff.get(`/api/admin/requests/${correlation_id}/graph/`);
  const { body: runs } = await staff.get('/api/admin/runs/');
  for (const run of runs.slice(0, 1)) await staff.get(`/api/admin/requests/${run.id}/graph/`);
  for (const filter of [{ person_id: self.user_uid }, { type: 'TrackerCreated' }, { tracker_id: id }])
    await staff.get(`/api/admin/events/?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await staff.get('/api/admin/events/export/csv');

  const admin = product.as('adam', 'staff', 'admin');
  for (const filter of [{}, { person_id: self.user_uid }, { type: ['TrackerCreated', 'RunRequested'] }])
    await admin.get(`/api/admin/events/export/jsonl?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await ann.get('/api/topics/get-dashboard/');
  await admin.get('/api/admin/dashboard/?range=week');
  await admin.post('/api/admin/projections/source-sets/rebuild/', { reason: 'A walk through the product.' });
  await admin.post('/api/admin/projections/source-sets/verify/');
  await admin.post('/api/admin/projections/source-sets/retry/');
  const why = { reason: 'A walk through the product.' };
  const job = { id: 'a-run', kind: 'research', payload: { trackerId: id, runId: 'a-run' } };
  const queue = product.app.get<JobQueue>(JOB_QUEUE, { strict: false });
  await queue.enqueue({ ...job, notBefore: new Date('2100-01-01') });
  await staff.get('/api/admin/jobs/a-run/');
  await admin.post('/api/admin/jobs/a-run/retry/');
  await admin.post('/api/admin/jobs/a-run/drop/', why);
  const [delivery] = (await staff.get('/api/admin/deliveries/')).body;
  await staff.get(`/api/admin/deliveries/${delivery.id}/`);
  // Of no kind, so that no worker takes it.
  const plan = { userId: self.user_uid, kind: 'none', subject: {}, dueAt: '2100-01-01T00:00:00.000Z', expiresAt: null };
  const effectId = 'a-delivery';
  await product.app
    .get(CommandRunner, { strict: false })
    .run(
      outboundEffectDecider,
      effectId,
      { type: 'PlanEffect', plan: { ...plan, series: null } },
      ofTheSystem(id, new Date()),
    );
  await until('it is listed', async () => (await staff.get(`/api/admin/deliveries/${effectId}/`)).body.state === 'due');
  for (const verb of ['retry', 'skip']) await admin.post(`/api/admin/deliveries/${effectId}/${verb}/`, why);
  const root = product.as('root', 'staff', 'admin', 'super');
  for (const change of ['grant-role', 'revoke-role'])
    await root.post(`/api/admin/users/${self.user_uid}/${change}/`, { role: 'staff', ...why });
  await admin.post(`/api/admin/users/${self.user_uid}/unmask/`, why);
  await admin.post(`/api/admin/users/${self.user_uid}/export-events/`, why);
  const [impersonation] = (await staff.get('/api/admin/impersonations/')).body;
  await admin.post(`/api/admin/impersonations/${impersonation.id}/end/`, why);
  const spare = await ann.post('/api/common/api-tokens/', { name: 'Spare', scopes: ['read'] });
  await admin.post(`/api/admin/api-tokens/${spare.body.id}/revoke/`, why);

  await signedOut.post('/api/common/send-reset-email/', { email: EMAIL });
  await signedOut.post('/api/common/reset-password/', { ...(await linkIn(2)), password: 'another harbour lamp' });
  const { body: again } = await signedOut.post('/api/common/sign-in/', {
    username: EMAIL,
    password: 'another harbour lamp',
  });
  const { body: renewed } = await signedOut.post('/api/common/refresh-token/', { refresh: again.refresh });
  await signedOut.post('/api/common/sign-out/', { refresh: renewed.refresh });

  const newcomer = async (email: string) => {
    await signedOut.post('/api/common/send-verify-email/', { email, referral_code });
    const link = await linkIn(1, email);
    return (await signedOut.post('/api/common/verify-account/', { ...link, ...names, password: PASSWORD })).body.access;
  };
  const brief = product.bearing(await newcomer('brief@example.org'));
  // Traces of somebody can be removed only from read models that go on.
  await admin.post('/api/admin/projections/channels/pause/', why);
  await brief.post('/api/common/delete-account/', { password: PASSWORD });
  const traces = async () => (await admin.get('/api/admin/projections/erased-traces/')).body;
  await until('the traces of an erased user cannot be removed', async () => (await traces()).event !== undefined);
  await admin.post('/api/admin/projections/erased-traces/skip/', { event_id: (await traces()).event.id, ...why });
  await admin.post('/api/admin/projections/channels/resume/', why);
  const erased = (await product.bearing(await newcomer('erased@example.org')).get('/api/common/user/')).body.user_uid;
  await admin.post(`/api/admin/users/${erased}/end-sessions/`, why);
  await admin.post(`/api/admin/users/${erased}/erase/`, why);
  await callTheRest(product);
};
