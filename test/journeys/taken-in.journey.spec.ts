import { join } from 'node:path';
import request from 'supertest';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

interface Document {
  readonly url: string;
  readonly title: string;
  readonly outcome: string;
  readonly off_topic: boolean;
}

const folder = temporaryFolder();
const account = { username: 'desk@example.org', password: 'a desk by the window' };
const patience = 60_000;

let corpus: CorpusServer;
let aidy: AidyProcess;
let bearer: string;

beforeAll(async () => {
  corpus = await startCorpusServer({ now: () => new Date('2026-11-20T12:00:00Z') });
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: account.username,
    ADMIN_PASSWORD: account.password,
    FETCH_CONNECT_TO: corpus.connectTo(),
  });
  const { body } = await request(aidy.url).post('/api/common/sign-in/').send(account);
  bearer = `Bearer ${body.access}`;
}, 60_000);
afterAll(async () => {
  await aidy.stop();
  await corpus.close();
});

const get = async (path: string) => (await request(aidy.url).get(path).set('authorization', bearer)).body;
const post = async (path: string, body: object) =>
  (await request(aidy.url).post(path).set('authorization', bearer).send(body)).body;

test(
  'a page left out as off topic is told once its reader says that it belongs, and its words can be taken back',
  async () => {
    const { tracker_id: id } = await post('/api/topics/create-tracker/', {
      tracker_description: 'Artificial intelligence',
      update_frequency: 'week',
      model: 'sonar-reasoning-pro',
      domains: ['www.whitehouse.gov'],
    });
    const path = `/api/topics/tracker/${id}/`;
    const ended = (count: number) =>
      until(
        `${count} runs have ended`,
        async () => {
          const runs = await get(`${path}runs/`);
          return (
            runs.length === count && runs.every(({ finished_at }: { finished_at: string }) => finished_at !== null)
          );
        },
        patience,
      );
    const documents = async (): Promise<readonly Document[]> => {
      const [newest] = await get(`${path}runs/`);
      return (await get(`${path}runs/${newest.id}/`)).documents;
    };

    await ended(1);
    const leftOut = (await documents()).find(({ title, off_topic }) => off_topic && title.includes('Drones'));
    expect(leftOut).toMatchObject({ outcome: 'left_out' });
    expect((await get(path)).proposed_words.length).toBeLessThanOrEqual(3);

    await post(`${path}also-about/`, { phrase: 'Tariffs on drones', belongs: true });
    await ended(2);
    expect((await get(path)).also_about).toEqual(['Tariffs on drones']);
    const takenIn = (await documents()).find(({ url }) => url === leftOut?.url);
    expect(takenIn).toMatchObject({ outcome: 'told', off_topic: false });

    await post(`${path}also-about/`, { phrase: 'Tariffs on drones', belongs: false });
    await ended(3);
    expect((await get(path)).also_about).toEqual([]);
  },
  2 * patience,
);
