import { escapeHtml } from '../markdown';
import { longDate, openGraph, relatedLinks, type PageParts } from './page';

/** A WordPress press office: JSON-LD dates, og tags, a mega menu, a cookie notice before the article, related posts below. */
export const pressOfficePage = (parts: PageParts): string => {
  const { site, document, body, related, footer } = parts;
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'NewsArticle',
        headline: document.title,
        datePublished: document.published,
        author: document.author === '' ? undefined : { '@type': 'Organization', name: document.author },
        publisher: { '@type': 'Organization', name: document.publisher },
        mainEntityOfPage: document.url,
      },
      { '@type': 'WebSite', name: site.name, url: `https://${site.host}/` },
    ],
  };
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escapeHtml(site.titleOf(document.title))}</title>
<link rel="canonical" href="${escapeHtml(document.url)}" />
${openGraph(parts)}
<meta name="twitter:card" content="summary_large_image" />
<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>
<style>.menu{display:flex}</style>
</head>
<body class="single-post">
<a class="skip-link" href="#content">Skip to content</a>
<div id="cookie-notice" class="cookie-banner" role="dialog"><p>We use cookies to offer you a better browsing experience and to analyze site traffic. Read how we use cookies and how you can control them.</p><button>Accept all cookies</button></div>
<header class="site-header"><nav class="menu" aria-label="Primary"><ul>
<li><a href="/">Home</a></li><li><a href="/news/">News</a></li><li><a href="/briefing-room/">Briefing Room</a></li>
<li><a href="/issues/">Issues</a><ul><li><a href="/issues/economy/">Economy</a></li><li><a href="/issues/energy/">Energy</a></li></ul></li>
<li><a href="/contact/">Contact</a></li></ul></nav></header>
<main id="content">
<article class="post">
<div class="article-head"><p class="category"><a href="/news/">Newsroom category</a></p>
<h1 class="wp-block-post-title">${escapeHtml(document.title)}</h1>
<div class="meta"><span class="byline">${escapeHtml(document.author)}</span> <span class="date">${longDate(document.published)}</span></div>
<ul class="share-buttons"><li><a href="https://social.example/share">Share this page</a></li><li><a href="mailto:?subject=page">Email this page</a></li></ul></div>
<div class="entry-content wp-block-post-content">
${body}
</div>
</article>
<section class="related-posts"><h2>Related articles</h2><ul>
${relatedLinks(related)}
</ul></section>
</main>
<aside class="newsletter"><p>Sign up for our newsletter and never miss the latest headlines from our newsroom.</p><form><input type="email" /><button>Sign up</button></form></aside>
<footer class="site-footer"><p>${escapeHtml(footer)}</p></footer>
<script>window.dataLayer = window.dataLayer || [];</script>
</body>
</html>
`;
};
