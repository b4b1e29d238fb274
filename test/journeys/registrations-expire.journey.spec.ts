import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTBOX, type OutboxFolder } from '#platform/mail/outbox-folder';
import { mailTo } from '../support/delivery/outbox-mail';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const DAY_MS = 86_400_000;
const folder = temporaryFolder();
const clockFile = join(folder, 'clock-offset');
const afterDays = (days: number): void => writeFileSync(clockFile, String(days * DAY_MS));

let product: Product;
const start = async (): Promise<void> => {
  product = await startProduct(folder, { CLOCK_OFFSET_FILE: clockFile, SCHEDULER_TICK_MS: '50' });
};
/** Returns the account's stream, since its address is unreadable once it has expired. */
const register = async (email: string): Promise<string> => {
  await product.signedOut.post('/api/common/send-verify-email/', { email });
  const isTheirs = (data: object): boolean => 'email' in data && data.email === email;
  const registered = (await product.events()).find(({ type, data }) => type === 'UserRegistered' && isTheirs(data));
  return registered?.stream ?? '';
};
const hasExpired = async (stream: string): Promise<boolean> =>
  (await product.events(stream)).some(({ type }) => type === 'RegistrationExpired');

afterEach(() => product.stop());

test('a registration that is never confirmed expires after 30 days, across a restart; a confirmed one stays', async () => {
  afterDays(0);
  await start();
  const never = await register('never@example.org');
  const ann = await register('ann@example.org');
  const { links } = await mailTo(product.app.get<OutboxFolder>(OUTBOX, { strict: false }), 'ann@example.org', 1);
  const [, , uid = '', token = ''] = new URL(links[0] ?? '').pathname.split('/');
  const names = { first_name: 'Ann', last_name: 'Lee', password: 'correct harbour lamp' };
  const activated = await product.signedOut.post('/api/common/verify-account/', { uid, token, ...names });
  expect(activated.status).toBe(200);
  await product.stop();

  afterDays(29);
  await start();
  const later = await register('later@example.org');
  afterDays(31);
  await until('the first has expired', () => hasExpired(never));
  expect(await hasExpired(later)).toBe(false);
  expect(await hasExpired(ann)).toBe(false);
  afterDays(60);
  await until('the later one has expired, too', () => hasExpired(later));
  expect(await hasExpired(ann)).toBe(false);
});
