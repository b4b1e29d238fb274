import type { StatedLink } from '#engine/ledger';
import { mentionKey, coverageOf } from '#engine/mentions/coverage';
import type { LedgerEvent } from '#events/research/ledger.events';
import { applyEvents } from '#kernel/fold';
import { recorded } from '#test/support/read-models/projected';
import {
  claimRecorded,
  claimsConfirmed,
  claimsMentioned,
  pagesRead,
  source,
  stateEstablished,
} from '#test/support/research/research-examples';
import { ledgerFold, ledgerOf } from './ledger-of';

const ledger = (...events: readonly LedgerEvent[]) => {
  const log = events.map((event, index) => recorded(event, index));
  return ledgerOf(applyEvents(ledgerFold, ledgerFold.initialState, log), 'topic');
};
const [first, second] = ['https://agency.gov/1', 'https://agency.gov/2'];
const pagesOf = (...events: readonly LedgerEvent[]): readonly string[] => [
  ...ledger(...events)
    .pages.around([{ url: first }, { url: second }])
    .keys(),
];
const part = (runId: string, reading: string, url: string) => pagesRead(runId, { reading, url });

test('a run’s pages count once it has ended', () => {
  expect(pagesOf(pagesRead('r1', { url: first }))).toEqual([]);
  expect(pagesOf(pagesRead('r1', { url: first }), stateEstablished('r1'))).toEqual([first]);
});

test('combines the parts of one reading', () => {
  expect(pagesOf(part('r1', 'a', first), part('r1', 'a', second), stateEstablished('r1'))).toEqual([first, second]);
});

test('ignores a reading interrupted by a crash, even if the run continued', () => {
  expect(pagesOf(part('r1', 'cut off', first), part('r1', 'b', second), stateEstablished('r1'))).toEqual([second]);
});

test('pages read for another topic are unread again, but their claims stay', () => {
  const { claims, pages } = ledger(
    claimRecorded('r1', 'claim-1'),
    pagesRead('r1', { scope: 'other' }),
    stateEstablished('r1'),
  );
  expect(pages.around([{ url: first }]).size).toBe(0);
  expect(claims).toHaveLength(1);
});

test('the papers on which pages report outlive an edit of the topic, and count once', () => {
  const link: StatedLink = { kind: 'reports_on', paper: 'arXiv:2601.01234', evidence: source };
  const read = (runId: string, scope: string) => pagesRead(runId, { scope, links: [link] });
  expect(
    ledger(read('r1', 'other'), stateEstablished('r1'), read('r2', 'topic'), stateEstablished('r2')).links,
  ).toEqual([link]);
  expect(ledger(pagesRead('r1'), stateEstablished('r1')).links).toEqual([]);
});

test('openings of pages are remembered for the topic that they were read for, and start anew when it is edited', () => {
  const opening = { stems: 'harbour strike lorn', isOnTopic: true };
  const read = (scope: string) => ledger(pagesRead('r1', { scope, url: first, opening }), stateEstablished('r1'));
  expect(read('topic').openings).toEqual([{ ...opening, key: mentionKey(first) }]);
  expect(read('other').openings).toEqual([]);
});

test('a page from which nothing is learned leaves no opening', () =>
  expect(ledger(pagesRead('r1', { opening: null }), stateEstablished('r1')).openings).toEqual([]));

test('a claim remembers who mentions it; without mentions, its evidence counts', () => {
  const recordedAndConfirmed = [
    claimRecorded('r1', 'claim-1'),
    claimsConfirmed('r2', 'claim-1', 'https://mirror.gov/1'),
  ];
  const [before] = ledger(...recordedAndConfirmed).claims.map(coverageOf);
  expect(before).toEqual({ documents: 2, hosts: 2 });
  const mentions = claimsMentioned('r3', 'claim-1', {
    mentions: 4,
    by: ['https://agency.gov/1', 'https://press.org/1'],
  });
  const [after] = ledger(...recordedAndConfirmed, mentions).claims.map(coverageOf);
  expect(after).toEqual({ documents: 4, hosts: 3 });
});

test('a page that mentioned a claim and becomes evidence of it counts once', () => {
  const url = 'https://press.org/1';
  const [tellers] = ledger(
    claimRecorded('r1', 'claim-1'),
    claimsMentioned('r2', 'claim-1', { mentions: 2, by: [url] }),
    claimsConfirmed('r3', 'claim-1', url),
  ).claims.map(coverageOf);
  expect(tellers).toEqual({ documents: 2, hosts: 2 });
});
