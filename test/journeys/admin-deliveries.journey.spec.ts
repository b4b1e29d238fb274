import { describeWhere } from '../support/needs';
import { type Product, type Visitor, startProduct } from '../support/product';
import { type MailServer, startMailServer } from '../support/servers/mail-server';
import { type RedisForTests, redisMissing, startRedis } from '../support/servers/redis-server';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

interface Row {
  readonly id: string;
  readonly state: string;
  readonly user_id: string;
  readonly fault: string | null;
  readonly attempts: number;
}

const reason = 'The mail server is back.';

const repairedDeliveries = (queue: 'embedded' | 'Redis') => (): void => {
  const folder = temporaryFolder();
  let product: Product;
  let mailServer: MailServer;
  let redis: RedisForTests | undefined;
  let staff: Visitor;
  let admin: Visitor;

  const deliveries = async (filter: object = {}): Promise<readonly Row[]> =>
    (await staff.get(`/api/admin/deliveries/?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
  const command = (id: string, verb: 'retry' | 'skip', body: object = { reason }, visitor = admin) =>
    visitor.post(`/api/admin/deliveries/${id}/${verb}/`, body);
  const delivery = async (id: string) => (await staff.get(`/api/admin/deliveries/${id}/`)).body;

  beforeAll(async () => {
    [mailServer, redis] = await Promise.all([startMailServer(), queue === 'Redis' ? startRedis() : undefined]);
    product = await startProduct(folder, {
      ...UNREACHABLE_HOSTS,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Aidy <aidy@example.org>',
      ...(redis && { REDIS_URL: redis.url }),
    });
    staff = product.as('sue', 'staff');
    admin = product.as('adam', 'staff', 'admin');
  });
  afterAll(async () => {
    await product.stop();
    await Promise.all([mailServer.close(), redis?.stop()]);
  });
  beforeEach(() => mailServer.behaves('defers'));

  /** The delivery of the mail to a new registration, once an attempt at it has failed. */
  const failing = async (email: string): Promise<string> => {
    await product.signedOut.post('/api/common/send-verify-email/', { email });
    const registered = (await product.events()).filter(({ type }) => type === 'UserRegistered').at(-1);
    const userId = registered?.stream.replace(/^user-/, '');
    let found: Row | undefined;
    await until('an attempt has failed', async () => {
      [found] = await deliveries({ user_id: userId });
      return found?.fault === 'DEFERRED';
    });
    return found?.id ?? '';
  };
  /** Between its attempts: while one is under way, the answer is CONFLICT. */
  const commanded = (id: string, verb: 'retry' | 'skip') =>
    until(`it is between its attempts`, async () => {
      const { status } = await command(id, verb);
      expect([204, 409]).toContain(status);
      return status === 204;
    });

  test('a mail that the server refuses for now is a delivery with its error, without the address', async () => {
    const id = await failing('ann@example.org');
    const [planned] = await product.events(`outbound-${id}`);
    expect(await delivery(id)).toMatchObject({
      id,
      kind: 'account-mail',
      state: expect.stringMatching(/^(due|attempting)$/),
      attempts: expect.any(Number),
      next_attempt_at: expect.stringMatching(/^\d{4}-/),
      failed_at: expect.stringMatching(/^\d{4}-/),
      ended_at: null,
      fault: 'DEFERRED',
      detail: expect.stringMatching(/<a•••@example\.org>: mailbox is full/),
      may_have_arrived: false,
      event_id: planned?.metadata.causation_id,
      stream: `outbound-${id}`,
    });
    expect(JSON.stringify(await deliveries())).not.toContain('ann@');
  });

  test('a mail is sent with the same id when it is retried with the cause gone, and the log says who did so', async () => {
    const id = await failing('bob@example.org');
    mailServer.behaves('accepts');
    const { status } = await command(id, 'retry');
    // Its next attempt may have come first.
    expect([204, 409]).toContain(status);
    await until('it is delivered', async () => (await delivery(id)).state === 'delivered');
    const mails = mailServer.received.filter(({ to }) => to[0] === 'bob@example.org');
    expect(mails.map(({ email }) => email.messageId)).toEqual([`<${id}@localhost>`]);
    expect(await delivery(id)).toMatchObject({ detail: null, next_attempt_at: null });
    const retried = (await product.events(`outbound-${id}`)).filter(({ type }) => type === 'EffectRetried');
    expect(retried).toHaveLength(status === 204 ? 1 : 0);
  });

  test('a mail is never sent once it is skipped for a reason, which is an event', async () => {
    const id = await failing('cem@example.org');
    await commanded(id, 'skip');
    expect((await command(id, 'skip')).status).toBe(204);
    const skipped = (await product.events(`outbound-${id}`)).filter(({ type }) => type === 'EffectSkipped');
    expect(skipped).toMatchObject([{ metadata: { actor: { kind: 'user', userId: 'adam' } }, data: { reason } }]);
    expect(await delivery(id)).toMatchObject({ state: 'skipped', reason, next_attempt_at: null });
    mailServer.behaves('accepts');
    expect((await command(id, 'retry')).body.code).toBe('CONFLICT');
    expect(mailServer.received.flatMap(({ to }) => to)).not.toContain('cem@example.org');
  });

  test('a delivery is neither retried nor skipped by staff, nor without a reason', async () => {
    const id = await failing('dan@example.org');
    for (const verb of ['retry', 'skip'] as const) {
      expect((await command(id, verb, { reason }, staff)).body.code).toBe('ADMIN_ONLY');
      expect((await command(id, verb, { reason: ' ' })).body.errors).toEqual([{ path: 'reason', message: 'Say why.' }]);
      expect((await command('unknown', verb)).body.code).toBe('NOT_FOUND');
    }
  });

  test('an erasure cancels what could not be sent to the person, and no detail of its error is kept', async () => {
    const id = await failing('eve@example.org');
    const { user_id: userId } = await delivery(id);
    const erased = await product.as('root', 'super').post(`/api/admin/users/${userId}/erase/`, { reason });
    expect(erased.status).toBeLessThan(300);
    await until('it is cancelled', async () => (await delivery(id)).state === 'cancelled');
    expect(await delivery(id)).toMatchObject({ detail: null, next_attempt_at: null });
    const failures = (await product.events(`outbound-${id}`)).filter(({ type }) => type === 'AttemptFailed');
    for (const { data } of failures) expect(data).toMatchObject({ detail: null });
  });
};

describe('on the embedded queue', repairedDeliveries('embedded'));
describeWhere(redisMissing, 'on Redis', repairedDeliveries('Redis'));
