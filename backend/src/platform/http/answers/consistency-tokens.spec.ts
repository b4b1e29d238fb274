import { ConsistencyTokens } from './consistency-tokens';

const tokens = new ConsistencyTokens(Buffer.alloc(32, 1));
const tokenOf = (position: number, ...categories: readonly string[]) => tokens.tokenOf({ position, categories });

test.each([0, 1, 41, 1_000_000, Number.MAX_SAFE_INTEGER])('the token of %d decodes to it', (position) => {
  expect(tokenOf(position)).toMatch(/^\d{39}$/);
  expect(tokens.read(tokenOf(position, 'tracker'))?.position).toBe(position);
});

test('a token contains the written categories', () => {
  const { categories } = tokens.read(tokenOf(7, 'tracker', 'portfolio')) ?? {};
  const all = ['tracker', 'portfolio', 'user', 'follow'];
  expect(all.filter((category) => categories?.has(category))).toEqual(['tracker', 'portfolio']);
});

test('tokens reveal neither positions nor the distance between two of them', () => {
  const issued = Array.from({ length: 200 }, (_, position) => BigInt(tokenOf(position)));
  const steps = issued.slice(1).map((token, index) => token - (issued[index] ?? 0n));
  expect(new Set(steps).size).toBe(steps.length);
  expect([...issued].sort((one, other) => (one < other ? -1 : 1))).not.toEqual(issued);
});

test.each(['41', '0', '9'.repeat(39), '1'.repeat(39), '0'.repeat(39)])('%s was never issued', (digits) =>
  expect(tokens.read(digits)).toBeNull(),
);

test('a token of another installation does not decode', () =>
  expect(new ConsistencyTokens(Buffer.alloc(32, 2)).read(tokenOf(41))).toBeNull());
