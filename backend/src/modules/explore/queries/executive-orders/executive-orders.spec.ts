import { executiveOrders } from './executive-orders.query';

const orders = async (text = '') => (await executiveOrders(text)).trackers;

test('a search without a text lists all recorded orders, newest first', async () => {
  const all = await orders();
  const numbers = all.map(({ id }) => Number(id));
  expect(numbers).toHaveLength(288);
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  expect(all[0]).toMatchObject({
    id: '14434',
    display_title: 'Inaugurating the Era of Super Intelligence',
    category: 'Technology & AI',
    signed_on: '2026-09-29',
    updated_at: '2026-09-29T00:00:00.000Z',
    following: false,
  });
});

test('says how many orders there are, and until when', async () => {
  expect(await executiveOrders('')).toMatchObject({
    header: 'Trump Executive Orders',
    subheader: '288 orders signed from January 20, 2025 to October 2, 2026.',
  });
});

test.each([
  ['a word of its title, misspelt', 'natoinal parks', '14314'],
  ['words of its excerpt', 'grand canyon', '14314'],
  ['its number', '14314', '14314'],
  ['an unfinished word', 'saltwater angl', '14430'],
])('an order is found by %s', async (_by, text, id) => {
  expect((await orders(text))[0]).toMatchObject({ id });
});

test('orders are found by their category', async () => {
  const found = await orders('Immigration & Border');
  expect(found.slice(0, 13).every(({ category }) => category === 'Immigration & Border')).toBe(true);
});

test('a text without a match finds nothing', async () => expect(await orders('krill')).toEqual([]));
