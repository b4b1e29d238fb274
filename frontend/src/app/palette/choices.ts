import type { Answer } from '../../shared/api/answer';
import type { User } from '../../features/accounts/published/api/get-user';
import { documentPath, documentsPath } from '../../features/documents/published/document-path';
import { folderPath } from '../../features/collections/folder-path';
import type { Movable } from '../../features/collections/api/change-collections';
import type { MyTracker } from '../../features/collections/api/my-trackers';
import type { ExploreTracker } from '../../features/explore/published/api/search-trackers';
import { titleOf } from '../../features/trackers/published/api/tracker';
import { documentKinds } from '../../shared/files/document-kinds';
import { memberPagesOf } from '../member-pages';

/** What a choice does. */
export type Act =
  | { readonly type: 'open'; readonly path: string }
  | { readonly type: 'sign-in' }
  | { readonly type: 'create'; readonly what: 'tracker' | 'folder' | 'source-set' }
  | { readonly type: 'move'; readonly item: Movable }
  | { readonly type: 'run'; readonly trackerId: string }
  /** Goes on to a list of what can be moved or run. */
  | { readonly type: 'list'; readonly of: 'movable' | 'runnable' };

const groups = [
  'This page',
  'Create',
  'Go to',
  'Folders',
  'Trackers',
  'Documents',
  'Actions',
  'Public trackers',
] as const;
type Group = (typeof groups)[number];

/** A name that was typed is more likely to be opened than to be moved. */
const groupsForText: readonly Group[] = [
  'Go to',
  'Trackers',
  'Folders',
  'Documents',
  'This page',
  'Create',
  'Actions',
  'Public trackers',
];

export interface Choice {
  readonly id: string;
  readonly group: Group;
  readonly words: string;
  /** Where it is, to tell equal names apart. */
  readonly place?: string;
  readonly act: Act;
}

/** Orders choices by group; otherwise they keep their order. */
export const inGroups = (choices: readonly Choice[], hasText: boolean): readonly Choice[] =>
  (hasText ? groupsForText : groups).flatMap((group) => choices.filter((choice) => choice.group === group));

const opens = (words: string, path: string): Choice => ({
  id: path,
  group: 'Go to',
  words,
  act: { type: 'open', path },
});

const openToAll: readonly Choice[] = [
  opens('Explore', '/explore'),
  opens('Campaigns', '/campaigns'),
  opens('Executive orders', '/trump-eos'),
  opens('Executive branch', '/exec'),
  opens('Tariff Tracker', '/tariffs'),
  opens('Documents', documentsPath),
];

const createTracker: Choice = {
  id: 'create-tracker',
  group: 'Create',
  words: 'Create a tracker',
  act: { type: 'create', what: 'tracker' },
};

export const signedOutChoices: readonly Choice[] = [
  createTracker,
  ...openToAll,
  { id: 'sign-in', group: 'Go to', words: 'Sign In', act: { type: 'sign-in' } },
  opens('Register', '/register'),
];

/** `user` is undefined until it is known who that is. */
export const signedInChoices = (user: User | undefined): readonly Choice[] => [
  createTracker,
  { id: 'create-folder', group: 'Create', words: 'Create a folder', act: { type: 'create', what: 'folder' } },
  {
    id: 'create-source-set',
    group: 'Create',
    words: 'Create a Source Set',
    act: { type: 'create', what: 'source-set' },
  },
  opens('My Trackers', '/list-trackers'),
  opens('Feed', '/feed'),
  opens('Source Sets', '/domain-sets'),
  opens('Referrals', '/referrals'),
  opens('Recently deleted', '/recently-deleted'),
  opens('Image search', '/image-search'),
  opens('Diary', '/diary'),
  opens('Account', '/user'),
  ...memberPagesOf(user).map(({ path, title }) => opens(title, path)),
  opens('Topics Dashboard', '/stats'),
  ...openToAll,
  { id: 'move', group: 'Actions', words: 'Move a tracker or folder…', act: { type: 'list', of: 'movable' } },
  { id: 'run', group: 'Actions', words: 'Run a tracker…', act: { type: 'list', of: 'runnable' } },
];

/** A folder with where it is. */
export interface PlacedFolder {
  readonly item: Movable;
  /** The names of the folders that lead to it. */
  readonly place: string;
}

