import { join } from 'node:path';
import { type Document, type Projection, put } from '#kernel/projection';
import type { Claim } from '#modules/research/published';
import { READ_MODELS_FILE } from '#platform/data-dir/file-names';
import { BEGINNING } from '#platform/event-store/event-store';
import { codeVersionOf } from '#platform/projection-runner/code-version';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { type CollectionDocument, collections } from '#projections/collections/collections/collections.projection';
import { citedSources } from '#projections/research/cited-sources/cited-sources.projection';
import { claims } from '#projections/research/claims/claims.projection';
import { feedback } from '#projections/research/feedback/feedback.projection';
import { ledgerSizes } from '#projections/research/ledger-sizes/ledger-sizes.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { type Update, updates } from '#projections/research/updates/updates.projection';
import { follows } from '#projections/trackers/follows/follows.projection';
import { type TrackerDocument, createdTracker, trackers } from '#projections/trackers/trackers/trackers.projection';
import { seeded } from '#test/support/seeded';
import { madeTrackers } from '../scale/made-trackers';

/** The number of the benchmark server’s user whose folder it is. */
export const READER = 1;
const OWNER = `user-${READER}`;
export const FOLDER = 'folder-1';
export const TRACKERS = 50;
const FILLED = [
  claims,
  updates,
  overviews,
  ledgerSizes,
  trackers,
  collections,
  feedback,
  follows,
  citedSources,
] as readonly Projection[];
const liveOf = ({ name }: { readonly name: string }): string => `${name}.g1`;

const PAGE = 500;
const FROM = Date.UTC(2025, 0, 1);
const DAYS = 690;

export const trackerId = (n: number): string => `0190163d-8694-739b-aea5-${String(n).padStart(12, '0')}`;

const timeAt = (day: number): string => new Date(FROM + day * 86_400_000).toISOString();

/** The nth claim of a tracker with so many, which were recorded in the order of time. */
const claimOf = (tracker: number, n: number, of: number, text: string): Claim => {
  const at = timeAt(Math.floor((n * DAYS) / of));
  return {
    _id: `0190163d-8694-8${String(tracker).padStart(3, '0')}-aea5-${String(n).padStart(12, '0')}`,
    tracker_id: trackerId(tracker),
    run_id: `run-${n}`,
    text,
    kind: 'new',
    is_background: false,
    quote_key: `${tracker} ${n}`,
    status: 'new',
    first_seen_at: at,
    last_seen_at: at,
    evidence: [
      {
        url: `https://www.federalregister.gov/documents/${tracker}/${n}/final-rule`,
        title: `Final rule: ${text.slice(0, 60)} | Federal Register`,
        host: 'www.federalregister.gov',
        publisher: 'Federal Register',
        publishedAt: at.slice(0, 10),
        quote: text,
      },
    ],
    mentions: 1,
    parts_ended: [],
  };
};

/** Number of days, until today, on which each tracker told seven claims. */
export const UPDATE_DAYS = 60;
const LINES = 7;

/** The update by which a tracker told its latest claims on a day, 0 being today. */
const updateOf = (tracker: number, daysAgo: number, told: readonly Claim[]): Update => {
  const at = new Date(performance.timeOrigin + performance.now() - daysAgo * 86_400_000).toISOString();
  return {
    _id: `update-${tracker}-${daysAgo}`,
    tracker_id: trackerId(tracker),
    run_id: `run-${daysAgo}`,
    created_at: at,
    lines: told.map(({ _id: claimId, text }, index) => ({ claimId, text, sources: [index + 1], remarks: [] })),
    sources: told.flatMap(({ _id: id, evidence: [read] }) =>
      read === undefined ? [] : [{ id, ...read, publishedAt: at.slice(0, 10), readAt: at }],
    ),
    more: 0,
  };
};

const trackerOf = (n: number, title: string, description: string): TrackerDocument => ({
  ...createdTracker(
    {
      trackerId: trackerId(n),
      ownerId: OWNER,
      settings: { description, frequency: 'week', model: 'sonar-reasoning-pro', domains: [], keyFacts: [] },
      parentId: FOLDER,
    },
    timeAt(0),
  ),
  display_title: title,
  parent_id: FOLDER,
});

const folder: CollectionDocument = {
  _id: FOLDER,
  owner_id: OWNER,
  name: 'Rules',
  description: '',
  parent_id: null,
  public: false,
  collect_emails: false,
  created_at: timeAt(0),
  updated_at: timeAt(0),
  deleted_at: null,
};

/** Fills a folder of fifty trackers with so many claims of twenty words, as frequent as in natural language, some of them told in updates. Past the log, which stays empty. Returns some of their texts. */
export const fillLedgers = async (dataDir: string, count: number): Promise<readonly string[]> => {
  const next = madeTrackers();
  const random = seeded(20_261_126);
  const each = count / TRACKERS;
  const store = SqliteReadStore.open(join(dataDir, READ_MODELS_FILE));
  for (const projection of FILLED) await store.ensureCollection(liveOf(projection), projection);
  const fill = ({ name }: { readonly name: string }, documents: readonly Document[]) =>
    store.apply(
      liveOf({ name }),
      documents.map((document) => ({ position: 1, write: put(document) })),
      BEGINNING,
    );
  await fill(collections, [folder]);
  const told: string[] = [];
  for (let tracker = 0; tracker < TRACKERS; tracker++) {
    const { title, description } = next(tracker);
    await fill(trackers, [trackerOf(tracker, title, description)]);
    await fill(ledgerSizes, [{ _id: trackerId(tracker), claims: each } as Document]);
    for (let start = 0; start < each; start += PAGE) {
      const length = Math.min(PAGE, each - start);
      const texts = Array.from({ length }, () =>
        next(0).description.replace('Track new and changed ', 'The agency published '),
      );
      const recorded = texts.map((text, n) => claimOf(tracker, start + n, each, text));
      await fill(claims, recorded);
      const days = start === 0 ? Math.min(UPDATE_DAYS, Math.floor(length / LINES)) : 0;
      await fill(
        updates,
        Array.from({ length: days }, (_none, day) =>
          updateOf(tracker, day, recorded.slice(day * LINES, (day + 1) * LINES)),
        ),
      );
      told.push(texts[random(length)] ?? '');
    }
  }
  for (const projection of FILLED) {
    const [live, { name }] = [liveOf(projection), projection];
    await store.ensureIndexes(live, projection);
    const liveVersion = codeVersionOf(projection);
    await store.saveModelRecord({ name, live, liveVersion, building: null, retired: [] });
  }
  await store.close();
  return told;
};
