import { parseCredentialEmail } from './parse-credential-email';

const credential = (claims: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes));
  return `header.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
};

test('reads the address of an ID token, whatever its letters', () => {
  expect(parseCredentialEmail(credential({ email: 'ann@example.org' }))).toBe('ann@example.org');
  expect(parseCredentialEmail(credential({ email: 'jürgen@exämple.org' }))).toBe('jürgen@exämple.org');
});

test('anything else has no address', () => {
  expect(['', 'abc', 'a.b.c', credential({}), credential({ email: 7 })].map(parseCredentialEmail)).toEqual(
    Array(5).fill(''),
  );
});
