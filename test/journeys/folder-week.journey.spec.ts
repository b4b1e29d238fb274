import { type Product, startProduct } from '../support/product';
import { type WeekPress, startWeekPress } from '../support/research/week-press';
import { temporaryFolder } from '../support/temporary-folder';

let press: WeekPress;
let product: Product;
let folder: string;
let trackers: readonly string[];

const ann = () => product.as('ann');
const weekOf = async (as = ann(), more = '') =>
  (await as.get(`/api/topics/get-collection-week/?unique_id=${folder}${more}`)).body;

interface WeekLine {
  readonly text: string;
  readonly source: { readonly host: string; readonly published_on: string; readonly passthrough_link: string };
  readonly told: { readonly tracker_id: string; readonly update_id: string | null };
  readonly also: readonly WeekLine['told'][];
}
interface Week {
  readonly groups: readonly {
    readonly items: readonly { readonly differs_in: string | null; readonly lines: readonly WeekLine[] }[];
  }[];
}
const itemsIn = ({ groups }: Week) => groups.flatMap(({ items }) => items);
const linesIn = (week: Week) => itemsIn(week).flatMap(({ lines }) => lines);
const textsIn = (week: Week) => linesIn(week).map(({ text }) => text);

beforeAll(async () => {
  press = await startWeekPress();
  product = await startProduct(temporaryFolder(), { FETCH_CONNECT_TO: press.connectTo });
  const call = async (path: string, body?: object) =>
    (await (body === undefined ? ann().get(path) : ann().post(path, body))).body;
  ({ folder, trackers } = await press.folderOf(call));
});
afterAll(async () => {
  await product.stop();
  await press.close();
});

const FLOOD = (people: number) =>
  `At least ${people} people died in a flood near Kerrin in Norland, officials announced.`;
const DUTY = 'The ministry of trade in Norland imposed a duty of 15 percent on steel from Sardona.';
const STRIKE = 'The strike of the dockers closed all ports of Norland, and 30 ships wait at sea.';

test('a folder tells its week: each news once, what differs side by side, each line with its source and its update', async () => {
  const week = await weekOf();
  const [ports, steel, wire] = trackers;
  expect(week).toMatchObject({ collection: { id: folder, name: 'Norland' }, more: 0 });
  const [differing] = itemsIn(week);
  expect(differing?.differs_in).toBe('figure');
  expect(differing?.lines.map(({ text, told }) => [text, told.tracker_id])).toEqual([
    [FLOOD(12), ports],
    [FLOOD(14), wire],
  ]);
  const duty = linesIn(week).find(({ text }) => text === DUTY);
  expect([duty?.told.tracker_id, duty?.also.map(({ tracker_id }) => tracker_id)]).toEqual([steel, [wire]]);
  const strike = linesIn(week).find(({ text }) => text === STRIKE);
  const { body: told } = await ann().get(`/api/topics/tracker/${ports}/`);
  expect(strike?.told).toMatchObject({ tracker_id: ports, update_id: told.updates[0].id });
  for (const { source } of linesIn(week)) {
    const opened = await product.signedOut.get(new URL(source.passthrough_link).pathname);
    expect([opened.status, new URL(opened.headers.location ?? '').host]).toEqual([302, source.host]);
    expect(source.published_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('visitors read what the public trackers of a public folder told', async () => {
  const [ports] = trackers;
  expect((await product.as('bob').get(`/api/topics/get-collection-week/?unique_id=${folder}`)).status).toBe(404);
  expect((await product.signedOut.get(`/api/topics/get-collection-week/?unique_id=${folder}`)).status).toBe(401);
  await ann().post('/api/topics/share-collection/', { id: folder, public: true, trackers: [ports] });
  const seen = await weekOf(product.signedOut);
  expect(textsIn(seen)).toContain(FLOOD(12));
  expect(new Set(linesIn(seen).map(({ told }) => told.tracker_id))).toEqual(new Set([ports]));
  expect(linesIn(seen).flatMap(({ also }) => also)).toEqual([]);
  expect(textsIn(await weekOf(product.as('bob')))).toEqual(textsIn(seen));
});

test('a claim that its owner judges wrong leaves the week, and so does a tracker that leaves the folder', async () => {
  const [ports, steel] = trackers;
  const { body: told } = await ann().get(`/api/topics/tracker/${ports}/`);
  const judged = { claim_id: told.updates[0].lines[0].claim_id, update_id: told.updates[0].id, verdict: 'wrong' };
  expect((await ann().post(`/api/topics/tracker/${ports}/feedback/`, judged)).status).toBe(200);
  expect(textsIn(await weekOf())).not.toContain(STRIKE);
  await ann().post('/api/topics/move-tracker/', { id: steel, destination_collection_id: null });
  const without = await weekOf();
  expect(linesIn(without).map(({ told: { tracker_id } }) => tracker_id)).not.toContain(steel);
  // What it alone was quoted for is told by the other one.
  expect(linesIn(without).find(({ text }) => text.includes('duty of 15 percent'))?.told.tracker_id).toBe(trackers[2]);
  // The root has the trackers of all folders.
  const { body: root } = await ann().get('/api/topics/get-collection-week/');
  expect(root.collection).toEqual({ id: null, name: 'My Trackers' });
  expect(textsIn(root)).toContain(DUTY);
});

test('a week is of the time zone that is asked for, and of none that does not exist', async () => {
  const inApia = await weekOf(ann(), '&timezone=Pacific/Apia');
  const inNiue = await weekOf(ann(), '&timezone=Pacific/Niue');
  expect(Date.parse(inApia.to) - Date.parse(inNiue.to)).toBe(86_400_000);
  const { status, body } = await ann().get(`/api/topics/get-collection-week/?timezone=Mars/Olympus`);
  expect([status, body.errors[0].path]).toEqual([400, 'timezone']);
});
