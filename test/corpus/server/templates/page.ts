import type { CorpusDocument } from '../corpus-documents';
import { escapeHtml } from '../markdown';
import type { Picture } from '../pictures/pictures';
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
  /** With which the page is shared. */
  readonly picture?: Picture;
}

const dates = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

export const longDate = (iso: string): string => dates.format(new Date(iso));

export const relatedLinks = (related: readonly CorpusDocument[]): string =>
  related.map((each) => `<li><a href="${escapeHtml(each.url)}">${escapeHtml(each.title)}</a></li>`).join('\n');

export const openGraph = ({ site, document, picture }: PageParts): string =>
  [
    ['og:type', 'article'],
    ['og:site_name', site.name],
    ['og:title', document.title],
    ['og:url', document.url],
    ...(picture === undefined
      ? []
      : [
          ['og:image', `https://${site.host}${picture.path}`],
          ['og:image:alt', picture.alt],
        ]),
  ]
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content ?? '')}" />`)
    .join('\n');
