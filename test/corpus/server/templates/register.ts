import { escapeHtml } from '../markdown';
import { longDate, openGraph, relatedLinks, type PageParts } from './page';

/** A register of documents: the date in meta tags, a table of document details, the text in a summary section. */
export const registerPage = (parts: PageParts): string => {
  const { site, document, body, related, footer } = parts;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(site.titleOf(document.title))}</title>
<link rel="canonical" href="${escapeHtml(document.url)}">
${openGraph(parts)}
<meta property="article:published_time" content="${escapeHtml(document.published)}">
<meta name="author" content="${escapeHtml(document.author)}">
</head>
<body>
<div class="legal-notice" role="alert"><p>This site displays a prototype of a web edition of the daily register. It is not an official legal edition.</p></div>
<header><nav class="navigation"><ul><li><a href="/browse">Browse</a></li><li><a href="/search">Search documents</a></li><li><a href="/reader-aids">Reader aids</a></li><li><a href="/my">My account</a></li></ul></nav></header>
<main role="main">
<div class="document-head"><h1>${escapeHtml(document.title)}</h1><p class="doc-type">A document published on <a href="/documents/${document.published.slice(0, 10).replaceAll('-', '/')}">${longDate(document.published)}</a></p></div>
<div class="document-details"><table><tr><th>Printed version:</th><td><a href="/print.pdf">PDF</a></td></tr><tr><th>Publication date:</th><td>${document.published.slice(0, 10)}</td></tr><tr><th>Agency:</th><td>${escapeHtml(document.author === '' ? document.publisher : document.author)}</td></tr></table></div>
<div id="fulltext_content_area" class="body-column"><div class="section" id="summary"><h2 id="h-1">SUMMARY:</h2>
${body}
</div></div>
<div class="related-documents"><h3>Documents that cite this one</h3><ul>
${relatedLinks(related)}
</ul></div>
</main>
<div class="cookie-consent">By browsing this site you agree to our use of cookies.</div>
<footer><p>${escapeHtml(footer)}</p><ul><li><a href="/privacy">Privacy</a></li><li><a href="/continuity">Continuity information</a></li></ul></footer>
</body>
</html>
`;
};
