import { publishedAt, type CorpusDocument } from './corpus-documents';
import { escapeHtml } from './markdown';
import type { Site } from './sites';

const summary = (document: CorpusDocument): string => `${document.title}: read the full text on our site.`;

export const rssFeed = (
  site: Site,
  documents: readonly CorpusDocument[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(site.name)}</title>
<atom:link href="https://${site.host}${site.feed.path}" rel="self" type="application/rss+xml" />
<link>https://${site.host}/</link>
<description>News of ${escapeHtml(site.name)}</description>
${documents
  .map(
    (document) => `<item>
<title>${escapeHtml(document.title)}</title>
<link>${escapeHtml(document.url)}</link>
<dc:creator><![CDATA[${document.author}]]></dc:creator>
<pubDate>${publishedAt(document).toUTCString()}</pubDate>
<guid isPermaLink="false">https://${site.host}/?p=${document.id}</guid>
<description><![CDATA[<p>${summary(document)}</p>]]></description>
</item>`,
  )
  .join('\n')}
</channel>
</rss>
`;

export const atomFeed = (
  site: Site,
  documents: readonly CorpusDocument[],
): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://${site.host}/">
<title type="text">${escapeHtml(site.name)}</title>
<id>https://${site.host}/</id>
<link rel="self" href="${site.feed.path}" />
<updated>${(documents[0] === undefined ? new Date(0) : publishedAt(documents[0])).toISOString()}</updated>
${documents
  .map(
    (document) => `<entry>
<title type="html">${escapeHtml(escapeHtml(document.title))}</title>
<id>tag:${site.host},2000:${document.id}</id>
<link rel="alternate" type="text/html" href="${escapeHtml(new URL(document.url).pathname)}" />
<published>${publishedAt(document).toISOString()}</published>
<updated>${publishedAt(document).toISOString()}</updated>
<author><name>${escapeHtml(document.author)}</name></author>
<summary>${escapeHtml(summary(document))}</summary>
</entry>`,
  )
  .join('\n')}
</feed>
`;
