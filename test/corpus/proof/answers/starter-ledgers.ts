import type { TextLine } from '#events/research/text-lines';
import type { Projection } from '#kernel/projection';
import { comparesRates } from '#modules/assistants/ledgers/compared-rates';
import type { KnownOfLedgers } from '#modules/assistants/ledgers/ledger-material';
import { needsStarts } from '#modules/assistants/ledgers/standing';
import { NO_STARTS, startsIn } from '#modules/assistants/ledgers/starts';
import { type Claim, overviews } from '#modules/research/published';
import { endsByLinks } from '#modules/research/queries/ends-of-claims';
import { readStarterEvents } from '#modules/starter/starter-events';
import { type ActLink, actLinks } from '#projections/research/act-links/act-links.projection';
import { claims } from '#projections/research/claims/claims.projection';
import { type TrackerDocument, trackers } from '#projections/trackers/trackers/trackers.projection';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { allDocuments, blocksOf } from '../corpus-documents';

interface StarterLedger {
  readonly description: string;
  readonly claims: readonly Claim[];
  readonly overview: readonly TextLine[];
  readonly links: readonly ActLink[];
}

const READ: readonly { readonly model: Projection; readonly category: string }[] = [
  { model: claims as Projection, category: 'research-' },
  { model: actLinks as Projection, category: 'research-' },
  { model: overviews as Projection, category: 'research-' },
  { model: trackers as Projection, category: 'tracker-' },
];

/** What the product knows of ledgers for a question, beside their indexes. */
export const knownOf = (ledgers: readonly StarterLedger[], question: string): KnownOfLedgers => ({
  starts:
    needsStarts(question) || comparesRates(question)
      ? startsIn(ledgers.flatMap(({ overview }) => overview))
      : NO_STARTS,
  endedIds: async () =>
    ledgers.flatMap(({ claims: told }) => told.flatMap(({ _id, status }) => (status === 'contradicted' ? [_id] : []))),
  paragraphsOf: async (url) => allDocuments().flatMap((document) => (document.url === url ? blocksOf(document) : [])),
  endsOf: async (told) =>
    endsByLinks(
      told,
      ledgers.flatMap(({ links }) => links),
    ),
});

/** The ledgers of the starter content, each with what it recorded. */
export const starterLedgers = async (): Promise<readonly StarterLedger[]> => {
  const log = readStarterEvents().map((event, index) => ({
    ...event,
    position: index + 1,
    revision: index,
    metadata: { ...event.metadata, version: 1 },
  }));
  const store = new InMemoryReadStore();
  for (const { model, category } of READ) {
    const { name, project } = model;
    await store.ensureCollection(name, model);
    await store.saveModelRecord({ name, live: name, liveVersion: 'v1', building: null, retired: [] });
    const writes = log
      .filter(({ stream }) => stream.startsWith(category))
      .flatMap((event) => project(event).map((write) => ({ position: event.position, write })));
    await store.apply(name, writes, log.length);
  }
  const [told, all, shown, links] = await Promise.all([
    store.find<Claim>(claims, { is_background: false }, { sort: { first_seen_at: 1, _id: 1 } }),
    store.find<TrackerDocument>(trackers, {}),
    store.find(overviews, {}),
    store.find<ActLink>(actLinks, {}),
  ]);
  return all.map(({ _id, description }) => ({
    description,
    claims: told.filter(({ tracker_id: id }) => id === _id),
    links: links.filter(({ tracker_id: id }) => id === _id),
    overview: shown.flatMap(({ _id: id, lines }) => (id === _id ? lines : [])),
  }));
};
