import type { CorpusDocument } from '../corpus-documents';
import { escapeHtml } from '../markdown';
import type { Site } from '../sites';

export type TemplateName = 'press-office' | 'archive' | 'register';
export const templateNames: readonly TemplateName[] = ['press-office', 'archive', 'register'];

export interface PageParts {
  readonly site: Site;
  readonly document: CorpusDocument;
  /** Rendered text of the document. */
  readonly body: string;
  /** Other pages of the site, for its "related" box. */
  readonly related: readonly CorpusDocument[];
  readonly footer: string;
}

const dates = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

export const longDate = (iso: string): string => dates.format(new Date(iso));

export const relatedLinks = (related: readonly CorpusDocument[]): string =>
  related.map((each) => `<li><a href="${escapeHtml(each.url)}">${escapeHtml(each.title)}</a></li>`).join('\n');

export const openGraph = ({ site, document }: PageParts): string =>
  [
    ['og:type', 'article'],
    ['og:site_name', site.name],
    ['og:title', document.title],
    ['og:url', document.url],
  ]
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content ?? '')}" />`)
    .join('\n');
