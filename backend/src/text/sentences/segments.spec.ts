import { sentenceSegments } from './segments';

const whole = new Intl.Segmenter('en', { granularity: 'sentence' });

const cut = (segments: Iterable<{ readonly segment: string; readonly index: number }>) =>
  Array.from(segments, ({ segment, index }) => [index, segment]);

const sentence = (n: number): string =>
  `The tariff on product ${n} rose to ${n % 90}.5 percent, e.g. in the U.S. on Monday. `;

test.each([
  ['many sentences', Array.from({ length: 600 }, (_, n) => sentence(n)).join('')],
  ['abbreviations', 'e.g. U.S. No. 5 '.repeat(2_000)],
  [
    'a sentence longer than a window between others',
    `One. ${'and more '.repeat(3_000)}. Two. ${sentence(1).repeat(200)}`,
  ],
  ['no sentence end', 'word '.repeat(8_000)],
  ['pairs of surrogates', '𝒜 𝒷. '.repeat(4_000)],
])('a long text is cut as if it were segmented at once: %s', (_what, text) =>
  expect(cut(sentenceSegments(text))).toEqual(cut(whole.segment(text))),
);
