import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { type Product, type Visitor, startProduct } from '../support/product';
import { type WeekPress, startWeekPress } from '../support/research/week-press';
import { type MailServer, startMailServer } from '../support/servers/mail-server';
import { settableClock } from '../support/settable-clock';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const account = { username: 'desk@example.org', password: 'a desk by the window' };

const files = temporaryFolder();
const clock = settableClock(files, Date.now());

let press: WeekPress;
let server: MailServer;
let product: Product;
let owner: Visitor;

beforeAll(async () => {
  press = await startWeekPress();
  server = await startMailServer();
  product = await startProduct(join(files, 'data'), {
    ADMIN_EMAIL: account.username,
    ADMIN_PASSWORD: account.password,
    CLOCK_OFFSET_FILE: clock.file,
    SCHEDULER_TICK_MS: '200',
    SMTP_URL: server.url,
    MAIL_FROM: 'Aidy <aidy@example.org>',
    FETCH_CONNECT_TO: press.connectTo,
  });
  await signIn();
});
afterAll(async () => {
  await product.stop();
  await Promise.all([press.close(), server.close()]);
});

const signIn = async (): Promise<void> => {
  const { body } = await product.signedOut.post('/api/common/sign-in/', account);
  owner = product.bearing(body.access);
};
const call = async (path: string, body?: object) =>
  (await (body === undefined ? owner.get(path) : owner.post(path, body))).body;
const ofFolder = (): readonly Email[] =>
  server.received.map(({ email }) => email).filter(({ subject }) => subject?.startsWith('Norland: ') === true);

/** Sets the clock to when the news that wait are mailed. */
const untilMailed = async (count: number): Promise<Email | undefined> => {
  const queued = (await product.events()).filter(({ type }) => type === 'NewsQueued').at(-1);
  clock.set(Date.parse((queued?.data as { dueAt: string }).dueAt) + 1000);
  await until(`mail ${count} of the folder has come`, () => ofFolder().length === count);
  return ofFolder().at(-1);
};

test('the first mail of a folder in a week tells its week, and the next ones what is new', async () => {
  const { folder, trackers } = await press.folderOf(call);
  const [ports = ''] = trackers;
  await owner.post('/api/topics/toggle-collect/', { collection_uid: folder, collect_emails: true });
  const told = (await call(`/api/topics/tracker/${ports}/`)).updates[0];

  const first = await untilMailed(1);
  const text = first?.text ?? '';
  expect(first?.subject).toBe(
    'Norland: The strike of the dockers closed all ports of Norland, and 30 ships wait at sea',
  );
  expect(text).toContain('THIS WEEK IN NORLAND');
  expect(text).toMatch(
    /Figures differ between these 2 lines:\s+- At least 12 people died[^]+- At least 14 people died/,
  );
  expect(text).toContain(`/tracker/${ports}#update-${told.id}`);
  expect(text).toContain('also in Flood near Kerrin, duty on steel in Norland');
  // What is new is of this week, and is not told twice.
  expect(text.split('30 ships wait at sea')).toHaveLength(2);
  expect(text).not.toContain('ALSO NEW');
  expect(first?.html).toContain('>This week in Norland<');
  expect(first?.html).not.toContain('src=');

  await signIn();
  await press.goOn(call, ports);
  const second = await untilMailed(2);
  expect(second?.text).toContain('A second flood in Norland broke the dam');
  expect(second?.text?.includes('THIS WEEK IN NORLAND')).toBe(new Date(clock.now()).getUTCDay() === 1);
});
