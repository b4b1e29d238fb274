import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { hasCode } from '../../../shared/api/problem';
import { useFocusRestore } from '../../../shared/hooks/use-focus-restore';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { usePreloaded } from '../../../shared/lazy/use-preloaded';
import { LoadError } from '../../../shared/ui/load-error';
import { TextButton } from '../../../shared/ui/text-button';
import { useUser } from '../../accounts/published/api/get-user';
import SignedOut from '../../accounts/published/signed-out';
import { Introduction } from '../../introduction/published/introduction';
import { type WeekOfFolder, folderWeekQuery } from '../api/get-folder-week';
import { Breadcrumbs } from '../components/breadcrumbs';
import { DragToMove } from '../components/drag-to-move';
import { FolderActions } from '../components/folder-actions';
import { type FolderDialog, folderDialogs, FolderDialogs } from '../components/folder-dialogs';
import { FolderHeader } from '../components/folder-header';
import { EmptyFolder, FolderGone, FolderNotLoaded } from '../components/folder-notices';
import { FolderWeek } from '../components/folder-week';
import { GridSkeleton, TableSkeleton } from '../components/list-skeletons';
import { NoLongerShared } from '../components/no-longer-shared';
import { OutdatedListNotice } from '../components/outdated-list-notice';
import { type ItemsProps, TrackerGrid } from '../components/tracker-grid';
import { TrackerTable } from '../components/tracker-table';
import { ViewToggle } from '../components/view-toggle';
import { saveViewMode, storedViewMode, type ViewMode } from '../list-view-settings';
import { folderQuery, mayHaveNews } from '../published/api/get-folder';
import { folderPath, idsIn } from '../published/folder-path';
import { listTexts } from '../texts/list';

export const ListTrackersPage = () => {
  usePreloaded(folderDialogs);
  const user = useUser();
  const texts = listTexts();
  const [mode, setMode] = useState(storedViewMode);
  const [dialog, setDialog] = useState<FolderDialog | null>(null);
  const list = useFocusRestore<HTMLDivElement>('page');
  const folderId = idsIn(useParams()['*']).at(-1) ?? null;
  const { data, isPending: isLoading, isError, error, refetch } = useQuery(folderQuery(folderId));
  const week = useQuery(folderWeekQuery(folderId));
  // The week is above the items and would push them down.
  const isPending = isLoading || (week.isPending && !isError);
  const rootName = mode === 'list' ? texts.myCollections : texts.myTrackers;
  const name = folderId === null ? rootName : (data?.collection.name ?? '');
  usePageTitle(name === '' ? texts.myTrackers : name);
  const signedOut = hasCode(error, 'AUTH_REQUIRED');
  const gone = hasCode(error, 'NOT_FOUND');
  // Keep items that failed to refetch, with a notice, unless the user has been signed out.
  const isHidden = signedOut || gone;
  const shown = isHidden || isPending ? undefined : data;
  const items = shown?.items ?? [];
  const choose = (next: ViewMode) => {
    saveViewMode(next);
    setMode(next);
  };
  return (
    <DragToMove items={items}>
      <FolderHeader
        above={user?.email ?? ''}
        name={name}
        folder={data?.collection}
        crumbs={
          folderId !== null && data !== undefined && <Breadcrumbs crumbs={data.breadcrumbs} pathOf={folderPath} />
        }
      >
        {shown !== undefined && (
          <FolderActions folderId={folderId} shown={shown} onShare={() => setDialog({ kind: 'share' })} />
        )}
        <ViewToggle mode={mode} onChoose={choose} />
      </FolderHeader>
      {folderId === null && shown !== undefined && <Introduction />}
      {isPending &&
        (mode === 'grid' ? <GridSkeleton card={folderId === null && user?.tracker_count !== 0} /> : <TableSkeleton />)}
      {signedOut && <SignedOut />}
      <Box role="status">{isError && shown !== undefined && <OutdatedListNotice onRetry={() => void refetch()} />}</Box>
      <Box role="status">{shown !== undefined && <NoLongerShared count={shown.no_longer_shared} />}</Box>
      {gone && <FolderGone />}
      {isError && data === undefined && !isHidden && <FolderNotLoaded onRetry={() => void refetch()} />}
      {shown?.items.length === 0 && (
        <EmptyFolder folderId={folderId} onCreateFolder={() => setDialog({ kind: 'create' })} />
      )}
      {items.some(mayHaveNews) && (
        <Week
          folderId={folderId}
          items={items}
          week={week.data}
          isError={week.isError}
          onRetry={() => void week.refetch()}
        />
      )}
      <div ref={list}>
        {items.length > 0 && <Items mode={mode} items={items} folderId={folderId} onOpen={setDialog} />}
      </div>
      {shown !== undefined && folderId === null && (
        <Box sx={{ mt: 6 }}>
          <TextButton to="/recently-deleted">{texts.recentlyDeleted}</TextButton>
        </Box>
      )}
      {dialog !== null && (
        <FolderDialogs dialog={dialog} folderId={folderId} shown={data} onClose={() => setDialog(null)} />
      )}
    </DragToMove>
  );
};

interface WeekProps extends Pick<ItemsProps, 'folderId' | 'items'> {
  week: WeekOfFolder | undefined;
  isError: boolean;
  onRetry: () => void;
}

const Week = ({ folderId, items, week, isError, onRetry }: WeekProps) => {
  if (week !== undefined) return <FolderWeek key={folderId} week={week} items={items} isRoot={folderId === null} />;
  return isError && <LoadError small what={listTexts().weeksNews} onRetry={onRetry} />;
};

interface ListProps extends Pick<ItemsProps, 'folderId' | 'items'> {
  mode: ViewMode;
  onOpen: (dialog: FolderDialog) => void;
}

const Items = ({ mode, onOpen, ...of }: ListProps) => {
  const List = mode === 'grid' ? TrackerGrid : TrackerTable;
  return (
    <List
      {...of}
      onCreateFolder={() => onOpen({ kind: 'create' })}
      onMove={(item) => onOpen({ kind: 'move', item })}
      onEdit={(folder) => onOpen({ kind: 'edit', folder })}
      onDelete={(item) => onOpen({ kind: 'delete', item })}
    />
  );
};
