import {
  PRESS,
  type ProductWithPublisher,
  daysAgo,
  startProductWithPublisher,
} from '../support/research/product-with-publisher';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();

let product: ProductWithPublisher;
let path: string;

const doubled = 'The government doubled copper tariffs to 50% on a proposal of its trade office, effective April 1.';
const vehicles = 'Korea signed an agreement that opens its market for copper cables to all members of the union.';

beforeAll(async () => {
  product = await startProductWithPublisher(folder);
  product.publish('Copper tariffs double', doubled, daysAgo(20));
  path = await product.track('Copper tariffs and agreements', [PRESS]);
  await product.finished(path);
});
afterAll(() => product.stop());

const page = () => product.get(path);
const say = (body: object) => product.post(`${path}feedback/`, body);
const runAgain = async () => {
  const before = (await product.get(`${path}runs/`)).length;
  await product.post(`${path}run/`, {});
  return product.runEnded(path, before + 1);
};

test('a wrong line leaves the overview at once, with its note, and comes back when that is undone', async () => {
  const told = await page();
  expect(told).toMatchObject({ current_state: `- ${doubled} [1]`, feedback: [] });
  const claim_id = told.sources[0].claim_id as string;
  expect(await say({ claim_id, verdict: 'wrong', note: ' It is 25%. ' })).toEqual({ verdict: 'wrong' });
  expect(await page()).toMatchObject({
    current_state: '',
    sources: [],
    feedback: [{ claim_id, text: doubled, verdict: 'wrong', note: 'It is 25%.', kept_out: 0 }],
  });
  expect(await product.get(`${path}claims/`)).toMatchObject([{ id: claim_id, verdict: 'wrong' }]);
  expect((await product.get('/api/topics/get-collection/')).items).toMatchObject([{ last_line: null }]);
  expect(await say({ claim_id, verdict: null })).toEqual({ verdict: null });
  expect(await page()).toMatchObject({ current_state: `- ${doubled} [1]`, feedback: [] });
});

test('a claim judged wrong is not in Explore, and the wire has nothing of a tracker that nobody follows', async () => {
  const id = path.split('/').at(-2);
  await product.post(`/api/topics/toggle-public/${id}/`, { public: true });
  const lines = async () => [
    (await product.get('/api/topics/wire/')).map(({ text }: { text: string }) => text),
    (await product.get('/api/topics/search-trackers/')).trackers.map(
      ({ last_line }: { last_line: string | null }) => last_line,
    ),
  ];
  expect(await lines()).toEqual([[], [doubled]]);
  const [{ claim_id }] = (await page()).sources;
  await say({ claim_id, verdict: 'wrong' });
  expect(await lines()).toEqual([[], [null]]);
  await say({ claim_id, verdict: null });
});

test('the next run tells nothing near what is known, and the page says what was kept out', async () => {
  const { sources } = await page();
  await say({ claim_id: sources[0].claim_id, verdict: 'known' });
  product.publish(
    'What importers pay from April',
    'Importers will pay copper tariffs of 50% from April 1, as proposed by the trade office and decided by the government.',
    daysAgo(2),
  );
  product.publish('Korea opens its market for copper cables', vehicles, daysAgo(1));
  const run = await runAgain();
  expect(run.documents).toContainEqual(
    expect.objectContaining({
      title: 'What importers pay from April',
      outcome: 'left_out',
      reason: 'It is too close to a line that was marked as known.',
    }),
  );
  const { updates, feedback } = await page();
  expect(updates).toMatchObject([{ lines: [{ text: vehicles }] }]);
  expect(feedback).toMatchObject([{ verdict: 'known', kept_out: 1 }]);
});

test('an update that is off topic takes its lines from the overview, and nothing near them is told again', async () => {
  const [update] = (await page()).updates;
  expect(await say({ update_id: update.id, verdict: 'off_topic' })).toEqual({ verdict: 'off_topic' });
  expect((await page()).current_state).toBe(`- ${doubled} [1]`);
  product.publish(
    'Japan opens its market for copper cables',
    'Japan signed an agreement that opens its market for copper cables to the members of the union.',
    daysAgo(0),
  );
  expect(await runAgain()).toMatchObject({ state: 'nothing_new' });
  expect((await page()).feedback).toMatchObject([{ verdict: 'off_topic', kept_out: 1 }, { verdict: 'known' }]);
});

test('unknown lines, missing lines and unknown verdicts are refused by name', async () => {
  expect(await say({ claim_id: 'unknown', verdict: 'wrong' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await say({ update_id: 'unknown', verdict: 'wrong' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await say({ verdict: 'wrong' })).toMatchObject({ code: 'INVALID', errors: [{ path: 'update_id' }] });
  expect(await say({ claim_id: 'c', verdict: 'bad' })).toMatchObject({
    code: 'INVALID',
    errors: [{ path: 'verdict' }],
  });
  const note = 'x'.repeat(501);
  expect(await say({ claim_id: 'c', verdict: 'wrong', note })).toMatchObject({ errors: [{ path: 'note' }] });
});
