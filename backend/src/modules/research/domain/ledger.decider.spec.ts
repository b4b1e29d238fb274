import type { LedgerEvent } from '#events/research/ledger.events';
import { scenario } from '#test/support/given-when-then';
import {
  claimPartEnded,
  claimRecorded,
  claimsMentioned,
  claimsWithdrawn,
  feedbackObeyed,
  keyFactObserved,
  nothingNewFound,
  overviewRecomposed,
  pagesRead,
  stateEstablished,
  updatePublished,
  wordsProposed,
} from '#test/support/research/research-examples';
import { type LedgerCommand, type RunResult, ledgerDecider } from './ledger.decider';

const given = scenario(ledgerDecider).given;
const dataOf = <Type extends LedgerEvent['type']>(event: LedgerEvent, _type: Type) =>
  event.data as Extract<LedgerEvent, { type: Type }>['data'];

const ofRun = (runId: string, after: string | null = null) => ({ trackerId: 'tracker-1', runId, after });
const { trackerId: _tracker, runId: _run, ...pages } = dataOf(pagesRead('r1'), 'PagesRead');
const nothingRead = { ...pages, pages: [] };
const none = {
  recorded: [],
  confirmed: [],
  mentioned: { pages: [], claims: [] },
  updated: [],
  contradicted: [],
  partsEnded: [],
  keptOut: [],
  withdrawn: null,
  facts: [],
  pages: nothingRead,
};
const { figures, state } = dataOf(stateEstablished('r1'), 'StateEstablished');
const { update } = dataOf(updatePublished('r1', 'u1'), 'UpdatePublished');

const published: RunResult = {
  kind: 'published',
  state,
  proposedWords: [],
  updateId: 'u1',
  update,
};
const finish = (
  runId: string,
  after: string | null = null,
  more: Partial<Extract<LedgerCommand, { type: 'FinishRun' }>> = {},
): LedgerCommand => ({
  type: 'FinishRun',
  ...ofRun(runId, after),
  figures,
  entries: none,
  result: { kind: 'nothing_new', reason: 'NO_NEWS', state: null },
  ...more,
});

test('the first state comes with the words that its pages propose', () =>
  given()
    .when(finish('r1', null, { result: { ...published, proposedWords: ['surcharge'] } }))
    .then(wordsProposed('r1', ['surcharge']), stateEstablished('r1')));

describe('recording a run’s findings', () => {
  test('establishes the state at first', () =>
    given()
      .when(finish('r1', null, { result: published }))
      .then(stateEstablished('r1')));

  test('publishes an update once there is a state', () =>
    given(stateEstablished('r1'))
      .when(finish('r2', 'r1', { result: published }))
      .then(updatePublished('r2', 'u1')));

  test('records that nothing new was found', () => given().when(finish('r1')).then(nothingNewFound('r1')));

  test('recomposes the overview by what a run without news learnt', () =>
    given(stateEstablished('r1'))
      .when(finish('r2', 'r1', { result: { kind: 'nothing_new', reason: 'NO_NEWS', state } }))
      .then(overviewRecomposed('r2'), nothingNewFound('r2')));

  test('records claims and pages in the same append', () => {
    const { trackerId: _of, runId: _by, ...claim } = dataOf(claimRecorded('r1', 'claim-1'), 'ClaimRecorded');
    given()
      .when(finish('r1', null, { entries: { ...none, recorded: [claim], pages }, result: published }))
      .then(claimRecorded('r1', 'claim-1'), pagesRead('r1'), stateEstablished('r1'));
  });

  test('records mentions, also if nothing is new', () => {
    const by = ['https://agency.gov/later'];
    const {
      trackerId: _of,
      runId: _by,
      ...mentioned
    } = dataOf(claimsMentioned('r2', 'claim-1', { mentions: 2, by }), 'ClaimsMentioned');
    given(stateEstablished('r1'))
      .when(finish('r2', 'r1', { entries: { ...none, mentioned } }))
      .then(claimsMentioned('r2', 'claim-1', { mentions: 2, by }), nothingNewFound('r2'));
  });
});

test('pages kept out by feedback are recorded, also if nothing is new', () => {
  const keptOut = [{ claimId: 'claim-1', pages: ['https://agency.gov/again'] }];
  given(stateEstablished('r1'))
    .when(finish('r2', 'r1', { entries: { ...none, keptOut } }))
    .then(feedbackObeyed('r2', keptOut), nothingNewFound('r2'));
});

test('withdrawn claims are recorded, also if nothing is new', () =>
  given(stateEstablished('r1'))
    .when(finish('r2', 'r1', { entries: { ...none, withdrawn: { phrases: ['Fact'], claimIds: ['claim-1'] } } }))
    .then(claimsWithdrawn('r2', ['claim-1']), nothingNewFound('r2')));

test('values of key facts are recorded, also if nothing is new', () => {
  const observed = keyFactObserved('r2', 'Import surcharge', 10);
  const { trackerId: _of, runId: _by, ...fact } = dataOf(observed, 'KeyFactObserved');
  given(stateEstablished('r1'))
    .when(finish('r2', 'r1', { entries: { ...none, facts: [fact] } }))
    .then(observed, nothingNewFound('r2'));
});

describe('findings that are not recorded twice', () => {
  test('a second worker on the same run records nothing', () => {
    given(stateEstablished('r1'))
      .when(finish('r1', null, { result: published }))
      .thenNothing();
    given(stateEstablished('r1'))
      .when(finish('r1', 'r1', { result: published }))
      .thenNothing();
  });

  test('a run that compared with an outdated ledger records nothing', () =>
    given(stateEstablished('r1'), nothingNewFound('r2'))
      .when(finish('r3', 'r1', { result: published }))
      .thenNothing());
});

describe('the pages of a run', () => {
  const record: LedgerCommand = { type: 'RecordPages', ...ofRun('r1'), pages };

  test('many pages are recorded in parts', () => given().when(record).then(pagesRead('r1')));

  test('the end of a run completes its pages, even if none are left', () =>
    given(pagesRead('r1', { reading: 'cut off' }))
      .when(finish('r1'))
      .then(
        { type: 'PagesRead', data: { trackerId: 'tracker-1', runId: 'r1', ...nothingRead } },
        nothingNewFound('r1'),
      ));

  test('pages are ignored once the run has ended', () => given(nothingNewFound('r1')).when(record).thenNothing());
});

test('the end of a part of a claim is recorded with its words, and the claim is not contradicted', () => {
  const ended = claimPartEnded('r2', 'claim-1', 'claim-2', 'while paying a levy');
  const { trackerId: _of, runId: _by, ...part } = dataOf(ended, 'ClaimPartEnded');
  given(stateEstablished('r1'))
    .when(finish('r2', 'r1', { entries: { ...none, partsEnded: [part] } }))
    .then(ended, nothingNewFound('r2'));
});
