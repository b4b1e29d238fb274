import type { ImageFault } from '#events/images/carried-image.events';
import { describeImageFault } from './image-fault-text';

test.each<[ImageFault, string]>([
  [{ kind: 'too_many_pixels' }, 'has more pixels than are decoded'],
  [{ kind: 'drawing' }, 'is an SVG drawing, which may contain scripts'],
  [{ kind: 'not_fetched', fault: { kind: 'robots' } }, 'is disallowed by robots.txt'],
  [{ kind: 'not_fetched', fault: { kind: 'private_address' } }, 'resolves to a non-public address'],
])('%j is said in words', (fault, words) => {
  expect(describeImageFault(fault)).toBe(words);
});
