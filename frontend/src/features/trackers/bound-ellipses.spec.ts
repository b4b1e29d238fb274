import { boundEllipses } from './bound-ellipses';

test('an ellipsis stays with the word before it, and may be parted from the one behind it', () =>
  expect(boundEllipses('The Secretary … shall report …')).toBe('The Secretary\u00a0… shall report\u00a0…'));
