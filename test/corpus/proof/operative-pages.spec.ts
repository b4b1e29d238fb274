import { operativePages } from './expectations';
import { arePiecesOf, claimsOf, isListOf, isPieceOf, isToldRight, shownOf } from './operative-pages';

/** test/corpus/labels/README.md has the figures at first sight. */
describe.each([
  { half: 'seen', missed: 0 },
  { half: 'held-out', missed: 0 },
  { half: 'third', missed: 2 },
  { half: 'fourth', missed: 0 },
  { half: 'fifth', missed: 1 },
  { half: 'sixth', missed: 2 },
] as const)('pages that do something, labelled by reading: $half', ({ half, missed }) => {
  const pages = operativePages()
    .filter((page) => page.half === half && page.shown.length > 0)
    .map((page) => ({ ...page, lines: shownOf(page) }));

  test('are told by the sentence that says what is done', () => {
    const others = pages.filter((page) => !isToldRight(page, page.lines));
    expect(others.slice(missed).map(({ title, lines }) => [title, lines])).toEqual([]);
  });

  test('in one contiguous piece of the page, or several if something is left off between them', () => {
    for (const { lines, blocks, title } of pages)
      for (const line of lines) {
        const hasPieces = line.includes(' … ') ? arePiecesOf(line, blocks) : isPieceOf(line, blocks);
        const isOfPage = /: (?:\(\w\)|…) /.test(line) ? isListOf(line, blocks) : hasPieces;
        expect([line, title.includes(line) || isOfPage]).toEqual([line, true]);
      }
  });
});

/** Pages that say what is done: enough for an overview. */
const others = operativePages()
  .filter(({ half, shown }) => (half === 'seen' || half === 'held-out') && shown.length > 0)
  .flatMap(claimsOf);

test.each(['fourth', 'fifth'] as const)(
  'pages of which nothing stands alone leave the overview to six others: %s',
  (half) => {
    const pages = operativePages().filter((page) => page.half === half && page.shown.length === 0);
    const shown = pages.map((page) => ({ title: page.title, lines: shownOf(page, others) }));
    expect(shown.filter(({ lines }) => lines.length > 0)).toEqual([]);
  },
);
