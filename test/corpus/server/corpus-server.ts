import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, send } from './answer';
import { corpusDocuments, publishedAt, type CorpusDocument } from './corpus-documents';
import { searchDocuments } from './federal-register-api';
import { atomFeed, rssFeed } from './feeds';
import { parseMarkdown, parsePlain, renderHtml, escapeHtml, type Block } from './markdown';
import { figureHtml, jpegOf, type Picture, picturesOf } from './pictures/pictures';
import { newsSitemap, robotsText, sitemap, sitemapIndex } from './sitemaps';
import { siteOf, type Site } from './sites';
import { renderPage } from './templates/render-page';

export interface CorpusServerOptions {
  /** Determines which documents are published. */
  readonly now: () => Date;
  readonly documents?: readonly CorpusDocument[];
  readonly port?: number;
  /** Whether its press offices show pictures, as on the web. Tests of texts do without. */
  readonly isIllustrated?: boolean;
}

/** Changes that a test can make to a page after it was first served. */
export interface PageChange {
  readonly footer?: string;
  /** Displayed and machine-readable date; the publication order is unaffected. */
  readonly published?: string;
  readonly title?: string;
  /** Edits the document's source text before rendering. */
  readonly text?: (text: string) => string;
  /** Reorders paragraphs: the second half first. */
  readonly reordered?: boolean;
}

export interface ServedRequest {
  readonly host: string;
  readonly path: string;
  readonly status: number;
  readonly userAgent: string;
}

export interface CorpusServer {
  /** The server's origin for all hosts, e.g. `http://127.0.0.1:43211`. */
  readonly origin: string;
  readonly hosts: readonly string[];
  /** Value of FETCH_CONNECT_TO for all hosts, including those of added pages. */
  connectTo(): string;
  change(url: string, change: PageChange): void;
  /** Sets the footer of all pages of a host. */
  changeFooter(host: string, footer: string): void;
  addPage(document: Pick<CorpusDocument, 'url' | 'title' | 'published' | 'text'> & Partial<CorpusDocument>): void;
  readonly requests: readonly ServedRequest[];
  close(): Promise<void>;
}

const html = (body: string, modifiedAt?: Date): Answer => ({
  status: 200,
  type: 'text/html; charset=UTF-8',
  body,
  ...(modifiedAt && { modifiedAt }),
});
const xml = (body: string, type = 'application/xml'): Answer => ({ status: 200, type: `${type}; charset=UTF-8`, body });
const notFound: Answer = {
  status: 404,
  type: 'text/html; charset=UTF-8',
  body: '<!doctype html><title>Not found</title><h1>Page not found</h1>',
};

const feedLength = 25;
const epoch = new Date(0);

