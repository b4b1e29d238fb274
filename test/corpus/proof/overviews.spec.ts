import { readFileSync, writeFileSync } from 'node:fs';
import type { Composition } from '#engine/composition/compose';
import { introduces, leaningSubject } from '#engine/ranking/leaning-subject';
import { ownTimeEnds } from '#engine/ranking/own-time';
import { ownSource } from '#events/research/text-lines';
import { asReadOn, type ReadText } from '#modules/research/queries/tracker/as-read-on';
import type { ReadPage } from '#pages/page';
import { withoutPrintHyphens } from '#pages/print-hyphens';
import { allDocuments, corpusFile, pageOf } from './corpus-documents';
import { standingAloneLabels } from './expectations';
import { overviews, shownLines, toldAtTheEnd } from './overviews';

/** As the reading stage gives it; the labels of other tests quote the documents letter by letter. */
const asRead = (page: ReadPage): ReadPage => ({ ...page, blocks: withoutPrintHyphens(page.blocks) });

const told = toldAtTheEnd(allDocuments().map((document) => asRead(pageOf(document))));

/**
 * Snapshots of the overviews, so that changes are visible in review. Update with `UPDATE_OVERVIEWS=1 npx jest
 * test/corpus/proof/overviews`.
 */
test('the overviews match their snapshots', () => {
  const file = corpusFile('proof', 'overviews.md');
  const now = overviews(told);
  if (process.env['UPDATE_OVERVIEWS'] === '1') writeFileSync(file, now);
  expect(now).toBe(readFileSync(file, 'utf8'));
});

const linesOf = ({ lines, sources }: Pick<ReadText, 'lines'> & Pick<Composition, 'sources'>) =>
  lines.flatMap((line) => {
    const source = ownSource(line, sources);
    return source === undefined ? [] : [{ text: line.text, title: line.title, source }];
  });

describe('strangers who read the overviews', () => {
  const { lines } = standingAloneLabels();
  const shown = told.flatMap(shownLines);
  const read = shown.flatMap((text) => lines.find((line) => line.text === text) ?? []);

  /** A line that was replaced has to be read anew. */
  test('nearly all lines have been read', () => expect(read.length / shown.length).toBeGreaterThanOrEqual(0.95));

  test.each([
    ['definition 1', 0.97],
    ['definition 2', 0.93],
    ['copy 1', 0.81],
    ['copy 2', 0.77],
  ])('find that lines stand alone: %s', (reader, least) =>
    expect(read.filter(({ failedBy }) => !failedBy.includes(reader)).length / read.length).toBeGreaterThanOrEqual(
      least,
    ),
  );
});

describe.each(told)('$name', (each) => {
  const { overview, day } = each;

  test('no line is worded for a day that is over, a day later and a year later without a run', () => {
    const sources = overview.sources.map((source) => ({ ...source, id: source.url, readAt: day }));
    for (const later of [0, 1, 365]) {
      const now = Date.parse(day) + later * 86_400_000;
      const read = later === 0 ? overview : asReadOn({ lines: overview.lines, sources }, now);
      const stale = linesOf(read).filter(({ text, source }) => {
        const ends = ownTimeEnds(text, Date.parse(source.publishedAt ?? day));
        return ends !== null && ends <= now;
      });
      expect(stale.map(({ text }) => text)).toEqual([]);
    }
  });

  test('shows a title, or a line that introduces it, before each line whose subject only its page names', () => {
    const lines = linesOf(overview);
    const leaning = lines.filter(({ text, title, source }, index) => {
      const subject = leaningSubject(text);
      if (subject === null) return false;
      const before = lines.slice(0, index).filter((other) => other.source.url === source.url);
      const isUnderTitle =
        [title, ...before.map((other) => other.title)].some((each) => each !== undefined) ||
        before.some((other) => source.title.includes(other.text) && other.text.split(' ').length > 2);
      return !isUnderTitle && !before.some((other) => introduces(other.text, subject));
    });
    expect(leaning.map(({ text }) => text)).toEqual([]);
  });
});
