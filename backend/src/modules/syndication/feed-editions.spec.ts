import { TestClock } from '#test/support/test-clock';
import { FeedEditions } from './feed-editions';
import type { FeedContent } from './feed-sources';

const item = { id: 'u1', title: 'Duties end', link: 'https://aidy.example/tracker/t1', html: '<p>They end.</p>' };
const content = (title = 'Tariffs', items = [item]): FeedContent => ({
  ownerId: 'ann',
  title,
  description: '',
  link: item.link,
  updatedAt: '2026-03-01T09:00:00.000Z',
  items: items.map((each) => ({ ...each, publishedAt: '2026-03-01T09:00:00.000Z' })),
});
const second = (of: number): Date => new Date(`2026-03-01T12:00:0${of}.000Z`);

let clock: TestClock;
let editions: FeedEditions;
let written: number;
beforeEach(() => {
  clock = new TestClock(new Date('2026-03-01T12:00:00.300Z'));
  editions = new FeedEditions(clock);
  written = 0;
});

const editionOf = (about: FeedContent, address = 'a') =>
  editions.at(address, about, () => `text ${(written += 1)} of ${about.title}`);

test('the same content is written once, and each address has its own edition', () => {
  const first = editionOf(content());
  clock.advance(60_000);
  expect(editionOf(content())).toBe(first);
  expect(first.since).toEqual(second(0));
  expect(editionOf(content(), 'b').text).toBe('text 2 of Tariffs');
});

test.each([
  ['a title', content('Duties')],
  ['an item', content('Tariffs', [{ ...item, html: '' }])],
  ['one more', content('Tariffs', [item, item])],
  ['one less', content('Tariffs', [])],
])('%s that is another makes another edition, whose time is later', (_what, other) => {
  const before = editionOf(content());
  const after = editionOf(other);
  expect(after.etag).not.toBe(before.etag);
  expect(after.since).toEqual(second(1));
  expect(editionOf(content()).since).toEqual(second(2));
  clock.advance(5000);
  expect(editionOf(other).since).toEqual(second(5));
});
