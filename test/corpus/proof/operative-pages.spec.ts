import { composeState } from '#modules/research/pipeline/composition/compose';
import { occursIn } from '#modules/research/pipeline/compare/verify';
import { knowledgeAfter, nothingKnown } from '#modules/research/pipeline/ledger';
import { operativePages, type OperativePage } from './expectations';
import { runTracker } from './run-tracker';

const DAY = 86_400_000;

/** What the overview shows of a page three days after its publication. */
const shownOf = ({ host, publisher, title, published, description, blocks }: OperativePage): readonly string[] => {
  const url = `https://${host}/page`;
  const page = { url, foundAt: url, host, title, publisher, author: '', publishedAt: published, blocks };
  const { findings } = runTracker({ description }, [page], `${published}T23:59:00Z`);
  const { claims } = knowledgeAfter(nothingKnown, findings);
  return composeState(claims, Date.parse(published) + 3 * DAY, description).lines.map(({ text }) => text);
};

/** test/corpus/labels/README.md has the figures at first sight. */
describe.each([
  { half: 'seen', missed: 0 },
  { half: 'held-out', missed: 0 },
  { half: 'third', missed: 2 },
] as const)('pages that do something, labelled by reading: $half', ({ half, missed }) => {
  const pages = operativePages()
    .filter((page) => page.half === half)
    .map((page) => ({ ...page, lines: shownOf(page) }));

  test('are told by the sentence that says what is done', () => {
    const others = pages.filter(({ shown, lines: [first = ''] }) => !shown.includes(first));
    expect(others.slice(missed).map(({ title, lines }) => [title, lines])).toEqual([]);
  });

  test('in one contiguous piece of the page', () => {
    for (const { lines, blocks, title } of pages)
      for (const line of lines) expect(title.includes(line) || occursIn(line, blocks)).toBe(true);
  });
});
