import { escapeHtml } from '../markdown';
import { longDate, openGraph, relatedLinks, type PageParts } from './page';

/** An older site with nested boxes: the date in a time element, no JSON-LD, an aside between the text and its footer. */
export const archivePage = (parts: PageParts): string => {
  const { site, document, body, related, footer } = parts;
  return `<!doctype html>
<html lang="en">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<title>${escapeHtml(site.titleOf(document.title))}</title>
${openGraph(parts)}
</head>
<body>
<div id="page"><div id="banner" class="archive-banner"><p>You are viewing an archived copy of this site, kept for research and reference.</p></div>
<div id="masthead"><div class="logo"><a href="/">${escapeHtml(site.name)}</a></div>
<div class="nav-menu"><a href="/administration/">Administration</a> <a href="/priorities/">Priorities</a> <a href="/search/">Search this site</a> <a href="/espanol/">En español</a></div></div>
<div id="wrapper"><div class="row"><div class="col-8">
<div class="breadcrumbs"><a href="/">Home</a> › <a href="/statements/">Statements and Releases</a></div>
<h1 class="page-title">${escapeHtml(document.title)}</h1>
<div class="posted-on"><time class="published" datetime="${escapeHtml(document.published)}">${longDate(document.published)}</time> <span class="categories">Statements and Releases</span></div>
<section class="body-content"><div class="container"><div class="row"><div class="col">
${body}
</div></div></div></section>
<div class="pagination"><a rel="prev" href="/previous/">Previous post</a> <a rel="next" href="/next/">Next post</a></div>
</div><div class="col-4 sidebar"><h3>Most read this month</h3><ul>
${relatedLinks(related)}
</ul><p>Follow us for updates and live streams of upcoming events.</p></div></div></div>
<div id="footer"><ul><li><a href="/privacy/">Privacy</a></li><li><a href="/accessibility/">Accessibility</a></li><li><a href="/foia/">FOIA</a></li></ul><p>${escapeHtml(footer)}</p></div>
</div>
</body>
</html>
`;
};
