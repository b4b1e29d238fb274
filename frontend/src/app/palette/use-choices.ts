import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { useUser } from '../../features/accounts/published/api/get-user';
import { collectionTreeQuery } from '../../features/collections/published/api/get-collection';
import { myTrackersQuery } from '../../features/collections/api/my-trackers';
import { idsIn } from '../../features/collections/folder-path';
import { documentsQuery } from '../../features/documents/published/api/get-documents';
import { searchTrackersQuery } from '../../features/explore/published/api/search-trackers';
import { useSignedIn } from '../../shared/session/session';
import {
  type Choice,
  choicesForPage,
  documentChoices,
  foldersOf,
  inGroups,
  movableChoices,
  type Own,
  ownChoices,
  publicChoices,
  runnableChoices,
  signedInChoices,
  signedOutChoices,
} from './choices';

export type PaletteList = 'all' | 'movable' | 'runnable';

const pauseMs = 250;

/** The text after a pause in typing. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
};

/** The ids of the folders in the address; none on other pages. */
export const useShownFolder = (): string | null => idsIn(useMatch('/list-trackers/*')?.params['*']).at(-1) ?? null;

/** What the palette offers in a list, before it is filtered by the text. Public trackers are searched by the server. */
export const useChoices = (list: PaletteList, typed: string) => {
  const signedIn = useSignedIn();
  const user = useUser();
  const tree = useQuery({ ...collectionTreeQuery, enabled: signedIn });
  const mine = useQuery({ ...myTrackersQuery, enabled: signedIn });
  const documents = useQuery({ ...documentsQuery, enabled: signedIn });
  const text = typed.trim();
  const searched = useSettled(text);
  const isSearching = list === 'all' && searched !== '' && text !== '';
  const found = useInfiniteQuery({ ...searchTrackersQuery({ presetId: null, text: searched }), enabled: isSearching });
  const failed = [tree, mine, documents, ...(isSearching ? [found] : [])].filter((each) => each.isError);
  const trackerId = useMatch('/tracker/:id')?.params.id;
  const shownId = useShownFolder() ?? trackerId ?? null;

  const own: Own = {
    folders: signedIn && tree.data !== undefined ? foldersOf(tree.data.collectionsTree) : [],
    trackers: (signedIn ? mine.data : undefined) ?? [],
  };
  const all = (): readonly Choice[] => [
    ...choicesForPage(own, shownId),
    ...(signedIn ? signedInChoices(user) : signedOutChoices),
    ...ownChoices(own),
    ...documentChoices((signedIn ? documents.data : undefined) ?? []),
    ...(isSearching ? publicChoices(found.data?.trackers ?? [], own) : []),
  ];
  const choicesOf: Readonly<Record<PaletteList, () => readonly Choice[]>> = {
    all,
    movable: () => movableChoices(own),
    runnable: () => runnableChoices(own),
  };
  return {
    choices: inGroups(choicesOf[list](), text !== ''),
    isLoading:
      (signedIn && (tree.isPending || mine.isPending || documents.isPending)) || (isSearching && found.isFetching),
    failed: failed.length > 0,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
};
