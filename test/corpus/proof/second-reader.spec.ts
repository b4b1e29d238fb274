import { ofCorpus, ofOtherPublishers, share } from './second-reader';

describe.each([
  ['documents of the corpus', 30, ofCorpus],
  ['pages of thirty other publishers', 30, ofOtherPublishers],
])('headlines of %s, labelled by a second reader who had not seen the rules', (_, labelled, read) => {
  const told = read();

  test('most pages are told', () => expect(told.length / labelled).toBeGreaterThanOrEqual(0.8));
  test('three of four headlines tell the event', () => expect(share(told, 'tells')).toBeGreaterThanOrEqual(0.75));
  test('hardly one says nothing', () => expect(share(told, 'nothing')).toBeLessThanOrEqual(0.1));
});
