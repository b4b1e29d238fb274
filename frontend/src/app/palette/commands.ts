import type { Schema } from '#shared/api/api-schema';
import type { Language } from '#shared/language/language';
import { pageTexts } from '#shared/texts/pages';
import type { User } from '#features/accounts/api/get-user';
import type { MovableItem } from '#features/collections/api/get-folder';
import type { MyTracker } from '#features/collections/api/my-trackers';
import { folderPath } from '#features/collections/published/folder-path';
import type { FolderWithPath } from '#features/collections/published/list-folders';
import { formatKind } from '#features/documents/published/document-kinds';
import { documentPath } from '#features/documents/published/document-path';
import type { SearchResults } from '#features/explore/api/find';
import { trackerPath } from '#features/trackers/published/tracker-path';
import { pagePath, type AppPage, isOffered, pageName } from '../routing/app-page';
import { barePages } from '../routing/bare-pages';
import { pages } from '../routing/pages';
import type { ColorMode } from '../shell/color-mode';
import { shellDialogTexts } from '../texts/shell-dialogs';
import { staffEntryTexts } from '../texts/staff-entries';

export type CommandAction =
  | { readonly type: 'open'; readonly path: string }
  /** Opens what is not a page of the app itself. */
  | { readonly type: 'leave'; readonly path: string }
  | { readonly type: 'sign-in' }
  | { readonly type: 'create'; readonly kind: 'tracker' | 'folder' | 'source-set' }
  | { readonly type: 'move'; readonly item: MovableItem }
  | { readonly type: 'run'; readonly trackerId: string }
  /** Makes a tracker public, or copies its link. */
  | { readonly type: 'share'; readonly trackerId: string }
  | { readonly type: 'theme'; readonly mode: ColorMode }
  | { readonly type: 'language'; readonly language: Language }
  /** Begins a tracker of a topic. */
  | { readonly type: 'track'; readonly topic: string }
  /** Asks a question on a page. */
  | { readonly type: 'ask'; readonly path: string; readonly question: string }
  /** Opens a list of things to move, run or share. */
  | { readonly type: 'list'; readonly of: 'movable' | 'runnable' | 'shareable' };

const groups = [
  'page',
  'create',
  'open',
  'folders',
  'trackers',
  'documents',
  'actions',
  'public',
  'countries',
  'agencies',
  'lines',
  'words',
] as const;
type Group = (typeof groups)[number];

/** The order for typed text: a name is more likely typed to open the item than to move it. */
const groupsForText: readonly Group[] = [
  'open',
  'trackers',
  'folders',
  'documents',
  'page',
  'create',
  'actions',
  'countries',
  'agencies',
  'public',
  'lines',
  'words',
];

/** Groups of commands matched by the server, in spite of typos, or offered for any text. */
const matchedGroups: readonly Group[] = ['public', 'countries', 'agencies', 'lines', 'words'];

/** Whether a command is shown whatever the text. */
export const bypassesFilter = ({ group }: Command): boolean => matchedGroups.includes(group);

export interface Command {
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  /** Location of the item, to distinguish equal names. */
  readonly path?: string;
  /** Further words that find the command. */
  readonly keywords?: string;
  /** Ranges of the matching words in a line; absent for other commands. */
  readonly marks?: SearchResults['lines'][number]['marks'];
  readonly action: CommandAction;
}

/** Sorts commands by group; the sort is stable. */
export const inGroups = (commands: readonly Command[], hasText: boolean): readonly Command[] =>
  (hasText ? groupsForText : groups).flatMap((group) => commands.filter((command) => command.group === group));

const opens = (page: AppPage): Command => ({
  id: pagePath(page),
  group: 'open',
  label: pageName(page) ?? '',
  keywords: shellDialogTexts().pageKeywords[pagePath(page)],
  action: { type: 'open', path: pagePath(page) },
});

/** The pages offered to exactly this audience; for signed-in users, also those that depend on the user. */
const openCommands = (offered: 'everyone' | 'signed-in' | 'signed-out' | 'admin', user?: User): readonly Command[] =>
  [...pages, ...barePages]
    .filter((page) =>
      typeof page.audience === 'function'
        ? offered === 'signed-in' && isOffered(page, user)
        : page.audience === offered,
    )
    .map(opens);

interface Elsewhere {
  readonly isStaff: boolean;
  readonly isAdmin: boolean;
  /** Whether mail is kept on this computer instead of sent. */
  readonly hasOutbox: boolean;
}

/** Commands for some users only: pages of staff, and the outbox. */
export const elsewhereCommands = ({ isStaff, isAdmin, hasOutbox }: Elsewhere): readonly Command[] => {
  const leaves = (path: string, label: string, keywords: string): Command => ({
    id: path,
    group: 'open',
    label,
    keywords,
    action: { type: 'leave', path },
  });
  const texts = shellDialogTexts();
  return [
    ...(hasOutbox ? [leaves('/outbox', texts.outbox, texts.outboxKeywords)] : []),
    ...(isStaff ? [leaves('/admin', staffEntryTexts().administration, texts.alsoAdministration)] : []),
    ...(isAdmin ? openCommands('admin') : []),
  ];
};

const createTracker = (): Command => ({
  id: 'create-tracker',
  group: 'create',
  label: shellDialogTexts().createTracker,
  keywords: shellDialogTexts().newTracker,
  action: { type: 'create', kind: 'tracker' },
});

