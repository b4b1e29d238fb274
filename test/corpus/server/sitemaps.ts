import { publishedAt, type CorpusDocument } from './corpus-documents';
import { escapeHtml } from './markdown';
import type { Site } from './sites';

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const twoDays = 2 * 24 * 3600 * 1000;

/** The sitemaps of an index: one per year of publication, and a news sitemap. */
export const sitemapIndex = (site: Site, documents: readonly CorpusDocument[]): string => {
  const years = [...new Set(documents.map((document) => publishedAt(document).getUTCFullYear()))];
  const places = [...years.map((year) => `/sitemap-${year}.xml`), '/news-sitemap.xml'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex ${schema}>
${places.map((place) => `<sitemap><loc>https://${site.host}${place}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
};

/** A page's `lastmod` follows its edits. */
export const sitemap = (
  documents: readonly CorpusDocument[],
  modifiedAt: (document: CorpusDocument) => Date,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${schema}>
${documents
  .map(
    (document) =>
      `<url><loc>${escapeHtml(document.url)}</loc><lastmod>${modifiedAt(document).toISOString()}</lastmod></url>`,
  )
  .join('\n')}
</urlset>
`;

/** News of the last two days, as required by search engines. */
export const newsSitemap = (
  site: Site,
  documents: readonly CorpusDocument[],
  now: Date,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${schema} xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">
${documents
  .filter((document) => now.getTime() - publishedAt(document).getTime() < twoDays)
  .map(
    (document) =>
      `<url><loc>${escapeHtml(document.url)}</loc><news:news><news:publication><news:name>${escapeHtml(site.name)}</news:name><news:language>en</news:language></news:publication><news:publication_date>${publishedAt(document).toISOString()}</news:publication_date><news:title>${escapeHtml(document.title)}</news:title></news:news></url>`,
  )
  .join('\n')}
</urlset>
`;

export const robotsText = (site: Site): string =>
  [
    'User-agent: *',
    'Disallow: /wp-admin/',
    'Disallow: /private/',
    '',
    ...(site.sitemapInRobots ? [`Sitemap: https://${site.host}${site.sitemapPath}`] : []),
    '',
  ].join('\n');
