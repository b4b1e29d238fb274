import type { PageFault } from '#events/research/run-log';
import type { RunEvent } from '#events/research/run.events';
import { engineCosts } from '#projections/paid-models/engine-costs/engine-costs.projection';
import { projected } from '#test/support/read-models/projected';
import { feedbackGiven, feedbackWithdrawn, notesErased } from '#test/support/research/feedback-examples';
import {
  answerWritten,
  claimContradicted,
  claimPartEnded,
  claimRecorded,
  claimsConfirmed,
  claimsMentioned,
  documentsConsidered,
  dueRunJoined,
  dutiesEnd,
  lineOf,
  feedbackObeyed,
  keyFactObserved,
  nothingNewFound,
  overviewRecomposed,
  pagesRead,
  runFailed,
  runRequested,
  runStarted,
  source,
  stateEstablished,
  updatePublished,
  wordsProposed,
} from '#test/support/research/research-examples';
import { actLinks } from './act-links/act-links.projection';
import { citedSources } from './cited-sources/cited-sources.projection';
import { claims } from './claims/claims.projection';
import { feedback } from './feedback/feedback.projection';
import { givenFeedback } from './given-feedback/given-feedback.projection';
import { keyFacts } from './key-facts/key-facts.projection';
import { overviews } from './overviews/overviews.projection';
import { readPages } from './read-pages/read-pages.projection';
import { runDocuments } from './run-documents/run-documents.projection';
import { runs } from './runs/runs.projection';
import { trackerStates } from './tracker-states/tracker-states.projection';
import { updates } from './updates/updates.projection';

const firstRun = [runRequested('r1', 'created'), runStarted('r1'), claimRecorded('r1', 'claim-1'), pagesRead('r1')];

describe('runs', () => {
  test('a requested run is queued', async () => {
    expect(await projected(runs, [runRequested('r1')])).toMatchObject([
      { _id: 'r1', tracker_id: 'tracker-1', request_id: 'event-1', state: 'queued', started_at: null },
    ]);
  });

  test('a published run has its times and figures', async () => {
    expect(await projected(runs, [...firstRun, stateEstablished('r1')])).toMatchObject([
      {
        state: 'published',
        engine: 'feeds',
        started_at: '2026-03-01T02:00:00.000Z',
        finished_at: '2026-03-01T05:00:00.000Z',
        sources_tried: 4,
        sources_read: 3,
        claims_new: 1,
        claims_rejected: 2,
      },
    ]);
  });

  test('a run has what a model made of its answer', async () => {
    expect(await projected(runs, [...firstRun, answerWritten('r1')])).toMatchObject([
      { writing: { model: 'llama3.3', sentences: 9, replaced: 2, fault: null } },
    ]);
  });

  test('a run has the places where it looked, and when each is asked again', async () => {
    expect(await projected(runs, [...firstRun, documentsConsidered('r1'), stateEstablished('r1')])).toMatchObject([
      {
        state: 'published',
        asked: [
          { kind: 'domain', name: 'agency.gov', answer: 'found', found: 2, retryAt: null },
          { kind: 'provider', name: 'gdelt', answer: 'unreachable', retryAt: '2026-03-01T04:10:00.000Z' },
        ],
      },
    ]);
  });

  test('a run has what kept pages from being read, the most frequent first', async () => {
    const page = (url: string, fault: PageFault) =>
      ({ url, title: '', outcome: 'left_out', reason: { kind: 'not_read', fault }, notes: [] }) as const;
    const denied = { kind: 'status', status: 403 } as const;
    const pages = [page('a', { kind: 'empty' }), page('b', denied), page('c', denied)];
    const data = { trackerId: 'tracker-1', runId: 'r1', considered: pages, unchanged: [], asked: [] };
    const event: RunEvent = { type: 'DocumentsConsidered', data };
    expect(await projected(runs, [runRequested('r1'), event])).toMatchObject([
      {
        unread: [
          { fault: denied, pages: 2 },
          { fault: { kind: 'empty' }, pages: 1 },
        ],
      },
    ]);
  });

  test('a failed run has its reason and the time of its retry', async () => {
    expect(await projected(runs, [runRequested('r1'), runStarted('r1'), runFailed('r1')])).toMatchObject([
      { state: 'failed', reason: 'UNREACHABLE', retry_at: '2026-03-01T04:15:00.000Z' },
    ]);
  });
});