export const signedOutCommands = (): readonly Command[] => [
  createTracker(),
  ...openCommands('everyone'),
  { id: 'sign-in', group: 'open', label: pageTexts().signIn, action: { type: 'sign-in' } },
  ...openCommands('signed-out'),
];

/** `user` is undefined until it is loaded. */
export const signedInCommands = (user: User | undefined): readonly Command[] => [
  createTracker(),
  {
    id: 'create-folder',
    group: 'create',
    label: shellDialogTexts().createFolder,
    keywords: shellDialogTexts().newFolder,
    action: { type: 'create', kind: 'folder' },
  },
  {
    id: 'create-source-set',
    group: 'create',
    label: shellDialogTexts().createSourceSet,
    keywords: shellDialogTexts().newSourceSet,
    action: { type: 'create', kind: 'source-set' },
  },
  ...openCommands('signed-in', user),
  ...openCommands('everyone'),
  { id: 'move', group: 'actions', label: shellDialogTexts().move, action: { type: 'list', of: 'movable' } },
  { id: 'run', group: 'actions', label: shellDialogTexts().run, action: { type: 'list', of: 'runnable' } },
  {
    id: 'share',
    group: 'actions',
    label: shellDialogTexts().share,
    keywords: shellDialogTexts().shareKeywords,
    action: { type: 'list', of: 'shareable' },
  },
];

export interface OwnItems {
  readonly folders: readonly FolderWithPath[];
  readonly trackers: readonly MyTracker[];
}

/** Commands that open the user's folders and trackers. */
export const ownCommands = ({ folders, trackers }: OwnItems): readonly Command[] => {
  const getPath = pathFinder(folders);
  return [
    ...folders.map(({ item, path }) => ({
      id: item.id,
      group: 'folders' as const,
      label: item.name,
      path,
      action: { type: 'open' as const, path: folderPath([item.id]) },
    })),
    ...trackers.map((tracker) => ({
      id: tracker.id,
      group: 'trackers' as const,
      label: tracker.name,
      path: getPath(tracker),
      action: { type: 'open' as const, path: trackerPath(tracker.id) },
    })),
  ];
};

const pathFinder = (folders: readonly FolderWithPath[]) => {
  const named = new Map(folders.map(({ item, path }) => [item.id, `${path} / ${item.name}`]));
  return ({ can_edit, parent_id }: MyTracker): string =>
    can_edit ? (named.get(parent_id ?? '') ?? pageTexts().trackers) : shellDialogTexts().followed;
};

const moveCommand = (item: MovableItem, label: string, group: Group, path?: string): Command => ({
  id: `move ${item.id}`,
  group,
  label,
  path,
  action: { type: 'move', item },
});

const toMovable = ({ id, name, parent_id }: MyTracker): MovableItem => ({ type: 'tracker', id, name, parent_id });

export const movableCommands = ({ folders, trackers }: OwnItems): readonly Command[] => {
  const getPath = pathFinder(folders);
  return [
    ...folders.map(({ item, path }) => moveCommand(item, item.name, 'folders', path)),
    ...trackers
      .filter(({ can_edit }) => can_edit)
      .map((tracker) => moveCommand(toMovable(tracker), tracker.name, 'trackers', getPath(tracker))),
  ];
};

/** The trackers that the user can edit, each to be run or shared. */
export const editableCommands = ({ folders, trackers }: OwnItems, type: 'run' | 'share'): readonly Command[] => {
  const getPath = pathFinder(folders);
  return trackers
    .filter(({ can_edit }) => can_edit)
    .map((tracker) => ({
      id: `${type} ${tracker.id}`,
      group: 'trackers',
      label: tracker.name,
      path: getPath(tracker),
      action: { type, trackerId: tracker.id },
    }));
};

/** Actions on the tracker or folder that the page shows. */
export const commandsForPage = ({ folders, trackers }: OwnItems, shownId: string | null): readonly Command[] => {
  const folder = folders.find(({ item }) => item.id === shownId);
  if (folder !== undefined) return [moveCommand(folder.item, shellDialogTexts().moveItem(folder.item.name), 'page')];
  const tracker = trackers.find(({ id, can_edit }) => id === shownId && can_edit);
  if (tracker === undefined) return [];
  return [
    moveCommand(toMovable(tracker), shellDialogTexts().moveItem(tracker.name), 'page'),
    {
      id: `run ${tracker.id}`,
      group: 'page',
      label: shellDialogTexts().runItem(tracker.name),
      action: { type: 'run', trackerId: tracker.id },
    },
    {
      id: `share ${tracker.id}`,
      group: 'page',
      label: shellDialogTexts().shareItem(tracker.name),
      keywords: shellDialogTexts().shareKeywords,
      action: { type: 'share', trackerId: tracker.id },
    },
  ];
};

/** Commands that open the documents added by staff. */
export const documentCommands = (documents: ReadonlyArray<Schema<'ListedDocument'>>): readonly Command[] =>
  documents.map(({ id, title, kind, designation }) => ({
    id: `document ${id}`,
    group: 'documents',
    label: title,
    path: formatKind({ kind, designation }),
    action: { type: 'open', path: documentPath(id) },
  }));
