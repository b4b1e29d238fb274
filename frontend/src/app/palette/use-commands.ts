import { useColorScheme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMatch } from 'react-router-dom';
import { useIsAdmin } from '../../features/accounts/published/api/get-roles';
import { useUser } from '../../features/accounts/published/api/get-user';
import { folderTreeQuery } from '../../features/collections/published/api/get-folder';
import { myTrackersQuery } from '../../features/collections/published/api/my-trackers';
import { idsIn } from '../../features/collections/published/folder-path';
import { documentsQuery } from '../../features/documents/published/api/get-documents';
import { findQuery } from '../../features/explore/published/api/find';
import { trackerQuery } from '../../features/trackers/published/api/get-tracker';
import { canBeAsked } from '../../features/trackers/published/api/tracker';
import { configQuery } from '../../shared/api/get-config';
import { useOptionalQuery } from '../../shared/api/use-optional-query';
import { useSettled } from '../../shared/hooks/use-settled';
import { useIsStaff, useSignedIn } from '../../shared/session/session';
import { now } from '../../shared/time/clock';
import {
  type Command,
  commandsForPage,
  documentCommands,
  editableCommands,
  elsewhereCommands,
  listFolders,
  inGroups,
  movableCommands,
  type OwnItems,
  ownCommands,
  signedInCommands,
  signedOutCommands,
} from './commands';
import { foundCommands, textCommands } from './found-commands';
import { languageCommands, themeCommands } from './setting-commands';
import { shellDialogTexts } from '../texts/shell-dialogs';
import { useLanguage } from '../../shared/language/language';

export type PaletteList = 'all' | 'movable' | 'runnable' | 'shareable';

/** The id of the innermost folder in the address; null on other pages. */
export const useShownFolder = (): string | null => idsIn(useMatch('/list-trackers/*')?.params['*']).at(-1) ?? null;

/** The palette's commands before filtering by the text. Published lines, countries and agencies are searched on the server. */
export const useCommands = (list: PaletteList, typed: string) => {
  const signedIn = useSignedIn();
  const user = useUser();
  const isStaff = useIsStaff();
  const isAdmin = useIsAdmin();
  const hasOutbox = useOptionalQuery(configQuery)?.outbox === true;
  const tree = useQuery({ ...folderTreeQuery, enabled: signedIn });
  const mine = useQuery({ ...myTrackersQuery, enabled: signedIn });
  const documents = useQuery({ ...documentsQuery, enabled: signedIn });
  const text = typed.trim();
  const searched = useSettled(text);
  const isSearching = list === 'all' && searched !== '' && text !== '';
  const found = useQuery({ ...findQuery(searched), enabled: isSearching });
  // While a search is under way, nothing is offered for its text: results come first.
  const isWaiting = list === 'all' && text !== '' && (searched !== text || found.isFetching);
  const isSettled = isSearching && !isWaiting;
  const { mode = 'system' } = useColorScheme();
  const language = useLanguage();
  const texts = shellDialogTexts();
  const notLoaded = [tree, mine, documents].filter((each) => each.isError);
  const notFound = [found].filter((each) => isSearching && each.isError);
  const trackerId = useMatch('/tracker/:id')?.params.id ?? null;
  const shown = useOptionalQuery({ ...trackerQuery(trackerId ?? ''), enabled: false });
  const shownId = useShownFolder() ?? trackerId;

  const own: OwnItems = {
    folders: signedIn && tree.data !== undefined ? listFolders(tree.data.collectionsTree) : [],
    trackers: (signedIn ? mine.data : undefined) ?? [],
  };
  const askable = {
    shownTracker: signedIn && shown !== undefined && canBeAsked(shown) ? trackerId : null,
    hasTrackers: own.trackers.length > 0,
  };
  const all = (): readonly Command[] => [
    ...commandsForPage(own, shownId),
    ...(signedIn ? signedInCommands(user) : signedOutCommands()),
    ...elsewhereCommands({ isStaff, isAdmin, hasOutbox }),
    ...ownCommands(own),
    ...documentCommands((signedIn ? documents.data : undefined) ?? []),
    ...themeCommands(mode),
    ...languageCommands(language),
    ...(isSearching && found.data !== undefined ? foundCommands(found.data, own, now()) : []),
    ...(isSettled ? textCommands(text, askable) : []),
  ];
  const commandsOf: Readonly<Record<PaletteList, () => readonly Command[]>> = {
    all,
    movable: () => movableCommands(own),
    runnable: () => editableCommands(own, 'run'),
    shareable: () => editableCommands(own, 'share'),
  };
  return {
    commands: inGroups(commandsOf[list](), text !== ''),
    isLoading: (signedIn && (tree.isPending || mine.isPending || documents.isPending)) || isWaiting,
    /** Name of the data that could not be loaded; null if nothing failed. */
    failed: notLoaded.length > 0 ? texts.someChoices : notFound.length > 0 ? texts.findings : null,
    retry: () => void Promise.all([...notLoaded, ...notFound].map(({ refetch }) => refetch())),
  };
};
