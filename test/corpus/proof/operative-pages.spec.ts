import { ownSource } from '#events/research/text-lines';
import { composeState } from '#modules/research/pipeline/composition/compose';
import { occursIn } from '#modules/research/pipeline/compare/verify';
import { knowledgeAfter, nothingKnown, type LedgerClaim } from '#modules/research/pipeline/ledger';
import { operativePages, type OperativePage } from './expectations';
import { runTracker } from './run-tracker';

const DAY = 86_400_000;

const urlOf = ({ host, published }: OperativePage): string => `https://${host}/${published}`;

const claimsOf = (given: OperativePage): readonly LedgerClaim[] => {
  const { host, publisher, title, published, description, blocks } = given;
  const url = urlOf(given);
  const page = { url, foundAt: url, host, title, publisher, author: '', publishedAt: published, blocks };
  const { findings } = runTracker({ description }, [page], `${published}T23:59:00Z`);
  return knowledgeAfter(nothingKnown, findings).claims;
};

/** What the overview shows of a page beside `others`. */
const shownOf = (page: OperativePage, others: readonly LedgerClaim[] = []): readonly string[] => {
  const at = page.read === undefined ? Date.parse(page.published) + 3 * DAY : Date.parse(page.read);
  const { lines, sources } = composeState([...others, ...claimsOf(page)], at, page.description);
  return lines.filter((line) => ownSource(line, sources)?.url === urlOf(page)).map(({ text }) => text);
};

/** Without the ellipsis of a long act, and as it stands after `Today, ` or a deadline. */
const isPieceOf = (line: string, blocks: readonly string[]): boolean => {
  const piece = line.replace(/ …$/, '');
  return occursIn(piece, blocks) || occursIn(piece.charAt(0).toLowerCase() + piece.slice(1), blocks);
};

/** Of an order without those who are consulted, two pieces of the same paragraph, in order. */
const arePiecesOf = (line: string, blocks: readonly string[]): boolean => {
  const [before = '', after = ''] = line.split(' … ');
  return blocks.some((block) => {
    const at = block.indexOf(before.slice(1));
    return at >= 0 && isPieceOf(before, [block]) && isPieceOf(after, [block.slice(at + before.length)]);
  });
};

/** Of an order that opens a list, the pieces and the items, each a piece of its own. */
const isListOf = (line: string, blocks: readonly string[]): boolean =>
  line.split(/ … | (?=\(\w{1,4}\) )/).every((piece) => isPieceOf(piece, blocks));

/** `Order: … Revokes the permit.`: labelled by what is told, without the words that open its list. */
const withoutLead = (line: string): string => line.replace(/^[^:]*: … /, '');

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
    const others = pages.filter(({ shown, lines: [first = ''] }) => !shown.includes(withoutLead(first)));
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
