import { randomBytes } from 'node:crypto';
import { TestClock } from '#test/support/test-clock';
import { ThumbnailAddresses } from './thumbnail-addresses';

const image = { carrier_id: 'steel', image_id: 'mill', audience: 'ann' };

const issued = () => {
  const clock = new TestClock();
  const secrets = { dataKey: randomBytes(32) };
  const addresses = new ThumbnailAddresses(secrets, clock);
  const { searchParams, pathname } = new URL(addresses.of(image), 'https://desk.example');
  const query = { expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' };
  return { clock, addresses, query, pathname };
};

test('an address is valid for fifteen minutes', () => {
  const { clock, addresses, query, pathname } = issued();
  expect(pathname).toBe('/api/images/thumbnail/steel/mill');
  expect(addresses.isValid(image, query)).toBe(true);
  clock.advance(14 * 60_000);
  expect(addresses.isValid(image, query)).toBe(true);
  clock.advance(2 * 60_000);
  expect(addresses.isValid(image, query)).toBe(false);
});

test.each([
  ['image', { image_id: 'port' }],
  ['carrier', { carrier_id: 'copper' }],
  ['audience', { audience: 'everybody' }],
  ['audience, as it was dropped,', { audience: null }],
])('an address is not valid for another %s', (_what, other) => {
  const { addresses, query } = issued();
  expect(addresses.isValid({ ...image, ...other }, query)).toBe(false);
});

test.each([
  ['no signature', { signature: '' }],
  ['a longer signature', { signature: 'A'.repeat(44) }],
  ['another signature', { signature: 'A'.repeat(43) }],
  ['a signature of other characters', { signature: 'é'.repeat(43) }],
  ['a later end', { expires: '99999999999' }],
  ['no end', { expires: '' }],
  ['an end that is no number', { expires: 'never' }],
])('an address with %s is not valid', (_what, altered) => {
  const { addresses, query } = issued();
  expect(addresses.isValid(image, { ...query, ...altered })).toBe(false);
});

test('an installation with another key does not know it', () => {
  const { query } = issued();
  expect(new ThumbnailAddresses({ dataKey: randomBytes(32) }, new TestClock()).isValid(image, query)).toBe(false);
});
