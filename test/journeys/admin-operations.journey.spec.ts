import { chmod } from 'node:fs/promises';
import { outboundEffectId } from '#modules/outbound/plan-outbound-effect';
import { OUTBOX, type OutboxFolder } from '#platform/mail/outbox-folder';
import { mailTo } from '../support/delivery/outbox-mail';
import { type Product, type Visitor, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

const folder = temporaryFolder();
let product: Product;
let staff: Visitor;

const list = async (resource: string) => (await staff.get(`/api/admin/${resource}/`)).body;

beforeAll(async () => {
  product = await startProduct(folder, UNREACHABLE_HOSTS);
  staff = product.as('sue', 'staff');
});
afterAll(() => product.stop());

test('the outbox shows when, to whom and why, but not the links in a mail', async () => {
  await product.signedOut.post('/api/common/send-verify-email/', { email: 'ann@example.org' });
  await mailTo(product.app.get<OutboxFolder>(OUTBOX, { strict: false }), 'ann@example.org', 1);
  await until('the event is indexed', async () => (await list('outbox'))[0]?.requested_by === 'UserRegistered');
  const [mail, ...others] = await list('outbox');
  expect(others).toEqual([]);
  const [registered] = (await product.events()).filter(({ type }) => type === 'UserRegistered');
  expect(mail).toEqual({
    // The mail is called after its delivery.
    id: outboundEffectId(registered?.id ?? '', 'account-mail'),
    event_id: registered?.id,
    sent_at: expect.stringMatching(/^\d{4}-/),
    recipient_id: registered?.stream.replace(/^user-/, ''),
    requested_by: 'UserRegistered',
    is_brief: false,
  });
  expect((await staff.get(`/api/admin/outbox/${mail.id}/`)).body).toEqual(mail);
  const read = await product.as('root', 'admin').post(`/api/admin/outbox/${mail.id}/read/`, { reason: 'Ticket 12' });
  expect([read.status, read.text.includes('http')]).toEqual([404, false]);
});

test('health shows what the doctor finds, worst first, with what to do', async () => {
  expect(await list('health')).toContainEqual(expect.objectContaining({ of: 'event-store', state: 'well' }));
  await chmod(folder, 0o755);
  const findings = await list('health');
  await chmod(folder, 0o700);
  expect(findings).toContainEqual(
    expect.objectContaining({ state: 'fault', of: 'DATA_DIR', remedy: expect.stringContaining('chmod 700') }),
  );
  const severities: readonly number[] = findings.map(({ severity }: { severity: number }) => severity);
  expect(severities).toEqual(severities.toSorted((left, right) => right - left));
  expect(new Set(severities).size).toBeGreaterThan(1);
});
