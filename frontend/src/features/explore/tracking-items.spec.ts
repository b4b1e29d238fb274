import { splitItems } from './tracking-items';

test('items are trimmed, not empty, and unique', () =>
  expect(splitItems(['Endorsements', ' Debates ', 'debates', '  '])).toEqual(['Endorsements', 'Debates']));
