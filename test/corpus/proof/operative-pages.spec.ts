import { operativePages } from './expectations';
import { claimsOf, isOnPage, isToldRight, shownOf } from './operative-pages';

/** test/corpus/labels/README.md has the figures at first sight. */
describe.each([
  { half: 'seen', missed: 1 },
  { half: 'held-out', missed: 1 },
  { half: 'third', missed: 3 },
  { half: 'fourth', missed: 1 },
  { half: 'fifth', missed: 1 },
  { half: 'sixth', missed: 6 },
] as const)('pages that do something, labelled by reading: $half', ({ half, missed }) => {
  const pages = operativePages()
    .filter((page) => page.half === half && page.shown.length > 0)
    .map((page) => ({ ...page, lines: shownOf(page) }));

  test('each page is told by the sentence that says what is done', () => {
    const others = pages.filter((page) => !isToldRight(page, page.lines));
    expect(others.slice(missed).map(({ title, lines }) => [title, lines])).toEqual([]);
  });

  test('each line stands in one piece of its page, or is its title', () => {
    for (const { lines, blocks, title } of pages)
      for (const line of lines) expect([line, title.includes(line) || isOnPage(line, blocks)]).toEqual([line, true]);
  });
});

/** Pages that say what is done: enough for an overview. */
const others = operativePages()
  .filter(({ half, shown }) => (half === 'seen' || half === 'held-out') && shown.length > 0)
  .flatMap(claimsOf);

test.each([
  ['fourth', 1],
  ['fifth', 0],
] as const)('pages without a line that can be read alone leave the overview to six others: %s', (half, wrong) => {
  const pages = operativePages().filter((page) => page.half === half && page.shown.length === 0);
  const shown = pages.map((page) => ({ title: page.title, lines: shownOf(page, others) }));
  expect(shown.filter(({ lines }) => lines.length > 0).slice(wrong)).toEqual([]);
});
