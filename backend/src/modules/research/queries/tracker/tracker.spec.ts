import type { Remark } from '#events/research/remarks';
import type { TextLine } from '#events/research/text-lines';
import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { collections } from '#modules/collections/published';
import { FeedAddresses } from '#modules/syndication/published';
import { follows, trackers } from '#modules/trackers/published';
import { claims } from '#projections/research/claims/claims.projection';
import { feedback } from '#projections/research/feedback/feedback.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { feedbackGiven, feedbackWithdrawn } from '#test/support/research/feedback-examples';
import {
  claimContradicted,
  claimRecorded,
  claimsMentioned,
  documentsConsidered,
  lineOf,
  dutiesEnd,
  feedbackObeyed,
  runFailed,
  runRequested,
  runStarted,
  source,
  stateEstablished,
  updatePublished,
} from '#test/support/research/research-examples';
import { TestClock } from '#test/support/test-clock';
import { created, published } from '#test/support/trackers/tracker-examples';
import { SourceLinks } from '../source-links';
import { trackerFor } from './tracker.query';

const trackerId = 'tracker-1';
const ann = { userId: 'ann', sessionId: 's', roles: [] };
const first = [created({ trackerId }), runRequested('run-1', 'created'), runStarted('run-1')];
const projections = [
  trackers,
  follows,
  trackerStates,
  overviews,
  updates,
  runs,
  claims,
  feedback,
  collections,
] as readonly Projection[];

const secrets = { dataKey: Buffer.alloc(32, 1) };
const links = new SourceLinks({ publicUrl: 'https://aidy.example' }, { dataKey: Buffer.alloc(32, 1) });

const clock = new TestClock(new Date('2026-03-01T02:00:00Z'));

const page = (...events: readonly DomainEvent[]) => pageFor(ann, ...events);
const pageFor = async (caller: typeof ann | null, ...events: readonly DomainEvent[]) => {
  const store = await filledReadStore(projections, events);
  const feeds = new FeedAddresses({ publicUrl: 'https://aidy.example' }, secrets, store);
  return trackerFor(trackerId, caller, { reads: store, scratch: store, clock, links, feeds });
};
const shownSource = {
  url: source.url,
  passthrough_link: links.linkTo('source-1'),
  title: source.title,
  headline: source.title,
  host: source.host,
  publisher: source.publisher,
  published_at: '2026-02-20',
  published_on: '2026-02-20',
  quote: source.quote,
  passage: null,
  read_at: source.readAt,
  mentions: null,
  claim_id: null,
};

test('a page without a state shows its first run', async () =>
  expect(await page(...first)).toMatchObject({
    current_state: null,
    sources: [],
    updates: [],
    last_run: { state: 'running', sources_tried: 0, progress: { step: 'discover' } },
    updated_at: '2026-03-01T01:00:00.000Z',
    last_checked_at: null,
  }));

test('a page shows a state with its sources, so that [n] points to sources[n - 1]', async () =>
  expect(await page(...first, stateEstablished('run-1'))).toMatchObject({
    current_state: `- ${dutiesEnd} [1]`,
    sources: [shownSource],
    updates: [],
    last_run: { state: 'published', progress: null },
    updated_at: '2026-03-01T04:00:00.000Z',
  }));

test('counts the findings that hold and are only in the ledger', async () => {
  const recorded = ['claim-1', 'claim-2', 'claim-3'].map((claimId) => claimRecorded('run-1', claimId));
  expect(
    await page(...first, ...recorded, claimContradicted('run-1', 'claim-3', 'claim-2'), stateEstablished('run-1')),
  ).toMatchObject({ more: 1 });
});

test('counts what no longer holds as the finding that ended it, whether that is shown itself or not', async () => {
  const recorded = ['claim-1', 'claim-2', 'claim-3'].map((claimId) => claimRecorded('run-1', claimId));
  const ended: Remark = { kind: 'no_longer_holds', day: '2026-03-01', by: 'Ending duties', sources: [2] };
  const over = lineOf('All goods pay 10 %.', [1], [ended]);
  const showing = (...lines: readonly TextLine[]) => page(...first, ...recorded, stateEstablished('run-1', lines));
  expect(await showing(over)).toMatchObject({ more: 2 });
  expect(await showing(lineOf('The duties ended.', [2]), over)).toMatchObject({ more: 2 });
});

test('a page shows updates newest first, each with its own lines and sources', async () => {
  const history = [
    ...first,
    stateEstablished('run-1'),
    updatePublished('run-2', 'update-1'),
    updatePublished('run-3', 'update-2'),
  ];
  expect(await page(...history)).toMatchObject({
    updates: [
      {
        id: 'update-2',
        run_id: 'run-3',
        created_at: '2026-03-01T06:00:00.000Z',
        content: `- ${dutiesEnd} [1]\n\n2 more findings.`,
        lines: [{ kind: 'new', text: dutiesEnd, source: 1 }],
        sources: [shownSource],
        more: 2,
      },
      { id: 'update-1' },
    ],
  });
});

test('a line of an update says that it has ended since, and by what', async () => {
  const told = [claimRecorded('run-2', dutiesEnd), updatePublished('run-2', 'update-1')];
  const ending = [claimRecorded('run-3', 'claim-2'), claimContradicted('run-3', dutiesEnd, 'claim-2')];
  const ended = { kind: 'no_longer_holds', day: '2026-02-20', by: 'Ending certain duties', sources: [1] };
  expect(await page(...first, stateEstablished('run-1'), ...told, ...ending)).toMatchObject({
    updates: [{ lines: [{ kind: 'new', text: dutiesEnd, remarks: [ended] }] }],
  });
});

