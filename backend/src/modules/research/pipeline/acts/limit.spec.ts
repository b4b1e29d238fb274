import { readDocument } from '../document';
import { page } from '../spec-support/pages';
import { limitOf } from './limit';

const limitOfFirst = (...blocks: readonly string[]): string | null => {
  const document = readDocument(page('Harbour Order 12', blocks));
  const [line] = document.sentences;
  return line === undefined ? null : limitOf(line, document);
};

const rule = 'Sec. 2. The Minister shall establish a registry of the nets of all trawlers.';

describe('what an act says that it does not do', () => {
  test.each([
    'Nothing in this section shall be construed to authorize a licence for boats.',
    'Nothing in this order changes the dues on ferries.',
    'This order does not affect any other dues, including dues under the Harbours Act.',
    'This section shall not apply to boats of less than five metres.',
  ])('is quoted behind its rule: %s', (limit) => expect(limitOfFirst(rule, 'Boats are counted.', limit)).toBe(limit));

  test('is that of the rule’s own section, if it has one', () => {
    const own = 'Nothing in this section shall be read to require a licence.';
    expect(limitOfFirst(rule, 'This order does not affect any other dues.', own)).toBe(own);
  });

  test.each([
    ['it stands in another section', [rule, 'Sec. 3. Boats are counted. Nothing in this section bans boats.']],
    [
      'any act says so of itself',
      [
        rule,
        'This order is not intended to, and does not, create any right or benefit.',
        'Nothing in this order shall be construed to impair the authority of the Minister.',
        'Nothing in this order shall be construed to affect the functions relating to budgetary proposals.',
      ],
    ],
    ['somebody says so', [rule, '“This order does not affect any other dues,” the minister said.']],
    ['it opens a list', [rule, 'Nothing in this order shall be construed to limit: (a) dues; or (b) fees.']],
    [
      'nothing is told that binds',
      ['The minister met fishers of Kestria and spoke of nets.', 'This order does not affect any other dues.'],
    ],
  ])('is not quoted if %s', (_case, blocks) => expect(limitOfFirst(...blocks)).toBeNull());
});
