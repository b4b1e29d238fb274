import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { StoreRefused } from '#platform/sqlite/database';
import { DAMAGES, damage } from '../support/damage/damage';
import { type Seen, lookAround } from '../support/damage/look-around';
import { type DamageOutcome, outcomeOf } from '../support/damage/outcome-of';
import { type Prepared, filesOfStores, prepareData } from '../support/damage/prepared-data';
import { sampled } from '../support/long';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';

/** With an administrator, no start asks to register one. */
const ADMINISTRATOR = { ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'a lamp for the harbour' };

const whole = join(temporaryFolder(), 'data');
let prepared: Prepared;
let undamaged: readonly Seen[];
const tally = new Map<string, number>();

const copy = (): string => {
  const folder = join(temporaryFolder(), 'data');
  cpSync(whole, folder, { recursive: true });
  return folder;
};

/** Whatever else keeps it from starting fails the test. */
const startedOrRefused = async (folder: string): Promise<Product | StoreRefused> => {
  try {
    return await startProduct(folder, ADMINISTRATOR);
  } catch (error) {
    if (error instanceof StoreRefused) return error;
    throw error;
  }
};

/** A read model that tells something else than the log is found by `projections verify`. */
const isFoundByVerify = async (product: Product): Promise<boolean> => {
  const reports = await product.app.get(ProjectionRunner, { strict: false }).verify();
  return reports.some(({ differences }) => differences > 0);
};

const outcomeIn = async (
  folder: string,
  store: string,
): Promise<DamageOutcome | { readonly kind: 'found by verify' }> => {
  const product = await startedOrRefused(folder);
  if (product instanceof StoreRefused) return { kind: 'start refused', words: product.message };
  try {
    const outcome = outcomeOf(await lookAround(product, prepared), undamaged);
    const isOfReadModels = outcome.kind === 'told wrong' && store.startsWith('read-models');
    return isOfReadModels && (await isFoundByVerify(product)) ? { kind: 'found by verify' } : outcome;
  } finally {
    await product.stop();
  }
};

beforeAll(async () => {
  prepared = await prepareData(whole, ADMINISTRATOR);
  const product = await startProduct(copy(), ADMINISTRATOR);
  undamaged = await lookAround(product, prepared);
  await product.stop();
});
afterAll(() => {
  for (const [outcome, count] of [...tally].sort()) process.stderr.write(`${outcome}: ${count}\n`);
});

test('an undamaged copy has no effect', async () =>
  expect(await outcomeIn(copy(), 'none')).toEqual({ kind: 'no effect' }));

test.each(sampled('damaged bytes', DAMAGES, 5))(
  'a damaged byte of $store is never told as true ($seed)',
  async (each) => {
    const folder = copy();
    const what = damage(folder, each, filesOfStores(folder).get(each.store) ?? []);
    const outcome = await outcomeIn(folder, each.store);
    const name = `${each.store}: ${outcome.kind}`;
    tally.set(name, (tally.get(name) ?? 0) + 1);
    // The damage is part of what is compared, so that it is seen where this fails.
    expect({ what, outcome }).not.toMatchObject({ outcome: { kind: 'told wrong' } });
    if (outcome.kind === 'start refused')
      expect(outcome.words).toMatch(/damaged|does not hold|DATA_KEY|not an? .* of this product/);
  },
);