/** All folders of a tree, each followed by those inside it. */
export const foldersOf = (
  { id: parentId, name, children }: Answer<'FolderNode'>,
  above = '',
): readonly PlacedFolder[] =>
  children.flatMap((child) => {
    if (child.id === null) return [];
    const place = above === '' ? name : `${above} / ${name}`;
    const item = { type: 'collection', id: child.id, name: child.name, parent_id: parentId } as const;
    return [{ item, place }, ...foldersOf(child, place)];
  });

export interface Own {
  readonly folders: readonly PlacedFolder[];
  readonly trackers: readonly MyTracker[];
}

/** What opens the user's folders and trackers. */
export const ownChoices = ({ folders, trackers }: Own): readonly Choice[] => {
  const placeOf = placesIn(folders);
  return [
    ...folders.map(({ item, place }) => ({
      id: item.id,
      group: 'Folders' as const,
      words: item.name,
      place,
      act: { type: 'open' as const, path: folderPath([item.id]) },
    })),
    ...trackers.map((tracker) => ({
      id: tracker.id,
      group: 'Trackers' as const,
      words: tracker.name,
      place: placeOf(tracker),
      act: { type: 'open' as const, path: `/tracker/${tracker.id}` },
    })),
  ];
};

const placesIn = (folders: readonly PlacedFolder[]) => {
  const named = new Map(folders.map(({ item, place }) => [item.id, `${place} / ${item.name}`]));
  return ({ can_edit, parent_id }: MyTracker): string =>
    can_edit ? (named.get(parent_id ?? '') ?? 'My Trackers') : 'Followed';
};

const moveOf = (item: Movable, words: string, group: Group, place?: string): Choice => ({
  id: `move ${item.id}`,
  group,
  words,
  place,
  act: { type: 'move', item },
});

const movableOf = ({ id, name, parent_id }: MyTracker): Movable => ({ type: 'tracker', id, name, parent_id });

export const movableChoices = ({ folders, trackers }: Own): readonly Choice[] => {
  const placeOf = placesIn(folders);
  return [
    ...folders.map(({ item, place }) => moveOf(item, item.name, 'Folders', place)),
    ...trackers
      .filter(({ can_edit }) => can_edit)
      .map((tracker) => moveOf(movableOf(tracker), tracker.name, 'Trackers', placeOf(tracker))),
  ];
};

export const runnableChoices = ({ folders, trackers }: Own): readonly Choice[] => {
  const placeOf = placesIn(folders);
  return trackers
    .filter(({ can_edit }) => can_edit)
    .map((tracker) => ({
      id: `run ${tracker.id}`,
      group: 'Trackers',
      words: tracker.name,
      place: placeOf(tracker),
      act: { type: 'run', trackerId: tracker.id },
    }));
};

/** What can be done with the tracker or folder that the page shows. */
export const choicesForPage = ({ folders, trackers }: Own, shownId: string | null): readonly Choice[] => {
  const folder = folders.find(({ item }) => item.id === shownId);
  if (folder !== undefined) return [moveOf(folder.item, `Move “${folder.item.name}”…`, 'This page')];
  const tracker = trackers.find(({ id, can_edit }) => id === shownId && can_edit);
  if (tracker === undefined) return [];
  return [
    moveOf(movableOf(tracker), `Move “${tracker.name}”…`, 'This page'),
    {
      id: `run ${tracker.id}`,
      group: 'This page',
      words: `Run “${tracker.name}” now`,
      act: { type: 'run', trackerId: tracker.id },
    },
  ];
};

/** What opens the documents that staff brought in. */
export const documentChoices = (documents: ReadonlyArray<Answer<'ListedDocument'>>): readonly Choice[] =>
  documents.map(({ id, title, kind }) => ({
    id: `document ${id}`,
    group: 'Documents',
    words: title,
    place: documentKinds[kind],
    act: { type: 'open', path: documentPath(id) },
  }));

/** What opens public trackers, without those among the user's own or followed. */
export const publicChoices = (found: readonly ExploreTracker[], { trackers }: Own): readonly Choice[] => {
  const known = new Set(trackers.map(({ id }) => id));
  return found
    .filter(({ id }) => !known.has(id))
    .map((tracker) => ({
      id: `public ${tracker.id}`,
      group: 'Public trackers',
      words: titleOf(tracker),
      place: tracker.category,
      act: { type: 'open', path: `/tracker/${tracker.id}` },
    }));
};
