import { eventSchemas } from '../../backend/src/event-schemas';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { declaredRoutes } from '../support/declared-routes';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { NOBODY_ANSWERS, walkThrough } from '../support/walk-through';

let product: Product;
let models: ProjectionRunner;
const folder = temporaryFolder();

const caughtUp = async (): Promise<boolean> => {
  const end = (await product.events()).at(-1)?.position ?? 0;
  return (await models.list()).every(({ position }) => position >= end);
};

beforeAll(async () => {
  product = await startProduct(folder, { STARTER_CONTENT: 'on', ...NOBODY_ANSWERS });
  models = product.app.get(ProjectionRunner, { strict: false });
  await until('the starter content is shown', caughtUp);
  await walkThrough(product);
});
afterAll(() => product.stop());

test('every route was asked, and answered as it declares', () => {
  const routes = declaredRoutes(product.app).filter(({ path }) => /^\/(api|go)\//.test(path));
  const names = routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(names.length).toBeGreaterThan(30);
  expect([...product.answers.seen].sort()).toEqual(names.sort());
});

test('replaying the whole log changes no document', async () => {
  await until('the read models show everything', caughtUp);
  const reports = await models.verify((await models.list()).map(({ name }) => name));
  expect(reports.filter(({ differences }) => differences > 0)).toEqual([]);
  const empty = reports.filter(({ documents }) => documents === 0).map(({ model }) => model);
  // Nobody is followed at the end, the one Source Set is deleted, and every mail that was due has been sent.
  expect(empty.sort()).toEqual(['due-mails', 'follows', 'source-sets']);
});

test('what the log holds is declared, and most of what is declared was brought about', async () => {
  const held = new Set((await product.events()).map(({ type }) => type));
  const declared = eventSchemas.map(({ type }) => type);
  expect([...held].filter((type) => !declared.includes(type))).toEqual([]);
  expect(held.size).toBeGreaterThan(30);
});