/** Serves the documents of the corpus under their own hosts, according to the Host header. */
export const startCorpusServer = async (options: CorpusServerOptions): Promise<CorpusServer> => {
  const documents = [...(options.documents ?? corpusDocuments())];
  const changes = new Map<string, PageChange & { readonly at: Date }>();
  const footers = new Map<string, { readonly text: string; readonly at: Date }>();
  const requests: ServedRequest[] = [];
  const bodies = new Map<CorpusDocument, string>();

  const unchangedBody = (document: CorpusDocument): string => {
    const body = bodies.get(document) ?? bodyOf(document);
    bodies.set(document, body);
    return body;
  };

  const ofHost = (host: string): CorpusDocument[] =>
    documents
      .filter((document) => document.host === host && publishedAt(document) <= options.now())
      .sort((a, b) => publishedAt(b).getTime() - publishedAt(a).getTime());

  const modifiedAt = (document: CorpusDocument): Date => {
    const times = [
      publishedAt(document),
      changes.get(document.url)?.at ?? epoch,
      footers.get(document.host)?.at ?? epoch,
    ];
    return times.reduce((latest, time) => (time > latest ? time : latest));
  };

  const changed = (document: CorpusDocument): CorpusDocument => {
    const change = changes.get(document.url);
    if (change === undefined) return document;
    return {
      ...document,
      published: change.published ?? document.published,
      title: change.title ?? document.title,
      text: change.text?.(document.text) ?? document.text,
    };
  };

  const picturesFor = ({ isPressOffice }: Site, document: CorpusDocument): readonly Picture[] =>
    options.isIllustrated === true && isPressOffice ? picturesOf(document) : [];

  const page = (site: Site, original: CorpusDocument, siblings: readonly CorpusDocument[]): Answer => {
    const change = changes.get(original.url);
    const document = changed(original);
    const footer = change?.footer ?? footers.get(site.host)?.text ?? site.footer;
    if (site.plainText)
      return { status: 200, type: 'text/plain; charset=UTF-8', body: document.text, modifiedAt: modifiedAt(original) };
    const body = change === undefined ? unchangedBody(document) : bodyOf(document, change.reordered);
    const pictures = picturesFor(site, original);
    const related = siblings.filter((each) => each.url !== original.url).slice(0, 4);
    const shown = [...pictures.map(figureHtml), body].join('\n');
    const parts = { site, document, body: shown, related, footer, picture: pictures[0] };
    return html(renderPage(site.template, parts), modifiedAt(original));
  };

  const home = (site: Site, published: readonly CorpusDocument[]): Answer => {
    const type = site.feed.format === 'rss' ? 'application/rss+xml' : 'application/atom+xml';
    const feedLink = `<link rel="alternate" type="${type}" title="${escapeHtml(site.name)}" href="${site.feed.path}">`;
    const links = published
      .slice(0, 10)
      .map((each) => `<li><a href="${escapeHtml(each.url)}">${escapeHtml(each.title)}</a></li>`);
    return html(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(site.name)}</title>
<meta property="og:site_name" content="${escapeHtml(site.name)}">
${site.feed.linkedFromHome ? feedLink : ''}</head>
<body><h1>${escapeHtml(site.name)}</h1><ul>${links.join('\n')}</ul><footer><p>${escapeHtml(site.footer)}</p></footer></body></html>
`);
  };

  const feed = (site: Site, published: readonly CorpusDocument[]): Answer => {
    const listed = published.slice(0, feedLength);
    return site.feed.format === 'rss'
      ? xml(rssFeed(site, listed), 'application/rss+xml')
      : xml(atomFeed(site, listed), 'application/atom+xml');
  };

  const answer = async (host: string, address: URL): Promise<Answer> => {
    const site = siteOf(host);
    const published = ofHost(host);
    const path = address.pathname;
    if (!documents.some((document) => document.host === host)) return { ...notFound, status: 421 };
    if (path === '/') return home(site, published);
    if (path === site.feed.path) return feed(site, published);
    if (path === '/robots.txt') return { status: 200, type: 'text/plain', body: robotsText(site) };
    if (path === site.sitemapPath) return xml(sitemapIndex(site, published));
    if (path === '/news-sitemap.xml') return xml(newsSitemap(site, published, options.now()));
    const year = /^\/sitemap-(\d{4})\.xml$/.exec(path)?.[1];
    if (year !== undefined)
      return xml(
        sitemap(
          published.filter((each) => publishedAt(each).getUTCFullYear() === Number(year)),
          modifiedAt,
        ),
      );
    if (site.searchApi && path === '/api/v1/documents.json')
      return {
        status: 200,
        type: 'application/json; charset=utf-8',
        body: searchDocuments(published, address.searchParams),
      };
    const wanted = published.find((each) => new URL(each.url).pathname === path);
    if (wanted !== undefined) return page(site, wanted, published);
    const picture = published.flatMap((each) => picturesFor(site, each)).find((each) => each.path === path);
    if (picture !== undefined) return { status: 200, type: 'image/jpeg', body: await jpegOf(picture) };
    const slashed = published.find((each) => new URL(each.url).pathname === `${path}/`);
    return slashed === undefined ? notFound : { status: 301, type: 'text/html', body: '', location: slashed.url };
  };

  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').split(':')[0]?.toLowerCase() ?? '';
    const respond = (given: Answer): void => {
      const status = send(request, response, given);
      requests.push({ host, path: request.url ?? '/', status, userAgent: request.headers['user-agent'] ?? '' });
    };
    answer(host, new URL(request.url ?? '/', `http://${host}`)).then(respond, (error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hosts = (): string[] => [...new Set(documents.map((document) => document.host))];

  return {
    origin,
    hosts: hosts(),
    connectTo: () =>
      hosts()
        .map((host) => `${host}=${origin}`)
        .join(','),
    change: (url, change) => {
      changes.set(url, { ...changes.get(url), ...change, at: options.now() });
    },
    changeFooter: (host, text) => {
      footers.set(host, { text, at: options.now() });
    },
    addPage: (document) => {
      const host = new URL(document.url).host;
      const base = {
        id: `added-${documents.length}`,
        topic: 'added',
        host,
        author: '',
        publisher: siteOf(host).name,
        contentType: 'text/markdown' as const,
      };
      documents.push({ ...base, ...document });
    },
    requests,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
};

const bodyOf = ({ contentType, text }: CorpusDocument, reordered = false): string => {
  const blocks = contentType === 'text/markdown' ? parseMarkdown(text) : parsePlain(text);
  return renderHtml(reordered ? secondHalfFirst(blocks) : blocks);
};

const secondHalfFirst = (blocks: readonly Block[]): Block[] => {
  const middle = Math.ceil(blocks.length / 2);
  return [...blocks.slice(middle), ...blocks.slice(0, middle)];
};
