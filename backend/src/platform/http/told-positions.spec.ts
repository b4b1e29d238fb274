import { ToldPositions } from './told-positions';

const positions = new ToldPositions(Buffer.alloc(32, 1));

test.each([0, 1, 41, 1_000_000, Number.MAX_SAFE_INTEGER])('%d is read as it was told', (position) => {
  expect(positions.tell(position)).toMatch(/^\d{39}$/);
  expect(positions.read(positions.tell(position))).toBe(position);
});

test('what was told says neither the position nor how far two are apart', () => {
  const told = Array.from({ length: 200 }, (_, position) => BigInt(positions.tell(position)));
  const steps = told.slice(1).map((position, index) => position - (told[index] ?? 0n));
  expect(new Set(steps).size).toBe(steps.length);
  expect([...told].sort((one, other) => (one < other ? -1 : 1))).not.toEqual(told);
});

test.each(['41', '0', '9'.repeat(39), '1'.repeat(39), '0'.repeat(39)])('%s was never told', (digits) =>
  expect(positions.read(digits)).toBeNull(),
);

test('nor is what another installation told', () =>
  expect(new ToldPositions(Buffer.alloc(32, 2)).read(positions.tell(41))).toBeNull());
