import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../../shared/api/problem';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { lazyDialog } from '../../../shared/parts/lazy-dialog';
import { usePreloaded } from '../../../shared/parts/use-preloaded';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Notice } from '../../../shared/ui/notice';
import { TextButton } from '../../../shared/ui/text-button';
import { useUser } from '../../accounts/published/api/get-user';
import { IncludeAudio } from '../../audio/published/include-audio';
import { openAuthDialog } from '../../accounts/published/auth-dialog';
import { Introduction } from '../../introduction/published/introduction';
import { AskButton } from '../../ledgers/published/ask-button';
import { openTrackerDialog } from '../../trackers/published/tracker-dialog.store';
import { Link, useParams } from 'react-router-dom';
import { collectionQuery, type FolderItem, type Item, mayHaveNews } from '../published/api/get-collection';
import { collectionWeekQuery } from '../api/get-collection-week';
import { Breadcrumbs } from '../components/breadcrumbs';
import { copyRss } from '../../../shared/ui/copy-rss';
import { CombineEmails } from '../components/combine-emails';
import { DragToMove } from '../components/drag-to-move';
import { FolderHeader } from '../components/folder-header';
import { FolderWeek } from '../components/folder-week';
import { GridSkeleton, TableSkeleton } from '../components/list-skeletons';
import { NoLongerShared } from '../components/no-longer-shared';
import { OutOfDate } from '../components/out-of-date';
import { type ItemsProps, TrackerGrid } from '../components/tracker-grid';
import { TrackerTable } from '../components/tracker-table';
import { ViewToggle } from '../components/view-toggle';
import { folderPath, idsIn } from '../folder-path';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { keepViewMode, storedViewMode, type ViewMode } from '../list-view-settings';

const ConfirmDeletion = lazyDialog(
  () => import('../../trackers/published/confirm-deletion'),
  ({ onClose }) => onClose(),
);
const CreateFolder = lazyDialog(
  () => import('../components/create-folder'),
  ({ onClose }) => onClose(),
);
const EditFolder = lazyDialog(
  () => import('../components/edit-folder'),
  ({ onClose }) => onClose(),
);
const MoveItem = lazyDialog(
  () => import('../components/move-item'),
  ({ onClose }) => onClose(),
);
const ShareFolder = lazyDialog(
  () => import('../components/share-folder'),
  ({ onClose }) => onClose(),
);
const shownNext = [ConfirmDeletion, CreateFolder, EditFolder, MoveItem, ShareFolder];

