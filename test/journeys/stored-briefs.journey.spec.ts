import { deliveryRequests } from '../../backend/src/modules/delivery/delivery.requests';
import { joinProduct } from '../support/people';
import { type Product, type Visitor, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

const folder = temporaryFolder();
let product: Product;
let ann: Visitor;
let annId: string;
let mailId: string;

beforeAll(async () => {
  product = await startProduct(folder, UNREACHABLE_HOSTS);
  const person = { email: 'ann@example.org', first: 'Ann', last: 'Lee' };
  const { access } = await joinProduct(await product.app.getUrl(), folder, person);
  ann = product.bearing(access);
  annId = (await ann.post('/api/common/validate-token/')).body.user_uid;
  const made = await deliveryRequests.make?.(product, annId);
  mailId = made?.['stored brief'] ?? '';
});
afterAll(() => product.stop());

test('a person sees that their briefs were stored, not sent, and reads them', async () => {
  const { body } = await ann.get('/api/common/deliveries/');
  expect(body.briefs).toContainEqual(expect.objectContaining({ id: mailId, kind: 'email', is_stored: true }));
  const mail = await ann.get(`/api/common/deliveries/${mailId}/mail/`);
  expect([mail.status, mail.body]).toEqual([200, { subject: 'Steel', text: 'One line of news.' }]);
  expect((await product.as('bob').get(`/api/common/deliveries/${mailId}/mail/`)).status).toBe(404);
});

test('an administrator reads one for a reason, which its person sees', async () => {
  const { body: delivery } = await product.as('sue', 'staff').get(`/api/admin/deliveries/${mailId}`);
  expect(delivery.is_stored).toBe(true);
  const { body: stored } = await product.as('sue', 'staff').get(`/api/admin/outbox/${mailId}`);
  expect(stored.is_brief).toBe(true);
  const read = (visitor: Visitor, reason: string) => visitor.post(`/api/admin/outbox/${mailId}/read/`, { reason });
  expect((await read(product.as('sue', 'staff'), 'Curious')).status).toBe(403);
  expect((await read(product.as('adam', 'admin'), ' ')).status).toBe(400);
  const { status, body } = await read(product.as('adam', 'admin'), 'Ticket 12');
  expect([status, body]).toEqual([200, { subject: 'Steel', text: 'One line of news.' }]);
  expect((await ann.get('/api/common/private-readings/')).body[0]).toMatchObject({
    by: { user_uid: 'adam' },
    what: 'mails',
    which: mailId,
    reason: 'Ticket 12',
  });
});
