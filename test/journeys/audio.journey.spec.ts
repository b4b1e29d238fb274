import { parseRssFeed } from 'feedsmith';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import request from 'supertest';
import type { CorpusServer } from '../corpus/server/corpus-server';
import { type FakeSpeech, startFakeSpeech } from '../support/fakes/fake-speech';
import type { Product, Visitor } from '../support/product';
import { EVENING, account, productBeforeTariffs } from '../support/research/product-before-tariffs';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { voicePrograms } from '../support/voice-programs';

const DAY_MS = 86_400_000;
const PATH = process.env.PATH ?? '';

const folder = temporaryFolder();
const { setClock, ...desk } = productBeforeTariffs(folder);

let corpus: CorpusServer;
/** Enough for the longer of two briefs, too few for both. */
const MONTHLY_CHARACTERS = 2600;

let speech: FakeSpeech;
let product: Product;
let owner: Visitor;

beforeAll(async () => {
  process.env.PATH = `${voicePrograms(['lame'])}${delimiter}${PATH}`;
  corpus = await desk.startCorpus();
  speech = await startFakeSpeech();
  product = await desk.start({
    FETCH_CONNECT_TO: corpus.connectTo(),
    PLANS: JSON.stringify({ pro: { label: 'Pro', trackers: 50, daily: 25, price: 'price_pro' } }),
    TTS_BASE_URL: speech.baseUrl,
    TTS_MODEL: 'tts-1',
    TTS_MONTHLY_CHARACTERS: String(MONTHLY_CHARACTERS),
  });
  await signIn();
});
afterAll(async () => {
  process.env.PATH = PATH;
  speech.release();
  await product.stop();
  await Promise.all([corpus.close(), speech.close()]);
});

const signIn = async (): Promise<void> => {
  owner = await desk.signIn(product);
};
const eventsOf = async (type: string) => (await product.events()).filter((event) => event.type === type);
const list = async () => (await owner.get('/api/topics/recordings/')).body;
const plain = async (address: string, headers: Readonly<Record<string, string>> = {}) =>
  request(await product.app.getUrl())
    .get(new URL(address, 'http://aidy.example').pathname)
    .set(headers)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
const episodes = async (feed: string) => {
  const { items = [] } = parseRssFeed((await plain(feed)).body.toString());
  return items.flatMap(({ enclosures, podcast, itunes }) =>
    (enclosures ?? []).map(({ url, length, type }) => ({
      url,
      length,
      type,
      chapters: podcast?.chapters?.url ?? '',
      seconds: itunes?.duration,
    })),
  );
};

