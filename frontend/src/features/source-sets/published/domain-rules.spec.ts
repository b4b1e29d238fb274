import { domainListRule } from './domain-rules';

/** The parsed value, or the error. */
const outcome = (input: unknown) => {
  const { success, data, error } = domainListRule.safeParse(input);
  return success ? { sent: data } : { said: error?.issues.map(({ message }) => message) };
};

const toFields = (...input: string[]) => input.map((host) => ({ host }));

test.each([
  ['whitehouse.gov', 'whitehouse.gov'],
  [' https://www.Example.org/news?page=2 ', 'www.example.org'],
  ['http://example.org:8080', 'example.org'],
  ['sub-domain.example.co.uk', 'sub-domain.example.co.uk'],
  ['müller.de', 'xn--mller-kva.de'],
  ['https://www.Bücher.de/neu', 'www.xn--bcher-kva.de'],
])('%p has the host %p', (input, host) => expect(outcome(toFields(input))).toEqual({ sent: [host] }));

test.each([
  'localhost',
  'exa mple.org',
  '-bad.org',
  'bad-.org',
  'ftp://example.org',
  'a..b',
  'example',
  'https://',
  '127.0.0.1',
  'user:secret@example.org',
  `${'a'.repeat(64)}.org`,
  `${'a.'.repeat(126)}org`,
])('%p is not a domain', (input) => expect(outcome(toFields(input))).toEqual({ said: ['Invalid domain format'] }));

test('each host is sent once, and blank fields are ignored', () =>
  expect(outcome(toFields('https://a.org', ' ', 'a.org/x', 'b.org'))).toEqual({
    sent: ['a.org', 'b.org'],
  }));

test('no domain fields are accepted, but not only blank ones', () => {
  expect(outcome([])).toEqual({ sent: [] });
  expect(outcome(toFields('', ' '))).toEqual({
    said: ['Please add at least one domain or remove all domain fields.'],
  });
});
