import { itemsOf } from './tracking-items';

test('items are trimmed, not empty, and each once', () =>
  expect(itemsOf(['Endorsements', ' Debates ', 'debates', '  '])).toEqual(['Endorsements', 'Debates']));
