import { splitItems } from './tracking-items';

test('items are trimmed, not empty, and each once', () =>
  expect(splitItems(['Endorsements', ' Debates ', 'debates', '  '])).toEqual(['Endorsements', 'Debates']));
