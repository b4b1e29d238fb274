import { type Handler, says } from '../hosts';

export interface Story {
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly publishedAt: string;
}

export interface GrowingHost {
  readonly handler: Handler;
  publish(story: Story): void;
}

const pageOf = ({ title, text, publishedAt }: Story): string =>
  `<!doctype html><html><head><title>${title}</title><meta property="article:published_time" content="${publishedAt}"></head>` +
  `<body><article><h1>${title}</h1><p>${text}</p></article></body></html>`;

/** A host with a feed, to which stories are added between runs. */
export const growingHost = (host: string): GrowingHost => {
  const stories: Story[] = [];
  const item = ({ title, publishedAt }: Story, n: number): string =>
    `<item><title>${title}</title><link>https://${host}/${n}</link><pubDate>${new Date(publishedAt).toUTCString()}</pubDate></item>`;
  const home = `<!doctype html><html><head><title>${host}</title><link rel="alternate" type="application/rss+xml" href="/feed"></head><body></body></html>`;
  const handler: Handler = (request, response) => {
    const path = request.url ?? '';
    const story = stories[Number(path.slice(1))];
    if (path === '/') says(home)(request, response);
    else if (path === '/feed')
      says(
        `<rss version="2.0"><channel><title>${host}</title>${stories.map(item).join('')}</channel></rss>`,
        'application/rss+xml',
      )(request, response);
    else if (/^\/\d+$/.test(path) && story !== undefined) says(pageOf(story))(request, response);
    else response.writeHead(404).end();
  };
  return { handler, publish: (story) => void stories.push(story) };
};
