import { readDocument } from '../document';
import { page } from '../spec-support/pages';
import { actsOfDocument } from './list-items';

const lines = (...blocks: readonly string[]): readonly string[] =>
  actsOfDocument(readDocument(page('Ferry safety in Norland', blocks))).map(({ text }) => text);

test('the items of a list of what an order does are told with the words that open the list', () =>
  expect(
    lines(
      'Today’s order: - Revokes the exemption of small ferries from inspection. - Directs the Coast Guard to inspect them yearly.',
    ),
  ).toEqual([
    'Order: … Revokes the exemption of small ferries from inspection.',
    'Order: … Directs the Coast Guard to inspect them yearly.',
  ]));

test('the items of a list are told where each has its own paragraph, too', () =>
  expect(lines('The decree does the following:', 'Raises the fare of night ferries to 14 crowns.')).toEqual([
    'The decree does the following: … Raises the fare of night ferries to 14 crowns.',
  ]));

test.each([
  ['of a list of something else', 'What visitors like:', 'Opens its gates at nine in summer.'],
  [
    'after many words',
    'The order of the Governor, which she signed in the harbour of Norland on Monday before the crews of ten ferries:',
    'Revokes the exemption of small ferries from inspection.',
  ],
])('no item is told %s', (_, lead, item) => expect(lines(lead, item)).toEqual([]));