export const ListTrackersPage = () => {
  usePreloaded(shownNext);
  const user = useUser();
  const [mode, setMode] = useState(storedViewMode);
  const folderId = idsIn(useParams()['*']).at(-1) ?? null;
  const { data, isPending: isLoading, isError, error, refetch } = useQuery(collectionQuery(folderId));
  const week = useQuery(collectionWeekQuery(folderId));
  // The week stands above the items and would push them down.
  const isPending = isLoading || (week.isPending && !isError);
  const rootName = mode === 'list' ? 'My Collections' : 'My Trackers';
  const name = folderId === null ? rootName : (data?.collection.name ?? '');
  usePageTitle(name === '' ? 'My Trackers' : name);
  const [sharing, setSharing] = useState(false);
  const [creating, setCreating] = useState(false);
  const [moving, setMoving] = useState<Item | null>(null);
  const [editing, setEditing] = useState<FolderItem | null>(null);
  const [deleting, setDeleting] = useState<Item | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const signedOut = hasCode(error, 'AUTH_REQUIRED');
  const gone = hasCode(error, 'NOT_FOUND');
  // Keep items that failed to refetch, with a notice, unless the user has been signed out.
  const isHidden = signedOut || gone;
  const shownData = isHidden || isPending ? undefined : data;
  const items = shownData?.items ?? [];
  const rssUrl = shownData?.collection.rss_url ?? null;
  useFocusAfterRemoval(deleted !== null && !items.some(({ id }) => id === deleted));
  const shown: ItemsProps = {
    items,
    folderId,
    onCreateFolder: () => setCreating(true),
    onMove: setMoving,
    onEdit: setEditing,
    onDelete: setDeleting,
  };
  const choose = (next: ViewMode) => {
    keepViewMode(next);
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
        {shownData !== undefined && folderId === null && (
          <Button variant="outlined" size="small" component={Link} to="/feed">
            Feed
          </Button>
        )}
        {items.length > 0 && <AskButton key={`ask ${folderId}`} about={{ kind: 'folder', id: folderId }} />}
        {shownData !== undefined && <CombineEmails key={folderId} folder={shownData.collection} />}
        {shownData !== undefined && <IncludeAudio listens={folderId === null} />}
        {shownData !== undefined && folderId !== null && (
          <Button variant="outlined" size="small" onClick={() => setSharing(true)}>
            Share
          </Button>
        )}
        {rssUrl !== null && (
          <Button variant="outlined" size="small" onClick={() => void copyRss(rssUrl)}>
            Copy RSS link
          </Button>
        )}
        <ViewToggle mode={mode} onChoose={choose} />
      </FolderHeader>
      {folderId === null && shownData !== undefined && <Introduction />}
      {isPending &&
        (mode === 'grid' ? <GridSkeleton card={folderId === null && user?.tracker_count !== 0} /> : <TableSkeleton />)}
      {signedOut && (
        <Notice
          title="You are signed out."
          live
          actions={
            <Button variant="contained" onClick={() => openAuthDialog('sign-in')}>
              Sign In
            </Button>
          }
        >
          <p>Your trackers keep running. Sign in to see them.</p>
        </Notice>
      )}
      <Box role="status">{isError && shownData !== undefined && <OutOfDate onRetry={() => void refetch()} />}</Box>
      <Box role="status">{shownData !== undefined && <NoLongerShared count={shownData.no_longer_shared} />}</Box>
      {gone && (
        <Notice
          title="This folder does not exist."
          live
          actions={
            <Button variant="contained" component={Link} to="/list-trackers">
              My Trackers
            </Button>
          }
        >
          <p>It may have been moved or deleted in another window.</p>
        </Notice>
      )}
      {isError && data === undefined && !isHidden && (
        <Notice
          title="Your trackers could not be loaded."
          live
          actions={
            <Button variant="contained" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          <p>They are safe. The connection may be down, or the server may still be starting.</p>
        </Notice>
      )}
      {shownData?.items.length === 0 && (
        <Notice
          title="This collection is empty"
          actions={
            <>
              <Button
                variant="contained"
                onClick={() => openTrackerDialog({ intention: 'create', parentId: folderId })}
              >
                Create a tracker
              </Button>
              <Button variant="outlined" onClick={() => setCreating(true)}>
                Add a folder
              </Button>
            </>
          }
        >
          <p>A tracker reads its sources for you and reports only when something happens.</p>
        </Notice>
      )}
      {items.some(mayHaveNews) && week.data !== undefined && (
        <FolderWeek key={folderId} week={week.data} items={items} />
      )}
      {items.some(mayHaveNews) && week.data === undefined && week.isError && (
        <NotLoaded small what="This week’s news" onRetry={() => void week.refetch()} />
      )}
      {items.length > 0 && (mode === 'grid' ? <TrackerGrid {...shown} /> : <TrackerTable {...shown} />)}
      {shownData !== undefined && folderId === null && (
        <Box sx={{ mt: 6 }}>
          <TextButton to="/recently-deleted">Recently deleted</TextButton>
        </Box>
      )}
      {creating && <CreateFolder parentId={folderId} onClose={() => setCreating(false)} />}
      {editing !== null && <EditFolder folder={editing} onClose={() => setEditing(null)} />}
      {sharing && folderId !== null && data !== undefined && (
        <ShareFolder
          folder={{ ...data.collection, id: folderId }}
          items={data.items}
          onClose={() => setSharing(false)}
        />
      )}
      {moving !== null && <MoveItem item={moving} onClose={() => setMoving(null)} />}
      {deleting !== null && (
        <ConfirmDeletion item={deleting} onClose={() => setDeleting(null)} onDeleted={() => setDeleted(deleting.id)} />
      )}
    </DragToMove>
  );
};
