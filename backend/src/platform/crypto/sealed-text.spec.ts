import { randomBytes } from 'node:crypto';
import { seal, SealBroken, unseal } from './sealed-text';

const key = randomBytes(32);

test('opens sealed text in its place', () => {
  expect(unseal(key, 'event-1/email', seal(key, 'event-1/email', 'ann@example.org')).toString()).toBe(
    'ann@example.org',
  );
});

test('a sealed text does not open elsewhere, with another key, or if modified or truncated', () => {
  const sealed = seal(key, 'event-1/email', 'ann@example.org');
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(key, 'event-2/email', sealed)).toThrow(SealBroken);
  expect(() => unseal(randomBytes(32), 'event-1/email', sealed)).toThrow(SealBroken);
  expect(() => unseal(key, 'event-1/email', changed.toString('base64'))).toThrow(SealBroken);
  expect(() => unseal(key, 'event-1/email', sealed.slice(0, 20))).toThrow(SealBroken);
});

test('seals the same text differently each time', () => {
  expect(seal(key, 'place', 'text')).not.toBe(seal(key, 'place', 'text'));
});
