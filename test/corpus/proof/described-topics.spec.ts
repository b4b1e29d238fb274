import { describedFigures, pagesTold } from './described-topics';

/** Before the words of a description counted by where they stand and how rare they are, .18 and .28 of the lines were about the topic. */
test.each([
  { half: 'seen', own: false, right: 0.43, reached: 0.93 },
  { half: 'seen', own: true, right: 0.43, reached: 0.93 },
  { half: 'blind', own: false, right: 0.58, reached: 0.8 },
  { half: 'blind', own: true, right: 0.58, reached: 0.8 },
] as const)('the lines from long pages on neighbouring topics are about the topic: %o', ({ half, own, ...least }) => {
  const figures = describedFigures(half, own);
  expect(figures.topics).toBe(18);
  expect(figures.right).toBeGreaterThanOrEqual(least.right);
  expect(figures.reached).toBeGreaterThanOrEqual(least.reached);
});

/**
 * A site of one field has no need to say what all its pages are about. Asking for the words that narrow a description (`policy of the US
 * government`) raised the figures above to .63 and .72, and told of 10 of these 25 pages on AI instead of 22.
 */
test.each([
  { topic: 'AI policy of the US government', field: 'ai-regulation', cited: 20 },
  { topic: 'US government rules on artificial intelligence', field: 'ai-regulation', cited: 20 },
  { topic: 'space policy and missions of the US government', field: 'spaceflight', cited: 14 },
] as const)('a broad topic tells most of the pages from sources of its own field: $topic', ({ topic, field, cited }) =>
  expect(pagesTold(topic, field)).toBeGreaterThanOrEqual(cited),
);
