import type { LedgerClaim } from '../ledger';
import { dateOf } from './display-text';
import { lapsedAmong } from './lapsed';
import type { OverviewStory } from './story';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-09');

const story = (text: string, daysAgo: number, published: Partial<LedgerClaim> = {}): OverviewStory => {
  const publishedAt = new Date(NOW - daysAgo * DAY).toISOString().slice(0, 10);
  const page = { host: 'agency.gov', title: 'News', publisher: 'Agency', publishedAt, quote: text };
  const lead: LedgerClaim = {
    id: `${text} ${daysAgo}`,
    text,
    story: `${text} ${daysAgo}`,
    role: 'headline',
    status: 'new',
    live: true,
    firstSeenAt: publishedAt,
    lastSeenAt: publishedAt,
    publishedAt,
    relevance: 1,
    appeal: 5,
    evidence: [{ ...page, url: `https://agency.gov/${daysAgo}` }],
    mentionedBy: [],
    ...published,
  };
  return { lead, details: [] };
};

/** Whether a story lapses in a tracker that has other news every so many days. */
const lapses = (asked: OverviewStory, every: number): boolean =>
  lapsedAmong(
    [...Array.from({ length: 19 }, (_, n) => story('A ship came in.', n * every)), asked].sort(
      (a, b) => dateOf(b.lead) - dateOf(a.lead),
    ),
  ).isLapsed(asked);

const event = 'The port named Jane Doe its acting head on Monday.';

test('an event that one page told is over once ten times the usual time between two news has passed', () => {
  expect(lapses(story(event, 150), 8)).toBe(true);
  expect(lapses(story(event, 70), 8)).toBe(false);
});

test('an event is over later if news is rare', () => expect(lapses(story(event, 150), 30)).toBe(false));

test.each([
  ['a rule', story('The port bans lorries on its quays. Ships shall not sail by night.', 150)],
  ['a rate', story('The order sets a duty on nets of 10 percent.', 150)],
  ['what changed a value', story(event, 150, { overrules: { kind: 'changed', was: '9' } })],
  ['what others come back to', story(event, 150, { mentionedBy: ['a.example 1', 'b.example 2'] })],
  ['eine Verordnung', story('Die Verordnung verbietet den Lastwagen der Stadt die Fahrt auf den Kai.', 150)],
])('%s stays', (_, asked) => expect(lapses(asked, 8)).toBe(false));

test('an event in another language is over like one in English', () =>
  expect(lapses(story('Die Stadt ernannte am Montag die Leiterin des Hafens für ein halbes Jahr.', 150), 8)).toBe(
    true,
  ));
