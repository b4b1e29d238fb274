import { readDocument } from '../document';
import { page } from '../spec-support/pages';
import { headedLists, namesOnlyHeads } from './headed-lists';
import { areOnPage, quoteOf } from './pieced-lines';

const opening = 'The Ministry published its harbour strategy on Monday.';
const lead = 'This strategy has three aims:';
const herring = 'Protecting Herring: Stocks have halved. Boats may land less of it.';
const fleet = 'Renewing the Fleet: Old ferries burn too much.';
const crews = 'Training Crews: A school opens in every port.';

const listsOf = (...blocks: readonly string[]) => headedLists(readDocument(page('Ministry Presents Strategy', blocks)));

test('a list of paragraphs with heads is told by these', () => {
  const [line, ...others] = listsOf(opening, lead, herring, fleet, crews, 'Comments are welcome.');
  expect(line).toMatchObject({
    text: 'This strategy has three aims: Protecting Herring … Renewing the Fleet … Training Crews …',
    madeOf: { isMain: true },
  });
  expect(others).toEqual([]);
});

test('what it quotes is the sentence that opens it, and each head is on its page', () => {
  const blocks = [opening, lead, herring, fleet, crews];
  const [line] = listsOf(...blocks);
  expect(line && quoteOf(line)).toBe(lead);
  expect(line && areOnPage(line, blocks)).toBe(true);
});

test('a page that is longer than its list is not about that', () => {
  const long = 'The harbours of the north have lost half of their boats in ten years. '.repeat(4);
  expect(listsOf(long, lead, herring, fleet, crews)).toMatchObject([{ madeOf: { isMain: false } }]);
});

test.each([
  ['fewer paragraphs than it says', [lead, herring, fleet, 'Comments are welcome.', crews]],
  ['more paragraphs than it says', ['This strategy has two aims:', herring, fleet, crews]],
  ['no count', ['This strategy has these aims:', herring, fleet, crews]],
  ['paragraphs without heads', [lead, 'Stocks have halved.', 'Old ferries burn too much.', 'A school opens.']],
  [
    'heads that are too long together',
    [lead, ...['A', 'B', 'C'].map((name) => `${name}${' word'.repeat(20)}: It is so.`)],
  ],
])('is not told: %s', (_why, blocks) => expect(listsOf(opening, ...blocks)).toEqual([]));

test.each([
  ['This strategy has three aims: Protecting Herring … Renewing the Fleet … Training Crews …', true],
  ['Boats shall carry nets of two kinds: (a) Herring nets … (b) Cod nets …', false],
  ['The Minister shall: … design a scheme for owners …', false],
  ['This strategy has three aims: Protecting Herring.', false],
])('names only heads: %s', (text, does) => expect(namesOnlyHeads(text)).toBe(does));
