import { useColorScheme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMatch } from 'react-router-dom';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { useDebouncedText } from '#shared/hooks/use-debounced-text';
import { useLanguage } from '#shared/language/language';
import { useIsStaff, useIsSignedIn } from '#shared/session/session';
import { now } from '#shared/time/clock';
import { useIsAdmin } from '#features/accounts/api/get-roles';
import { useUser } from '#features/accounts/api/get-user';
import { folderTreeQuery } from '#features/collections/api/get-folder';
import { myTrackersQuery } from '#features/collections/api/my-trackers';
import { listFolders } from '#features/collections/published/list-folders';
import { useShownFolder } from '#features/collections/published/use-shown-folder';
import { documentsQuery } from '#features/documents/api/get-documents';
import { findQuery } from '#features/explore/api/find';
import { trackerQuery } from '#features/trackers/api/get-tracker';
import { canBeAsked } from '#features/trackers/api/tracker';
import { shellDialogTexts } from '../texts/shell-dialogs';
import {
  type Command,
  commandsForPage,
  documentCommands,
  editableCommands,
  elsewhereCommands,
  inGroups,
  movableCommands,
  ownCommands,
  signedInCommands,
  signedOutCommands,
} from './commands';
import { foundCommands, textCommands } from './found-commands';
import { languageCommands, themeCommands } from './setting-commands';

export type PaletteList = 'all' | 'movable' | 'runnable' | 'shareable';

/** The folders, trackers and documents to choose from; none while signed out. */
const useOwn = (isSignedIn: boolean) => {
  const tree = useQuery({ ...folderTreeQuery, enabled: isSignedIn });
  const mine = useQuery({ ...myTrackersQuery, enabled: isSignedIn });
  const documents = useQuery({ ...documentsQuery, enabled: isSignedIn });
  const queries = [tree, mine, documents];
  return {
    folders: isSignedIn && tree.data !== undefined ? listFolders(tree.data.collectionsTree) : [],
    trackers: (isSignedIn && mine.data) || [],
    documents: (isSignedIn && documents.data) || [],
    isPending: isSignedIn && queries.some((each) => each.isPending),
    failed: queries.filter((each) => each.isError),
  };
};

/** The server's results for the text, after a pause in typing. */
const useFound = (list: PaletteList, text: string) => {
  const searched = useDebouncedText(text);
  const isSearching = list === 'all' && searched !== '' && text !== '';
  const found = useQuery({ ...findQuery(searched), enabled: isSearching });
  // While a search is pending, nothing is offered for its text: results come first.
  const isPending = list === 'all' && text !== '' && (searched !== text || found.isFetching);
  return {
    data: isSearching ? found.data : undefined,
    isPending,
    isSettled: isSearching && !isPending,
    failed: isSearching && found.isError ? [found] : [],
  };
};

/**
 * The palette's commands before filtering by the text. Published lines, countries and agencies are searched on the
 * server.
 */
export const useCommands = (list: PaletteList, rawText: string) => {
  const isSignedIn = useIsSignedIn();
  const user = useUser();
  const isStaff = useIsStaff();
  const isAdmin = useIsAdmin();
  const hasOutbox = useOptionalQuery(configQuery)?.outbox === true;
  const own = useOwn(isSignedIn);
  const text = rawText.trim();
  const found = useFound(list, text);
  const { mode = 'system' } = useColorScheme();
  const language = useLanguage();
  const texts = shellDialogTexts();
  const trackerId = useMatch('/tracker/:id')?.params.id ?? null;
  const shown = useOptionalQuery({ ...trackerQuery(trackerId ?? ''), enabled: false });
  const shownId = useShownFolder() ?? trackerId;
  const failed = [...own.failed, ...found.failed];

  const askable = {
    shownTracker: isSignedIn && shown !== undefined && canBeAsked(shown) ? trackerId : null,
    hasTrackers: own.trackers.length > 0,
  };
  const all = (): readonly Command[] => [
    ...commandsForPage(own, shownId),
    ...(isSignedIn ? signedInCommands(user) : signedOutCommands()),
    ...elsewhereCommands({ isStaff, isAdmin, hasOutbox }),
    ...ownCommands(own),
    ...documentCommands(own.documents),
    ...themeCommands(mode),
    ...languageCommands(language),
    ...(found.data === undefined ? [] : foundCommands(found.data, own, now())),
    ...(found.isSettled ? textCommands(text, askable) : []),
  ];
  const commandsOf: Readonly<Record<PaletteList, () => readonly Command[]>> = {
    all,
    movable: () => movableCommands(own),
    runnable: () => editableCommands(own, 'run'),
    shareable: () => editableCommands(own, 'share'),
  };
  return {
    commands: inGroups(commandsOf[list](), text !== ''),
    isLoading: own.isPending || found.isPending,
    /** Name of the data that could not be loaded; null if nothing failed. */
    failed: own.failed.length > 0 ? texts.someChoices : failed.length > 0 ? texts.findings : null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
};