test('keeps the last good state after a failed run', async () =>
  expect(
    await page(
      ...first,
      stateEstablished('run-1'),
      runRequested('run-2', 'due'),
      documentsConsidered('run-2'),
      runFailed('run-2'),
    ),
  ).toMatchObject({
    current_state: `- ${dutiesEnd} [1]`,
    last_run: { id: 'run-2', state: 'failed', reason: 'UNREACHABLE', detail: 'gdelt failed with a server error (503)' },
  }));

test('a recorded tracker is marked and cannot be edited by anyone', async () =>
  expect(await page(created({ trackerId, ownerId: null }), published({ trackerId, ownerId: null }))).toMatchObject({
    recorded: true,
    can_edit: false,
    public: true,
  }));

test('a page shows how many documents tell a cited claim, as of its last run, if they are more than its evidence', async () => {
  const established = [...first, claimRecorded('run-1', 'claim-1'), stateEstablished('run-1')];
  const by = ['https://press.org/1', 'https://press.org/2'];
  const mentioned = claimsMentioned('run-2', 'claim-1', { mentions: 3, by });
  expect(await page(...established)).toMatchObject({ sources: [{ quote: dutiesEnd, mentions: null }] });
  expect(await page(...established, mentioned)).toMatchObject({ sources: [{ quote: dutiesEnd, mentions: 3 }] });
  expect(await page(...established, mentioned, updatePublished('run-3', 'u1'))).toMatchObject({
    updates: [{ sources: [{ mentions: 3 }] }],
  });
});

describe('the page of a tracker in a folder', () => {
  const trade = { ownerId: 'ann', collectionId: 'trade' };
  const inTrade: readonly DomainEvent[] = [
    ...first,
    { type: 'CollectionCreated', data: { ...trade, name: 'Trade', description: '', parentId: null } },
    { type: 'TrackerMoved', data: { ownerId: 'ann', trackerId, parentId: 'trade' } },
  ];
  const shared: DomainEvent = { type: 'CollectionPublished', data: { ...trade, trackerIds: [] } };
  const ofFolder = { shared_folder: { id: 'trade', name: 'Trade' } };

  test('says which it is once that is shared, and no more when that ends', async () => {
    expect(await page(...inTrade)).toMatchObject({ parent: 'trade', shared_folder: null });
    expect(await page(...inTrade, shared)).toMatchObject({ public: false, ...ofFolder });
    expect(await page(...inTrade, shared, { type: 'CollectionUnpublished', data: trade })).toMatchObject({
      shared_folder: null,
    });
  });

  test('the page of a tracker in a shared folder says so to visitors too', async () =>
    expect(await pageFor(null, ...inTrade, shared, published({ trackerId }))).toMatchObject(ofFolder));
});

describe('the page of a tracker with feedback', () => {
  const publishedLines = [
    ...first,
    published({ trackerId }),
    claimRecorded('run-1', 'claim-1'),
    stateEstablished('run-1'),
  ];
  const wrong = feedbackGiven(['claim-1'], { verdict: 'wrong', note: 'It is February 25.' });
  const displayed = { claim_id: 'claim-1', text: dutiesEnd, verdict: 'wrong', note: 'It is February 25.', kept_out: 0 };

  test('the owner sees which claim a source quotes, nobody else', async () => {
    expect(await page(...publishedLines)).toMatchObject({ sources: [{ claim_id: 'claim-1' }], feedback: [] });
    expect(await pageFor(null, ...publishedLines)).toMatchObject({ sources: [{ claim_id: null }] });
  });

  test.each(['wrong', 'off_topic'] as const)('a line that is %s leaves the overview at once', async (verdict) => {
    const given = feedbackGiven(['claim-1'], { verdict });
    expect(await page(...publishedLines, given)).toMatchObject({ current_state: '', sources: [], more: 0 });
    expect(await page(...publishedLines, given, feedbackWithdrawn('claim-1'))).toMatchObject({
      current_state: `- ${dutiesEnd} [1]`,
      feedback: [],
    });
  });

  test('everybody sees what is wrong, with the note', async () => {
    expect(await page(...publishedLines, wrong)).toMatchObject({ feedback: [displayed] });
    expect(await pageFor(null, ...publishedLines, wrong)).toMatchObject({ feedback: [displayed], current_state: '' });
  });

  test('a known claim stays, with what it kept out, which only the owner sees', async () => {
    const known = feedbackGiven(['claim-1'], { verdict: 'known' });
    const obeyed = feedbackObeyed('run-2', [{ claimId: 'claim-1', pages: ['https://a.org/1', 'https://b.org/1'] }]);
    expect(await page(...publishedLines, known, obeyed)).toMatchObject({
      current_state: `- ${dutiesEnd} [1]`,
      feedback: [{ verdict: 'known', kept_out: 2, source: { host: source.host } }],
    });
    expect(await pageFor(null, ...publishedLines, known)).toMatchObject({ feedback: [] });
  });
});

test('the secret address of the feed is given to the owner only', async () => {
  const displayed = [...first, published({ trackerId })];
  expect(await page(...displayed)).toMatchObject({
    rss_url: expect.stringMatching(/^https:\/\/aidy\.example\/rss\/tracker\/tracker-1\.[\w-]{43}\.xml$/),
  });
  expect(await pageFor(null, ...displayed)).toMatchObject({ rss_url: null });
});
