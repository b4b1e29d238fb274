import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { type SignedInProduct, startSignedInProduct } from '../support/research/signed-in-product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

interface Document {
  readonly url: string;
  readonly title: string;
  readonly outcome: string;
  readonly off_topic: boolean;
}

const folder = temporaryFolder();

let corpus: CorpusServer;
let product: SignedInProduct;

beforeAll(async () => {
  corpus = await startCorpusServer({ now: () => new Date('2026-11-20T12:00:00Z') });
  product = await startSignedInProduct(folder, { FETCH_CONNECT_TO: corpus.connectTo() });
});
afterAll(async () => {
  await product.stop();
  await corpus.close();
});

test('a page left out as off topic is told once its reader says that it belongs, and its words can be taken back', async () => {
  const { get, post } = product;
  const path = await product.track('Artificial intelligence', ['www.whitehouse.gov']);
  const ended = (count: number) =>
    until(`${count} runs have ended`, async () => {
      const runs = await get(`${path}runs/`);
      return runs.length === count && runs.every(({ finished_at }: { finished_at: string }) => finished_at !== null);
    });
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
  const tellsDrones = async (): Promise<boolean> => {
    const { sources } = await get(path);
    return sources.some(({ url }: { url: string }) => url === leftOut?.url);
  };
  expect(await tellsDrones()).toBe(true);

  await post(`${path}also-about/`, { phrase: 'Tariffs on drones', belongs: false });
  await ended(3);
  expect((await get(path)).also_about).toEqual([]);
  expect(await tellsDrones()).toBe(false);
});
