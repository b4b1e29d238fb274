import type { ZodMiniType } from 'zod/mini';
import { domains, email, newPassword, required, trackerDescription } from './field-rules';

/** The parsed value, or the error. */
const outcome = (rule: ZodMiniType, typed: unknown) => {
  const { success, data, error } = rule.safeParse(typed);
  return success ? { sent: data } : { said: error?.issues.map(({ message }) => message) };
};

test('a required text is trimmed and has its own message if blank', () => {
  expect(outcome(required('First name is required'), ' Ann ')).toEqual({ sent: 'Ann' });
  expect(outcome(required('First name is required'), '  ')).toEqual({ said: ['First name is required'] });
  expect(outcome(trackerDescription, '\n')).toEqual({ said: ['Please enter a tracker description'] });
});

test.each(['ann@example.org', ' ann@example.org ', 'ann+news@mail.example.org'])('%p is an email address', (typed) =>
  expect(outcome(email, typed)).toEqual({ sent: typed.trim() }),
);
test.each(['', 'ann', 'ann@example', 'ann lee@example.org', 'ann@@example.org'])(
  '%p is not an email address',
  (typed) => expect(outcome(email, typed)).toEqual({ said: ['Must be a valid email address'] }),
);

test('a new password has 10 to 128 characters, including leading and trailing spaces', () => {
  expect(outcome(newPassword, ' 8 chars ')).toEqual({ said: ['Use at least 10 characters.'] });
  expect(outcome(newPassword, ' 10 chars ')).toEqual({ sent: ' 10 chars ' });
  expect(outcome(newPassword, 'x'.repeat(129))).toEqual({ said: ['Use at most 128 characters.'] });
});

const typedDomains = (...typed: string[]) => typed.map((host) => ({ host }));

test.each([
  ['whitehouse.gov', 'whitehouse.gov'],
  [' https://www.Example.org/news?page=2 ', 'www.example.org'],
  ['http://example.org:8080', 'example.org'],
  ['sub-domain.example.co.uk', 'sub-domain.example.co.uk'],
])('%p has the host %p', (typed, host) => expect(outcome(domains, typedDomains(typed))).toEqual({ sent: [host] }));

test.each([
  'localhost',
  'exa mple.org',
  '-bad.org',
  'bad-.org',
  'ftp://example.org',
  'a..b',
  'example',
  'https://',
  `${'a'.repeat(64)}.org`,
  `${'a.'.repeat(126)}org`,
])('%p is not a domain', (typed) =>
  expect(outcome(domains, typedDomains(typed))).toEqual({ said: ['Invalid domain format'] }),
);

test('sends each host once and ignores blank fields', () =>
  expect(outcome(domains, typedDomains('https://a.org', ' ', 'a.org/x', 'b.org'))).toEqual({
    sent: ['a.org', 'b.org'],
  }));

test('accepts no domain fields, but not only blank ones', () => {
  expect(outcome(domains, [])).toEqual({ sent: [] });
  expect(outcome(domains, typedDomains('', ' '))).toEqual({
    said: ['Please add at least one domain or remove all domain fields.'],
  });
});
