import { addedDomains } from './added-domains';

const DUPLICATE_DOMAIN = 'This domain is already in the list';
const INVALID_DOMAIN = 'Please enter a valid domain (e.g., example.org)';

test('one domain, with or without a scheme, gives its bare host', () => {
  expect(addedDomains(' https://www.USTR.gov/press ', [])).toEqual({ hosts: ['www.ustr.gov'], rest: '' });
});

test('several that were pasted are added together, each once', () => {
  expect(addedDomains('ustr.gov, usitc.gov;\nustr.gov', [])).toEqual({
    hosts: ['ustr.gov', 'usitc.gov'],
    rest: '',
    warning: DUPLICATE_DOMAIN,
  });
});

test('one that is listed is not added again, however it was written', () =>
  expect(addedDomains('http://ustr.gov', ['USTR.gov'])).toEqual({ hosts: [], rest: '', warning: DUPLICATE_DOMAIN }));

test.each([
  ['ustr', [], 'ustr'],
  ['ustr.gov nonsense', ['ustr.gov'], 'nonsense'],
  ['  ', [], '  '],
])('of %p what is no domain stays in the field', (typed, hosts, rest) =>
  expect(addedDomains(typed, [])).toEqual({ hosts, rest, warning: INVALID_DOMAIN }),
);
