import { source } from '#test/support/research/research-examples';
import { SourceLinks } from './source-links';
import { evidenceView, sourceView } from './source-view';

const links = new SourceLinks({ publicUrl: 'https://aidy.example' }, { dataKey: Buffer.alloc(32, 1) });

test.each([
  ['a time with an offset', '2026-03-04T19:05:00.000-05:00', '2026-03-05T00:05:00.000Z', '2026-03-04'],
  ['a time in UTC', '2026-03-05T00:05:00.000Z', '2026-03-05T00:05:00.000Z', '2026-03-05'],
  ['a day', '2026-03-04', '2026-03-04', '2026-03-04'],
  ['no date', null, null, null],
])('%s is given in UTC and as the source’s own calendar day', (_what, publishedAt, published_at, published_on) => {
  const published = { published_at, published_on };
  expect(sourceView({ ...source, publishedAt }, links)).toMatchObject(published);
  expect(evidenceView({ ...source, publishedAt })).toMatchObject(published);
});

test('a source is named without what is not seen of its names', () => {
  const turned = { ...source, title: '\u202eFerry tariff rises\u3164', publisher: 'Arlen \u200fHerald' };
  const title = 'Ferry tariff rises';
  expect(sourceView(turned, links)).toMatchObject({ title, headline: title, publisher: 'Arlen Herald' });
  expect(evidenceView(turned)).toMatchObject({ title });
});
