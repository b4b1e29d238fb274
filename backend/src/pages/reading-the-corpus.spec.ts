import { corpusDocuments, type CorpusDocument } from '#test/corpus/server/corpus-documents';
import { parseMarkdown, parsePlain, renderHtml, visibleBlocks } from '#test/corpus/server/markdown';
import { siteOf } from '#test/corpus/server/sites';
import { templateNames, type TemplateName } from '#test/corpus/server/templates/page';
import { renderPage } from '#test/corpus/server/templates/render-page';
import { parseDate } from './dates/page-date';
import { withoutPrintHyphens } from './print-hyphens';
import { readDocument } from './read-document';
import type { GatheredPage } from './read-page';

const documents = corpusDocuments();
const now = new Date('2026-11-20T12:00:00Z');
const unlisted = { title: '', publisher: '', author: '', publishedAt: null };

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of the words of one text that the other contains equally often. */
const covered = (wanted: readonly string[], given: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const word of given) left.set(word, (left.get(word) ?? 0) + 1);
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return found.length / Math.max(1, wanted.length);
};

const blocksOf = (document: CorpusDocument) =>
  document.contentType === 'text/markdown' ? parseMarkdown(document.text) : parsePlain(document.text);

const read = (document: CorpusDocument, template: TemplateName): GatheredPage => {
  const site = siteOf(document.host);
  const related = documents.filter((each) => each.host === document.host && each !== document).slice(0, 4);
  const html = renderPage(template, {
    site,
    document,
    body: renderHtml(blocksOf(document)),
    related,
    footer: site.footer,
  });
  const reading = readDocument({
    url: document.url,
    foundAt: document.url,
    contentType: 'text/html; charset=UTF-8',
    body: Buffer.from(html),
    listed: unlisted,
    now,
  });
  if (reading.kind === 'unreadable') throw new Error(`${document.id} ${reading.reason.kind}`);
  return reading.page;
};

describe.each(templateNames)('pages of the template %s', (template) => {
  test.each(documents.map((document) => [document.id, document] as const))(
    '%s gives exactly its text',
    (_, document) => {
      const expected = withoutPrintHyphens(visibleBlocks(blocksOf(document)));
      const page = read(document, template);
      const [original, got] = [words(expected.join(' ')), words(page.blocks.join(' '))];
      expect(covered(original, got)).toBeGreaterThanOrEqual(0.97);
      expect(covered(got, original)).toBe(1);
      // The same blocks in the same order, except for paragraphs that are only a link ("Click here to view Annex").
      expect(page.blocks).toEqual(expected.filter((block) => !/^(?:CLICK HERE|LINK) TO /i.test(block)));
    },
  );

  test('reads titles without the site name, dates with their time, and the publisher’s name', () => {
    for (const document of documents) {
      const page = read(document, template);
      expect(page.title).toBe(document.title.replace(/\s+/g, ' '));
      expect(page.publishedAt).toBe(parseDate(document.published));
      expect(page.publisher).toBe(siteOf(document.host).name);
    }
  });
});
