import { parseCredentialEmail } from './parse-credential-email';

const credential = (claims: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes));
  return `header.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
};

test('the email is read from an ID token, whatever its characters', () => {
  expect(parseCredentialEmail(credential({ email: 'ann@example.org' }))).toBe('ann@example.org');
  expect(parseCredentialEmail(credential({ email: 'jürgen@exämple.org' }))).toBe('jürgen@exämple.org');
});

test('a token without an email yields none', () => {
  expect(['', 'abc', 'a.b.c', credential({}), credential({ email: 7 })].map(parseCredentialEmail)).toEqual(
    Array(5).fill(''),
  );
});