describe('the state of a tracker', () => {
  test('a tracker has no time of an overview until a run has found something', async () => {
    expect(await projected(trackerStates, [runRequested('r1'), runStarted('r1')])).toMatchObject([
      { _id: 'tracker-1', updated_at: null, last_run_id: 'r1', last_checked_at: null },
    ]);
  });

  test('a tracker has its latest lines', async () => {
    expect(await projected(trackerStates, [...firstRun, stateEstablished('r1')])).toMatchObject([
      { newest_lines: [{ text: dutiesEnd }], updated_at: '2026-03-01T05:00:00.000Z' },
    ]);
  });

  test('a quiet run only updates the time of the last check', async () => {
    const log = [...firstRun, stateEstablished('r1'), runRequested('r2'), nothingNewFound('r2')];
    expect(await projected(trackerStates, log)).toMatchObject([
      { last_run_id: 'r2', updated_at: '2026-03-01T05:00:00.000Z', last_checked_at: '2026-03-01T07:00:00.000Z' },
    ]);
  });

  test('a tracker has a retry after a failure until the next run is requested', async () => {
    const log = [runRequested('r1'), runFailed('r1')];
    expect(await projected(trackerStates, log)).toMatchObject([{ retry_at: '2026-03-01T04:15:00.000Z' }]);
    expect(await projected(trackerStates, [...log, runRequested('r2', 'retry')])).toMatchObject([{ retry_at: null }]);
  });
});

test('a tracker has the latest overview', async () => {
  expect(await projected(overviews, [...firstRun])).toEqual([]);
  const established = [...firstRun, stateEstablished('r1')];
  expect(await projected(overviews, established)).toMatchObject([
    { _id: 'tracker-1', lines: [lineOf(dutiesEnd)], sources: [source] },
  ]);
  const updated = updatePublished('r2', 'update-1');
  if (updated.type !== 'UpdatePublished') throw new Error('An update was asked for.');
  expect(await projected(overviews, [...established, updated])).toMatchObject([updated.data.state]);
  const recomposed = overviewRecomposed('r2', [lineOf('The duties ended.')]);
  expect(await projected(overviews, [...established, recomposed])).toMatchObject([
    { _id: 'tracker-1', lines: [lineOf('The duties ended.')], sources: [source] },
  ]);
});

test('counts a due run that joins an active one as requested', async () => {
  const joined = [runRequested('r1', 'asked'), dueRunJoined('r1', '2026-03-02T00:00:00.000Z')];
  expect(await projected(trackerStates, joined)).toMatchObject([
    { last_run_id: 'r1', newest_period: '2026-03-02T00:00:00.000Z' },
  ]);
});

describe('the ledger', () => {
  test('a further page is further evidence, only once even if replayed', async () => {
    const [claim] = await projected(claims, [
      ...firstRun,
      claimsConfirmed('r2', 'claim-1', 'https://mirror.gov/duties'),
    ]);
    expect(claim).toMatchObject({
      status: 'confirmed',
      first_seen_at: '2026-03-01T03:00:00.000Z',
      last_seen_at: '2026-03-01T05:00:00.000Z',
      evidence: [{ url: source.url }, { url: 'https://mirror.gov/duties' }],
    });
  });

  test('a claim has the number of documents that tell or mention it', async () => {
    const [published] = await projected(claims, firstRun);
    expect(published).toMatchObject({ mentions: 1 });
    const mentions = claimsMentioned('r2', 'claim-1', { mentions: 3, by: ['https://a.org/1', 'https://b.org/1'] });
    const [mentioned] = await projected(claims, [...firstRun, mentions]);
    expect(mentioned).toMatchObject({ mentions: 3, evidence: [{ url: source.url }] });
  });

  test('a claim of which a part was reversed holds, and has the words that do not', async () => {
    const words = 'until the crisis is alleviated';
    const log = [...firstRun, claimRecorded('r2', 'claim-2'), claimPartEnded('r2', 'claim-1', 'claim-2', words)];
    const [claim] = await projected(claims, log);
    expect(claim).toMatchObject({ status: 'new', parts_ended: [{ words, since: '2026-03-05', by: 'claim-2' }] });
    expect(claim).not.toHaveProperty('ended_by');
  });

  test('a reversed claim is marked', async () => {
    const log = [...firstRun, claimRecorded('r2', 'claim-2'), claimContradicted('r2', 'claim-1', 'claim-2')];
    expect(await projected(claims, log)).toMatchObject([
      { _id: 'claim-1', run_id: 'r1', status: 'contradicted' },
      { _id: 'claim-2', run_id: 'r2', status: 'new' },
    ]);
  });
});

test('key facts keep every value with its source', async () => {
  const log = [keyFactObserved('r1', 'Import surcharge', 10), keyFactObserved('r2', 'Import surcharge', 15)];
  expect(await projected(keyFacts, log)).toMatchObject([
    { tracker_id: 'tracker-1', name: 'Import surcharge', value: 10, as_of: '2026-03-01' },
    { value: 15, evidence: { quote: 'The import surcharge is 15 percent.' } },
  ]);
});

