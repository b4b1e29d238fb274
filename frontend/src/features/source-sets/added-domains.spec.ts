import { addedDomains } from './added-domains';

const DUPLICATE_DOMAIN = 'This domain is already in the list';
const INVALID_DOMAIN = 'Please enter a valid domain (e.g., example.org)';

test('one domain, with or without a scheme, gives its bare host', () => {
  expect(addedDomains(' https://www.USTR.gov/press ', [])).toEqual({ hosts: ['www.ustr.gov'], rest: '' });
});

test('several pasted domains are added together, each once', () => {
  expect(addedDomains('ustr.gov, usitc.gov;\nustr.gov', [])).toEqual({
    hosts: ['ustr.gov', 'usitc.gov'],
    rest: '',
    warning: DUPLICATE_DOMAIN,
  });
});

test('a listed domain is not added again, however it is written', () =>
  expect(addedDomains('http://ustr.gov', ['USTR.gov'])).toEqual({ hosts: [], rest: '', warning: DUPLICATE_DOMAIN }));

test.each([
  ['ustr', [], 'ustr'],
  ['ustr.gov nonsense', ['ustr.gov'], 'nonsense'],
  ['  ', [], '  '],
])('adding %p leaves in the field whatever is not a domain', (input, hosts, rest) =>
  expect(addedDomains(input, [])).toEqual({ hosts, rest, warning: INVALID_DOMAIN }),
);
