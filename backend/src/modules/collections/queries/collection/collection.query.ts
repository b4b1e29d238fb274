import { z } from 'zod';
import { type Refusal, isRefusal } from '#kernel/decider';
import { readMentions, runView, runs, struckLinesOf, trackerStates } from '#modules/research/published';
import { FeedAddresses } from '#modules/syndication/published';
import { type TrackerDocument, trackers, followedBy } from '#modules/trackers/published';
import type { Caller } from '#platform/http/access/caller';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { type ReadStore, type ScratchStore, READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { collectionRoots } from '#projections/collections/collection-roots/collection-roots.projection';
import { type CollectionDocument, collections } from '#projections/collections/collections/collections.projection';
import { type FolderAccess, folderAccess } from '../folder-access';
import { type FolderView, ROOT_NAME, folderAnswer, folderView, rootOrFolder } from '../folder-view';
import { readFolderContents, type FolderItem, folderItem, folderItemAnswer } from './folder-item';
import { citedByState, type TrackerItem, trackerItem, trackerItemAnswer, withoutStruckLines } from './tracker-item';

const collectionAnswer = z
  .strictObject({
    collection: folderAnswer,
    breadcrumbs: z
      .array(z.strictObject({ id: rootOrFolder, name: z.string() }))
      .describe('From the root; for visitors, from the outermost public folder.'),
    items: z
      .array(z.discriminatedUnion('type', [folderItemAnswer, trackerItemAnswer]))
      .describe('Folders first, then trackers, each newest first. The root contains followed trackers too.'),
    no_longer_shared: z.int().describe('In the root: number of followed trackers that were made private or deleted.'),
  })
  .meta({ id: 'Collection' });

type CollectionView = ViewOf<typeof collectionAnswer>;

/** The folder and those it is in, from the outermost that is among them. */
const pathTo = (folders: ReadonlyMap<string, CollectionDocument>, id: string | null): readonly CollectionDocument[] => {
  const folder = id === null ? undefined : folders.get(id);
  return folder === undefined ? [] : [...pathTo(folders, folder.parent_id), folder];
};

const NEWEST_FIRST = { sort: { created_at: -1, _id: -1 } } as const;

interface Ports {
  readonly reads: ReadStore;
  readonly scratch: ScratchStore;
  readonly feeds: FeedAddresses;
}

const folderOf = async ({ feeds }: Ports, folder: CollectionDocument, isOwn: boolean): Promise<FolderView> => {
  const rssUrl = isOwn ? await feeds.addressOf({ kind: 'collection', id: folder._id }) : null;
  return folderView(folder, { canEdit: isOwn, rssUrl });
};

const foldersIn = async (
  { reads, feeds }: Ports,
  inside: readonly CollectionDocument[],
  visible: Parameters<typeof readFolderContents>[2],
  isOwn: boolean,
): Promise<readonly FolderItem[]> => {
  const ids = inside.map(({ _id }) => _id);
  const hasAddresses = isOwn && ids.length > 0;
  const addresses = hasAddresses ? await feeds.addressesOf('collection', ids) : new Map<string, string>();
  const contents = await readFolderContents(reads, ids, visible);
  return inside.map((folder) => {
    const rights = { canEdit: isOwn, rssUrl: addresses.get(folder._id) ?? null };
    return folderItem(folder, contents(folder._id), rights);
  });
};

const rootOf = async ({ reads, feeds }: Ports, ownerId: string): Promise<FolderView> => {
  const settings = await reads.get(collectionRoots, ownerId);
  const collects = settings?.collect_emails ?? false;
  const root = { _id: null, name: ROOT_NAME, description: '', parent_id: null, public: false };
  const rssUrl = await feeds.addressOf({ kind: 'user', id: ownerId });
  return folderView({ ...root, collect_emails: collects }, { rssUrl });
};

const itemsOf = async (
  { reads, scratch }: Ports,
  inFolder: readonly TrackerDocument[],
  { ownerId, isOwn }: FolderAccess,
): Promise<readonly TrackerItem[]> => {
  const ids = inFolder.map(({ _id }) => _id);
  const isStruck = await struckLinesOf(reads, ids);
  const states = (await reads.find(trackerStates, { _id: { $in: ids } })).map((state) =>
    withoutStruckLines(state, isStruck),
  );
  const runIds = states.map(({ last_run_id }) => last_run_id);
  const newestRuns = await reads.find(runs, { _id: { $in: runIds } });
  const mentions = await readMentions(reads, states.flatMap(citedByState));
  const stateOf = new Map(states.map((state) => [state._id, state]));
  const runOf = new Map(newestRuns.map((run) => [run.tracker_id, run]));
  return Promise.all(
    inFolder.map(async (tracker) => {
      const run = runOf.get(tracker._id);
      const lastRun = run === undefined ? null : await runView(scratch, run);
      const isOwners = tracker.owner_id === ownerId;
      const rights = { canEdit: isOwn && isOwners, shared: !isOwners };
      return trackerItem(tracker, stateOf.get(tracker._id), lastRun, mentions, rights);
    }),
  );
};

/** A folder with its contents, if the caller may see it; `collectionId` null is the caller’s root. */
export const collectionFor = async (
  collectionId: string | null,
  caller: Caller | null,
  ports: Ports,
): Promise<CollectionView | Refusal> => {
  const { reads } = ports;
  const access = await folderAccess(reads, collectionId, caller);
  if (isRefusal(access)) return access;
  const { ownerId, isOwn } = access;
  const visible = { owner_id: ownerId, deleted_at: null, ...(isOwn ? {} : { public: true as const }) };
  const [folders, own] = await Promise.all([
    reads.find(collections, visible, NEWEST_FIRST),
    reads.find(trackers, { ...visible, parent_id: collectionId }, NEWEST_FIRST),
  ]);
  const path = pathTo(new Map(folders.map((folder) => [folder._id, folder])), collectionId);
  const current = path.at(-1);
  const inside = folders.filter(({ parent_id }) => parent_id === collectionId);
  const { followed, gone } =
    isOwn && collectionId === null ? await followedBy(reads, ownerId) : { followed: [], gone: 0 };
  const inFolder = [...own.map((tracker) => ({ tracker, since: tracker.created_at })), ...followed]
    .sort((a, b) => b.since.localeCompare(a.since))
    .map(({ tracker }) => tracker);
  return {
    collection: current === undefined ? await rootOf(ports, ownerId) : await folderOf(ports, current, isOwn),
    breadcrumbs: [
      ...(isOwn ? [{ id: null, name: ROOT_NAME }] : []),
      ...path.map(({ _id, name }) => ({ id: _id, name })),
    ],
    items: [
      ...(await foldersIn(ports, inside, { folders, trackers: visible }, isOwn)),
      ...(await itemsOf(ports, inFolder, access)),
    ],
    no_longer_shared: gone,
  };
};

export const GetCollection = readRoute({
  path: 'api/topics/get-collection',
  access: 'optional',
  summary:
    'A folder and its contents; the root if none is named. Visitors see public folders, and what is public in them.',
  query: z.strictObject({ unique_id: z.string().max(100).optional() }),
  answers: collectionAnswer,
  uses: [READ_STORE, SCRATCH_STORE, FeedAddresses],
  read: ({ query: { unique_id: id = '' }, caller }, reads, scratch, feeds) =>
    collectionFor(id === '' ? null : id, caller, { reads, scratch, feeds }),
});