test('given-feedback has each time that something was said, without the note, and also what was taken back', async () => {
  const useful = feedbackGiven(['claim-1', 'claim-2'], { verdict: 'useful', note: 'I did not know.', updateId: 'u1' });
  const wrong = feedbackGiven(['claim-1'], { verdict: 'wrong' });
  const of = { tracker_id: 'tracker-1', owner_id: 'ann' };
  expect(await projected(givenFeedback, [useful, wrong, feedbackWithdrawn('claim-1')])).toEqual([
    {
      _id: 'event-1',
      ...of,
      verdict: 'useful',
      update_id: 'u1',
      claim_ids: ['claim-1', 'claim-2'],
      given_at: '2026-03-01T01:00:00.000Z',
    },
    {
      _id: 'event-2',
      ...of,
      verdict: 'wrong',
      update_id: null,
      claim_ids: ['claim-1'],
      given_at: '2026-03-01T02:00:00.000Z',
    },
  ]);
});

describe('feedback', () => {
  const wrong = feedbackGiven(['claim-1'], { verdict: 'wrong', note: 'It is February 25.' });

  test('a claim has the last verdict on it, with its note', async () => {
    const known = feedbackGiven(['claim-1', 'claim-2'], { verdict: 'known', updateId: 'u1' });
    expect(await projected(feedback, [known, wrong])).toEqual([
      {
        _id: 'tracker-1',
        verdicts: {
          'claim-1': { verdict: 'wrong', note: 'It is February 25.', at: '2026-03-01T02:00:00.000Z' },
          'claim-2': { verdict: 'known', note: null, at: '2026-03-01T01:00:00.000Z' },
        },
        kept_out: {},
      },
    ]);
  });

  test('the pages that a verdict keeps out of runs are counted, until it is taken back', async () => {
    const obeyed = (runId: string, ...pages: readonly string[]) =>
      feedbackObeyed(runId, [{ claimId: 'claim-1', pages }]);
    const log = [wrong, obeyed('r2', 'https://a.org/1', 'https://b.org/1'), obeyed('r3', 'https://a.org/2')];
    expect(await projected(feedback, log)).toMatchObject([{ kept_out: { 'claim-1': 3 } }]);
    expect(await projected(feedback, [...log, feedbackWithdrawn('claim-1')])).toMatchObject([
      { verdicts: {}, kept_out: {} },
    ]);
  });

  test('the notes of an erased owner go', async () =>
    expect(await projected(feedback, [wrong, notesErased('claim-1')])).toMatchObject([
      { verdicts: { 'claim-1': { verdict: 'wrong', note: null } } },
    ]));
});

test('an update keeps its lines and counts findings that are only in the ledger', async () => {
  expect(await projected(updates, [updatePublished('r1', 'u1')])).toMatchObject([
    { _id: 'u1', tracker_id: 'tracker-1', run_id: 'r1', more: 2, lines: [{ text: dutiesEnd }] },
  ]);
});

test("a run's log has its pages, unchanged ones by URL, while titles are stored separately", async () => {
  const written = [documentsConsidered('r1'), pagesRead('r1')];
  expect(await projected(runDocuments, written)).toMatchObject([
    { _id: 'r1', documents: [{ url: source.url, outcome: 'told' }], unchanged: ['https://agency.gov/old'] },
  ]);
  expect(await projected(readPages, written)).toMatchObject([{ url: source.url, title: source.title }]);
});

test('a statement about an act is kept for the tracker, and replaced if its page is read again', async () => {
  const { id: _id, readAt: _readAt, ...evidence } = source;
  const link = (quote: string) => ({ kind: 'ends_acts', evidence: { ...evidence, quote } }) as const;
  const first = pagesRead('r1', {
    links: [link('Order 12 is revoked.'), { ...link('doi'), kind: 'reports_on', paper: 'doi:1' }],
  });
  const again = pagesRead('r2', { links: [link('Order 12 was revoked.')] });
  expect(await projected(actLinks, [first, again])).toMatchObject([
    { tracker_id: 'tracker-1', kind: 'ends_acts', evidence: { quote: 'Order 12 was revoked.' } },
  ]);
});

test('only cited pages can be redirect targets', async () => {
  expect(await projected(citedSources, firstRun)).toEqual([]);
  expect(await projected(citedSources, [stateEstablished('r1')])).toMatchObject([{ _id: 'source-1', url: source.url }]);
});

test('the costs of a month are added up, by the runs that ended in it', async () => {
  const [first, second, free] = [nothingNewFound('r1', 0.25), nothingNewFound('r2', 0.25), nothingNewFound('r3')];
  expect(await projected(engineCosts, [...firstRun, first, second, free])).toEqual([{ _id: '2026-03', usd: 0.5 }]);
});

test('a tracker has the words that its first pages propose', async () => {
  expect(await projected(trackerStates, [...firstRun, wordsProposed('r1'), stateEstablished('r1')])).toMatchObject([
    { proposed_words: ['surcharge', 'Annex'] },
  ]);
});
