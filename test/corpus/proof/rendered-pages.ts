import type { ReadPage } from '#pages/page';
import { readDocument } from '#pages/read-document';
import { corpusDocuments, type CorpusDocument } from '../server/corpus-documents';
import { parseMarkdown, parsePlain, renderHtml } from '../server/markdown';
import { siteOf } from '../server/sites';
import { templateNames } from '../server/templates/page';
import { renderPage } from '../server/templates/render-page';

const RELATED = 4;
const readAt = new Date('2026-11-20T12:00:00Z');

const body = (document: CorpusDocument): string =>
  renderHtml(document.contentType === 'text/markdown' ? parseMarkdown(document.text) : parsePlain(document.text));

/** Every document of the corpus, rendered as a page in alternating templates, and read back like a web page. */
export const renderedPages = (): readonly ReadPage[] => {
  const documents = corpusDocuments();
  return documents.map((document, index): ReadPage => {
    const site = siteOf(document.host);
    const related = documents.filter((other) => other.host === document.host && other !== document).slice(0, RELATED);
    const html = renderPage(templateNames[index % templateNames.length] ?? 'archive', {
      site,
      document,
      body: body(document),
      related,
      footer: site.footer,
    });
    const reading = readDocument({
      url: document.url,
      foundAt: document.url,
      contentType: 'text/html; charset=UTF-8',
      body: Buffer.from(html),
      listed: { title: '', publisher: '', author: '', publishedAt: null },
      now: readAt,
    });
    if (reading.kind === 'unreadable') throw new Error(`${document.id}: ${reading.reason.kind}`);
    return reading.page;
  });
};
