import type { SourceSetContent } from '#events/source-sets/source-set.events';
import { acceptSourceSet } from './source-set-draft';

const typed = (changes: Partial<SourceSetContent> = {}): SourceSetContent => ({
  name: 'Trade',
  description: '',
  domains: ['whitehouse.gov'],
  ...changes,
});

test('a draft is trimmed, with unique bare hosts', () =>
  expect(acceptSourceSet(typed({ name: ' Trade ', domains: ['http://A.org/x', 'a.org', 'b.org'] }))).toEqual({
    name: 'Trade',
    description: '',
    domains: ['a.org', 'b.org'],
  }));

test('needs a name and a domain', () =>
  expect(acceptSourceSet(typed({ name: ' ', domains: [] }))).toEqual({
    refused: 'INVALID',
    detail: 'Please fill in all required fields.',
    errors: [
      { path: 'name', message: 'Please enter a name for this source set' },
      { path: 'domains', message: 'Please add at least one domain' },
    ],
  }));

test('an invisible name counts as blank', () =>
  expect(acceptSourceSet(typed({ name: '\u200b\u3164' }))).toMatchObject({
    errors: [{ path: 'name', message: 'Please enter a name for this source set' }],
  }));

test('counts its invalid domains', () =>
  expect(acceptSourceSet(typed({ domains: ['a.org', 'nonsense', ''] }))).toEqual({
    refused: 'INVALID',
    detail: 'There are 2 invalid domain(s) in your list. Please correct them before saving.',
    errors: [
      { path: 'domains.1', message: 'Invalid domain format' },
      { path: 'domains.2', message: 'Invalid domain format' },
    ],
  }));

test.each([
  [typed({ name: 'x'.repeat(101) }), 'name', 'At most 100 characters'],
  [typed({ description: 'x'.repeat(1001) }), 'description', 'At most 1000 characters'],
  [typed({ domains: Array.from({ length: 501 }, (_, index) => `h${index}.org`) }), 'domains', 'At most 500 domains'],
])('%# is refused when too long', (long, path, message) =>
  expect(acceptSourceSet(long)).toEqual({ refused: 'INVALID', detail: message, errors: [{ path, message }] }),
);

test('names nothing that is not seen', () =>
  expect(acceptSourceSet(typed({ name: '\u202eTrade\r\npapers', description: 'of\u061c Arlen' }))).toMatchObject({
    name: 'Trade papers',
    description: 'of Arlen',
  }));
