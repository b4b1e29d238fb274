import { addressInCredential } from './address-in-credential';

const credential = (claims: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes));
  return `header.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
};

test('reads the address of an ID token, whatever its letters', () => {
  expect(addressInCredential(credential({ email: 'ann@example.org' }))).toBe('ann@example.org');
  expect(addressInCredential(credential({ email: 'jürgen@exämple.org' }))).toBe('jürgen@exämple.org');
});

test('anything else has no address', () => {
  expect(['', 'abc', 'a.b.c', credential({}), credential({ email: 7 })].map(addressInCredential)).toEqual(
    Array(5).fill(''),
  );
});