test('a brief is heard in a podcast app: with a plan, once it was asked for, for 90 days, and within the budget', async () => {
  const { body: created } = await owner.post('/api/topics/create-tracker/', {
    tracker_description: 'Track new and changed United States tariffs by product and country.',
    update_frequency: 'day',
    domains: ['www.whitehouse.gov'],
  });
  const trackerId: string = created.tracker_id;
  await until('the first brief is made', async () => (await eventsOf('BriefsPlanned')).length === 1);
  const feedOf = async (): Promise<string> => (await owner.get(`/api/topics/tracker/${trackerId}/`)).body.rss_url;
  const brief = `${(await eventsOf('BriefsPlanned'))[0]?.id}-0`;

  // Without a plan there is nothing to hear, whatever is turned on.
  expect((await owner.post('/api/common/update-audio-preference/', { include_audio: true })).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await owner.post('/api/topics/recordings/', { brief_id: brief })).status).toBe(403);
  await plain(await feedOf());
  expect(await eventsOf('RecordingAsked')).toHaveLength(0);

  expect((await owner.post('/api/common/local-billing/', { outcome: 'paid', plan: 'pro' })).status).toBe(200);
  expect((await owner.get('/api/common/audio/')).body).toEqual({
    voice: 'service',
    format: 'mp3',
    month_characters: 0,
    month_limit: MONTHLY_CHARACTERS,
  });
  expect(await list()).toMatchObject([{ brief_id: brief, state: 'none', sound_url: null }]);
  expect((await owner.post('/api/topics/recordings/', { brief_id: 'another' })).status).toBe(404);

  // Whoever comes while it is being made, waits for the same.
  speech.answer('hold');
  expect(await episodes(await feedOf())).toEqual([]);
  await until('it is asked for', async () => (await list())[0]?.state === 'asked');
  expect((await owner.post('/api/topics/recordings/', { brief_id: brief })).status).toBe(202);
  await until('it is being said', () => speech.calls.length === 1);
  expect(await episodes(await feedOf())).toEqual([]);
  speech.release();
  await until('it can be heard', async () => (await list())[0]?.state === 'made');
  expect(await eventsOf('RecordingAsked')).toHaveLength(1);
  expect(speech.calls[0]?.body.input).toMatch(
    /^United States tariffs by product and country\. What is known so far, July 19, 2026\./,
  );

  const [episode, ...others] = await episodes(await feedOf());
  if (episode?.url === undefined) throw new Error('There is no episode.');
  expect(others).toEqual([]);
  const whole = await plain(episode.url);
  expect([whole.status, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'audio/mpeg',
    'bytes',
  ]);
  expect([whole.body.length, whole.headers['content-length'], episode.type]).toEqual([
    episode.length,
    String(episode.length),
    'audio/mpeg',
  ]);
  expect(episode.seconds).toBe((await list())[0].seconds);

  const part = await plain(episode.url, { range: 'bytes=10-19' });
  expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    `bytes 10-19/${whole.body.length}`,
    '10',
  ]);
  expect(part.body).toEqual(whole.body.subarray(10, 20));
  expect((await plain(episode.url, { range: 'bytes=-4' })).body).toEqual(whole.body.subarray(-4));
  const beyond = await plain(episode.url, { range: `bytes=${whole.body.length}-` });
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.body.length}`]);
  expect((await plain(episode.url, { range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200);
  expect((await plain(episode.url, { 'if-none-match': String(whole.headers.etag) })).status).toBe(304);
  const chapters = JSON.parse((await plain(episode.chapters)).body.toString());
  expect(chapters).toMatchObject({ version: '1.2.0', chapters: [{ startTime: 0 }] });

  // By a secret address that some feed gave out, and no other way.
  const [, ownAddress] = [episode.url, (await list())[0].sound_url];
  expect((await plain(ownAddress)).body).toEqual(whole.body);
  for (const guess of [
    episode.url.replace('/rss/tracker/', '/rss/user/'),
    episode.url.replace(/.(?=\.mp3$)/, (last) => (last === 'A' ? 'B' : 'A')),
    episode.url.replace(/mp3$/, 'wav'),
    `${new URL(await feedOf()).pathname.replace(/\.xml$/, '')}/${ownAddress.split('/').at(-1)}`,
  ])
    expect((await plain(guess)).status).toBe(404);
  await owner.post('/api/topics/rotate-rss/', { kind: 'tracker', id: trackerId });
  expect((await plain(episode.url)).status).toBe(404);
  expect(await episodes(await feedOf())).toHaveLength(1);

  // Turned off, it is silent.
  await owner.post('/api/common/update-audio-preference/', { include_audio: false });
  expect((await plain(ownAddress)).status).toBe(404);
  await owner.post('/api/common/update-audio-preference/', { include_audio: true });

  // The next brief is sent nowhere, but made to be heard; it is too long for what is left of the month.
  await owner.post(`/api/topics/toggle-email/${trackerId}/`, { email_updates: false });
  setClock(EVENING + 1.25 * DAY_MS);
  await until('the next run has published', async () => (await eventsOf('UpdatePublished')).length === 1);
  setClock(Date.parse('2026-07-21T12:00:01Z'));
  await until('the next brief is made', async () => (await eventsOf('BriefsPlanned')).length === 2);
  expect((await eventsOf('BriefsPlanned'))[1]?.data).toMatchObject({ briefs: [{ to: [] }] });
  await signIn();
  const spent: number = (await owner.get('/api/common/audio/')).body.month_characters;
  expect(spent).toBeGreaterThan(1000);
  await owner.get('/api/topics/recordings/');
  const [daily] = await list();
  expect((await owner.post('/api/topics/recordings/', { brief_id: daily.brief_id })).status).toBe(202);
  await until('it is not made', async () => (await list())[0].state === 'failed');
  expect(await list()).toMatchObject([{ fault: 'over_budget' }, { state: 'made' }]);

  // A new month has a new budget.
  setClock(Date.parse('2026-08-01T10:00:00Z'));
  await signIn();
  expect((await owner.post('/api/topics/recordings/', { brief_id: daily.brief_id })).status).toBe(202);
  await until('it is made after all', async () => (await list())[0].state === 'made');

  // After 90 days the first one is gone, and its file with it.
  const user = (await owner.get('/api/common/user/')).body.user_uid;
  const kept = join(folder, 'data', 'files', 'users', user, 'audio');
  expect(readdirSync(kept)).toHaveLength(4);
  setClock(EVENING + 90 * DAY_MS + 3_600_000);
  await until('its file is deleted', () => readdirSync(kept).length === 2);
  await signIn();
  expect((await plain(ownAddress)).status).toBe(404);
  expect(await list()).toMatchObject([{ state: 'made' }, { state: 'expired', sound_url: null }]);

  // Whoever leaves, leaves nothing to be heard.
  const { status } = await owner.post('/api/common/delete-account/', { password: account.password });
  expect(status).toBeLessThan(300);
  await until('all files are deleted', () => !existsSync(kept) || readdirSync(kept).length === 0);
});
