import { textFingerprint, packFingerprints } from '#engine/known-page';
import { page } from '#engine/spec-support/pages';
import type { ReadPage } from '#pages/page';
import { checkPage, type PageToCheck } from './check-page';

const published = 'The ministry raised the tariff on steel to 25 percent on Thursday.';
const steel = page('Steel tariff raised to 25 percent', [`${published} It wrote to importers.`, 'Share this page']);

const check = (read: PageToCheck['page'], change: Partial<PageToCheck> = {}) =>
  checkPage({
    runId: 'run-1',
    page: read,
    description: 'Track steel tariffs',
    extraTopics: [],
    wordFilter: { include: [], exclude: [] },
    domains: [],
    now: '2026-03-06T12:00:00Z',
    aliases: [],
    openings: [],
    known: null,
    ...change,
  });

test('keeps the sentence that tells what happened, word for word, with what surrounds it on the page', () =>
  expect(check(steel)).toEqual({
    outcome: 'kept',
    lines: [
      {
        text: published,
        readAt: '2026-03-06T12:00:00Z',
        evidence: expect.objectContaining({
          url: steel.url,
          title: steel.title,
          quote: published,
          passage: `${published} It wrote to importers.`,
        }),
      },
    ],
  }));

test.each<[string, ReadPage, Partial<PageToCheck>, string]>([
  ['is about something else', page('Rain until Sunday', ['It rained in the north on Thursday.']), {}, 'off_topic'],
  ['has no sentence that tells it', page('Steel tariffs', ['Steel tariffs: what to know?']), {}, 'nothing'],
  ['has a word to exclude', steel, { wordFilter: { include: [], exclude: ['ministry'] } }, 'nothing'],
  ['comes from a host that the tracker does not allow', steel, { domains: ['gov.example'] }, 'nothing'],
  [
    'an earlier run has read',
    steel,
    { known: { fingerprints: packFingerprints(steel.blocks.map(textFingerprint)), measures: [], story: null } },
    'nothing',
  ],
])('keeps nothing of a page that %s', (_what, read, change, outcome) =>
  expect(check(read, change)).toEqual({ outcome }),
);

test('a document that the tracker names may be cited beside its domains', () =>
  expect(check({ ...steel, pageStarts: [[{ page: 1, at: 0 }], []] }, { domains: ['gov.example'] }).outcome).toBe(
    'kept',
  ));

test('a page in an unknown language keeps the sentence with its title’s words and figures', () => {
  const distinctive =
    'Kommunfullmäktige i Uppsala höjde på torsdagen avgiften för parkering från 30 till 40 kronor i timmen.';
  const swedish = page('Uppsala höjer avgiften för parkering till 40 kronor', [
    `${distinctive} Höjningen var enligt kommunalrådet nödvändig för att budgeten ska gå ihop.`,
    'Boende med tillstånd betalar inte mer än under det gångna året, men butiker i centrum befarar att de förlorar kunder.',
  ]);
  const kept = check(swedish, { description: 'Parkering i Uppsala' });
  expect(kept).toMatchObject({ outcome: 'kept', lines: [{ text: distinctive }] });
});
