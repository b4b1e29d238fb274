import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { usePreloadWhenIdle } from '#shared/lazy/use-preload-when-idle';
import { pageTexts } from '#shared/texts/pages';
import { TextButton } from '#shared/ui/text-button';
import { useUser } from '#features/accounts/api/get-user';
import { SignedOut } from '#features/accounts/published/signed-out';
import { Introduction } from '#features/introduction/published/introduction';
import { Breadcrumbs } from '../components/breadcrumbs';
import { DragToMove } from '../components/drag-to-move';
import { FolderActions } from '../components/folder-actions';
import { type FolderDialog, folderDialogs, FolderDialogs } from '../components/folder-dialogs';
import { FolderHeader } from '../components/folder-header';
import { EmptyFolder, FolderGone, FolderNotLoaded } from '../components/folder-notices';
import { FolderWeekSection } from '../components/folder-week';
import { GridSkeleton, TableSkeleton } from '../components/list-skeletons';
import { OutdatedListNotice } from '../components/outdated-list-notice';
import { type ItemsProps, TrackerGrid } from '../components/tracker-grid';
import { TrackerTable } from '../components/tracker-table';
import { UnsharedTrackersNotice } from '../components/unshared-trackers-notice';
import { ViewToggle } from '../components/view-toggle';
import { saveViewMode, storedViewMode, type ViewMode } from '../list-view-settings';
import { folderPath } from '../published/folder-path';
import { useShownFolder } from '../published/use-shown-folder';
import { listTexts } from '../texts/list';
import { useFolder } from '../use-folder';

/** The root of the user's trackers, or one of their folders: as cards, or as a table. */
export const ListTrackersPage = () => {
  usePreloadWhenIdle(folderDialogs);
  const user = useUser();
  const [mode, setMode] = useState(storedViewMode);
  const [dialog, setDialog] = useState<FolderDialog | null>(null);
  const list = useFocusRestore<HTMLDivElement>('page');
  const folderId = useShownFolder();
  const { lastLoaded, view, week, retry } = useFolder(folderId);
  const folder = 'folder' in view ? view.folder : undefined;
  const items = folder?.items ?? [];
  const choose = (next: ViewMode) => {
    saveViewMode(next);
    setMode(next);
  };
  return (
    <DragToMove items={items}>
      <Header
        folderId={folderId}
        lastLoaded={lastLoaded}
        shown={folder}
        onShare={() => setDialog({ kind: 'share' })}
        mode={mode}
        onChooseMode={choose}
      />
      {folderId === null && folder !== undefined && <Introduction />}
      <InsteadOfItems
        status={view.status}
        skeleton={
          mode === 'grid' ? <GridSkeleton isCard={folderId === null && user?.tracker_count !== 0} /> : <TableSkeleton />
        }
        onRetry={retry}
      />
      <Box role="status">{view.status === 'outdated' && <OutdatedListNotice onRetry={retry} />}</Box>
      <Box role="status">{folder !== undefined && <UnsharedTrackersNotice count={folder.no_longer_shared} />}</Box>
      {folder?.items.length === 0 && (
        <EmptyFolder folderId={folderId} onCreateFolder={() => setDialog({ kind: 'create' })} />
      )}
      <FolderWeekSection id={folderId} week={week} items={items} />
      <div ref={list}>
        {items.length > 0 && <Items mode={mode} items={items} folderId={folderId} onOpen={setDialog} />}
      </div>
      {folder !== undefined && folderId === null && (
        <Box sx={{ mt: 6 }}>
          <TextButton to="/recently-deleted">{pageTexts().deleted}</TextButton>
        </Box>
      )}
      {dialog !== null && (
        <FolderDialogs dialog={dialog} folderId={folderId} shown={lastLoaded} onClose={() => setDialog(null)} />
      )}
    </DragToMove>
  );
};

type Folder = NonNullable<ReturnType<typeof useFolder>['lastLoaded']>;

interface HeaderProps {
  folderId: string | null;
  /** The folder as it was last loaded, if ever. */
  lastLoaded: Folder | undefined;
  /** The folder if its items are shown. */
  shown: Folder | undefined;
  onShare: () => void;
  mode: ViewMode;
  onChooseMode: (mode: ViewMode) => void;
}

const Header = ({ folderId, lastLoaded, shown, onShare, mode, onChooseMode }: HeaderProps) => {
  const texts = listTexts();
  const rootName = mode === 'list' ? texts.myCollections : pageTexts().trackers;
  const name = folderId === null ? rootName : (lastLoaded?.collection.name ?? '');
  usePageTitle(name === '' ? pageTexts().trackers : name);
  return (
    <FolderHeader
      above={useUser()?.email ?? ''}
      name={name}
      folder={lastLoaded?.collection}
      crumbs={
        folderId !== null &&
        lastLoaded !== undefined && <Breadcrumbs crumbs={lastLoaded.breadcrumbs} pathOf={folderPath} />
      }
    >
      {shown !== undefined && <FolderActions folderId={folderId} shown={shown} onShare={onShare} />}
      <ViewToggle mode={mode} onChoose={onChooseMode} />
    </FolderHeader>
  );
};

interface InsteadOfItemsProps {
  status: ReturnType<typeof useFolder>['view']['status'];
  skeleton: ReactNode;
  onRetry: () => void;
}

const InsteadOfItems = ({ status, skeleton, onRetry }: InsteadOfItemsProps) => {
  switch (status) {
    case 'loading':
      return skeleton;
    case 'signed-out':
      return <SignedOut />;
    case 'gone':
      return <FolderGone />;
    case 'failed':
      return <FolderNotLoaded onRetry={onRetry} />;
    case 'current':
    case 'outdated':
      return null;
  }
};

interface ListProps extends Pick<ItemsProps, 'folderId' | 'items'> {
  mode: ViewMode;
  onOpen: (dialog: FolderDialog) => void;
}

const Items = ({ mode, onOpen, ...itemsProps }: ListProps) => {
  const List = mode === 'grid' ? TrackerGrid : TrackerTable;
  return (
    <List
      {...itemsProps}
      onCreateFolder={() => onOpen({ kind: 'create' })}
      onMove={(item) => onOpen({ kind: 'move', item })}
      onEdit={(folder) => onOpen({ kind: 'edit', folder })}
      onDelete={(item) => onOpen({ kind: 'delete', item })}
    />
  );
};
