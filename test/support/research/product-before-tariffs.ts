import { join } from 'node:path';
import { type CorpusServer, startCorpusServer } from '#test/corpus/server/corpus-server';
import { type Product, type Visitor, startProduct } from '../product';
import { settableClock } from '../settable-clock';

/** The evening before the duties on Canadian goods were announced. */
export const EVENING = Date.parse('2026-07-19T20:00:00Z');

export const account = { username: 'desk@example.org', password: 'a desk by the window' };

/** For a product that reads the corpus on that evening, and later as the test sets the clock; `account` administers it. */
export const productBeforeTariffs = (folder: string) => {
  const clock = settableClock(folder, EVENING);
  return {
    setClock: clock.set,
    now: clock.now,
    startCorpus: (): Promise<CorpusServer> => startCorpusServer({ now: clock.now }),
    start: (settings: Readonly<Record<string, string>>): Promise<Product> =>
      startProduct(join(folder, 'data'), {
        ADMIN_EMAIL: account.username,
        ADMIN_PASSWORD: account.password,
        CLOCK_OFFSET_FILE: clock.file,
        SCHEDULER_TICK_MS: '200',
        ...settings,
      }),
    /** Anew after the clock was set, as a session ends. */
    signIn: async (product: Product): Promise<Visitor> => {
      const { body } = await product.signedOut.post('/api/common/sign-in/', account);
      return product.bearing(body.access);
    },
  };
};
