import { articleOf, MAX_ARTICLE_CHARACTERS } from './article-length';

test('reads an article completely', () =>
  expect(articleOf(['One.', 'Two.'])).toEqual({ blocks: ['One.', 'Two.'], shortened: false }));

test('cuts a longer page at a word boundary within the limit', () => {
  const { blocks, shortened } = articleOf(['First.', 'word '.repeat(MAX_ARTICLE_CHARACTERS), 'Last.']);
  expect(shortened).toBe(true);
  expect(blocks[0]).toBe('First.');
  expect(blocks).toHaveLength(2);
  expect(blocks[1]).toMatch(/^(word )+word$/);
  expect(blocks.join('').length).toBeLessThanOrEqual(MAX_ARTICLE_CHARACTERS);
});

test('limits the number of short paragraphs', () => {
  const { blocks, shortened } = articleOf(Array.from({ length: 600_000 }, () => 'a'));
  expect(blocks).toHaveLength(4000);
  expect(shortened).toBe(true);
});
