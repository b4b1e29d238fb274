import { join } from 'node:path';
import { type Document, type Projection, put } from '#kernel/projection';
import { quoteKey } from '#modules/research/domain/quote-key';
import { READ_MODELS_FILE } from '#platform/data-dir/file-names';
import { BEGINNING } from '#platform/event-store/event-store';
import { codeVersionOf } from '#platform/projection-runner/code-version';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import {
  type ExploreTracker,
  exploreTrackers,
} from '#projections/explore/explore-trackers/explore-trackers.projection';
import { type Claim, claims } from '#projections/research/claims/claims.projection';
import { type MadeTracker, madeTrackers } from './made-trackers';

const PAGE = 500;

const lineOf = ({ title }: MadeTracker): string =>
  `The agency published its final rule on ${title}, which takes effect sixty days after it was published.`;

const trackerDocument = (made: MadeTracker): ExploreTracker => ({
  _id: made._id,
  owner_id: `owner-${made._id}`,
  public: true,
  deleted: false,
  recorded: false,
  description: made.description,
  display_title: made.title,
  category: null,
  section: 'general',
  tags: {},
  followers: made.followers,
  created_at: made.updatedAt,
  updated_at: made.updatedAt,
  last_line: {
    kind: 'new',
    text: lineOf(made),
    was: null,
    quote: lineOf(made),
    host: 'www.federalregister.gov',
    published_at: made.updatedAt.slice(0, 10),
  },
});

const claimDocument = (made: MadeTracker): Claim => {
  const evidence = {
    url: `https://www.federalregister.gov/documents/${made._id}`,
    title: made.title,
    host: 'www.federalregister.gov',
    publisher: 'Federal Register',
    publishedAt: made.updatedAt,
    quote: lineOf(made),
  };
  return {
    _id: `claim-${made._id}`,
    tracker_id: made._id,
    run_id: `run-${made._id}`,
    text: lineOf(made),
    quote_key: quoteKey(made._id, lineOf(made)),
    status: 'new',
    first_seen_at: made.updatedAt,
    last_seen_at: made.updatedAt,
    evidence: [evidence],
    mentions: made.followers > 0 ? 3 : 1,
  };
};

const fill = async (
  store: SqliteReadStore,
  projection: Projection,
  documents: (n: number) => Document,
  count: number,
): Promise<void> => {
  const live = `${projection.name}.g1`;
  await store.ensureCollection(live, projection);
  for (let start = 0; start < count; start += PAGE) {
    const length = Math.min(PAGE, count - start);
    const writes = Array.from({ length }, (_, n) => ({ position: 1, write: put(documents(start + n)) }));
    await store.apply(live, writes, BEGINNING);
  }
  await store.ensureIndexes(live, projection);
  const liveVersion = codeVersionOf(projection);
  await store.saveModelRecord({ name: projection.name, live, liveVersion, building: null, retired: [] });
};

/** Fills the read models of Explore in a data folder, as if these trackers had been projected. Returns the trackers. */
export const fillExplore = async (folder: string, count: number): Promise<readonly MadeTracker[]> => {
  const next = madeTrackers();
  const trackers = Array.from({ length: count }, (_, n) => next(n));
  const at = (n: number): MadeTracker => {
    const made = trackers[n];
    if (made === undefined) throw new Error(`There is no tracker ${n}.`);
    return made;
  };
  const store = SqliteReadStore.open(join(folder, READ_MODELS_FILE));
  await fill(store, exploreTrackers as Projection, (n) => trackerDocument(at(n)), count);
  await fill(store, claims as Projection, (n) => claimDocument(at(n)), count);
  await store.close();
  return trackers;
};
