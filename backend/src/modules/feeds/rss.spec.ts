import { DomUtils, parseDocument } from 'htmlparser2';
import { rssOf } from './rss';

const content = {
  title: 'Tariffs & “duties” <now>',
  description: 'Track tariffs.',
  link: 'https://aidy.example/tracker/t1',
  updatedAt: '2026-08-19T09:00:00.000Z',
  items: [
    {
      id: 'u1',
      title: 'Duties ]]> end\u0007',
      link: 'https://aidy.example/tracker/t1',
      publishedAt: '2026-08-19T09:00:00.000Z',
      html: '<p>The duties end &amp; nothing ]]&gt; replaces them.</p>',
    },
  ],
};
const address = 'https://aidy.example/rss/tracker/t1.secret.xml';
const rss = rssOf(content, address);

test('is RSS 2.0 with its own address, and the same for the same content', () => {
  expect(rss).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/);
  expect(rss).toContain(`href="${address}"`);
  expect(rss).toContain('<lastBuildDate>Wed, 19 Aug 2026 09:00:00 GMT</lastBuildDate>');
  expect(rssOf(content, address)).toBe(rss);
});

test('texts arrive as they were, without characters that XML does not allow', () => {
  expect(rss).not.toContain('\u0007');
  const read = DomUtils.textContent(parseDocument(rss, { xmlMode: true }));
  for (const told of [content.title, 'Duties ]]> end', content.items[0]?.html]) expect(read).toContain(told);
});
