import type { TemplateName } from './templates/page';

/** How a host publishes; hosts differ like real ones. */
export interface Site {
  readonly host: string;
  readonly name: string;
  readonly template: TemplateName;
  /** Combines the page's title and the site's name in `<title>`; the Federal Register puts the name first. */
  readonly titleOf: (title: string) => string;
  readonly feed: { readonly path: string; readonly format: 'rss' | 'atom'; readonly linkedFromHome: boolean };
  readonly sitemapPath: string;
  /** Whether robots.txt names the sitemap, or it has to be found at its usual path. */
  readonly sitemapInRobots: boolean;
  readonly footer: string;
  /** Serves the Federal Register's search API. */
  readonly searchApi: boolean;
  /** Documents are PDFs on the real host, but plain text here. */
  readonly plainText: boolean;
  /** A press office, whose pages show pictures. */
  readonly isPressOffice: boolean;
}

const site = (host: string, parts: Partial<Site> & Pick<Site, 'name' | 'template'>): Site => ({
  host,
  titleOf: (title) => `${title} - ${parts.name}`,
  feed: { path: '/feed/', format: 'rss', linkedFromHome: true },
  sitemapPath: '/sitemap.xml',
  sitemapInRobots: true,
  footer: `© ${parts.name}. All rights reserved. Privacy policy. Terms of use. Contact the newsroom.`,
  searchApi: false,
  plainText: false,
  isPressOffice: false,
  ...parts,
});

const known: readonly Site[] = [
  site('www.whitehouse.gov', {
    isPressOffice: true,
    name: 'The White House',
    template: 'press-office',
    titleOf: (title) => `${title} – The White House`,
    sitemapPath: '/sitemap_index.xml',
    footer:
      'The White House, 1600 Pennsylvania Ave NW, Washington, DC 20500. Subscribe to our newsletter. Copyright. Privacy.',
  }),
  site('bidenwhitehouse.archives.gov', {
    isPressOffice: true,
    name: 'The White House',
    template: 'archive',
    titleOf: (title) => `${title} | The White House`,
    feed: { path: '/feed/', format: 'rss', linkedFromHome: false },
    footer: 'This is historical material frozen in time. The website is no longer updated and links may not work.',
  }),
  site('www.govinfo.gov', {
    name: 'GovInfo',
    template: 'archive',
    feed: { path: '/rss/fr.xml', format: 'rss', linkedFromHome: true },
    plainText: true,
    footer: 'U.S. Government Publishing Office. About govinfo. Accessibility. Site map.',
  }),
  site('www.federalregister.gov', {
    name: 'Federal Register',
    template: 'register',
    titleOf: (title) => `Federal Register :: ${title}`,
    feed: { path: '/api/v1/documents.rss', format: 'rss', linkedFromHome: true },
    sitemapInRobots: false,
    searchApi: true,
    footer:
      'The documents posted on this site are XML renditions of published Federal Register documents. Site feedback. Reader aids.',
  }),
  site('blogs.nasa.gov', {
    isPressOffice: true,
    name: 'NASA Blogs',
    template: 'archive',
    titleOf: (title) => `${title} – NASA Blogs`,
    feed: { path: '/feed/atom/', format: 'atom', linkedFromHome: true },
    footer: 'Page last updated by the communications office. NASA official. Follow NASA on social media.',
  }),
];

/** Hosts made up by tests publish like a small newspaper. */
export const siteOf = (host: string): Site =>
  known.find((each) => each.host === host) ??
  site(host, { name: `The ${host.split('.').at(-2) ?? host} Gazette`, template: 'press-office' });
