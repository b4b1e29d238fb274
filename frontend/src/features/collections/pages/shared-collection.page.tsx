import { Box, Button } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { pageTexts } from '#shared/texts/pages';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { EmptyState } from '#shared/ui/states/empty-state';
import { openAuthDialog } from '#features/accounts/published/auth-dialog';
import { AskButton } from '#features/ask/published/ask-button';
import { Breadcrumbs } from '../components/breadcrumbs';
import { FolderCard } from '../components/folder-card';
import { FolderHeader } from '../components/folder-header';
import { FolderWeekSection } from '../components/folder-week';
import { GridSkeleton } from '../components/list-skeletons';
import { OutdatedListNotice } from '../components/outdated-list-notice';
import { TrackerCard } from '../components/tracker-card';
import { trackerGridSx } from '../components/tracker-grid';
import { folderPath, sharedFolderPath } from '../published/folder-path';
import { listTexts } from '../texts/list';
import { sharedFolderTexts } from '../texts/shared';
import { useFolder } from '../use-folder';

const toFolderPath = (ids: readonly string[]): string => sharedFolderPath(ids.at(-1) ?? '');

/** A public folder as anyone sees it. */
export const SharedCollectionPage = () => {
  const texts = sharedFolderTexts();
  const { id = '' } = useParams();
  const { lastLoaded, view, week, retry } = useFolder(id);
  usePageTitle(lastLoaded?.collection.name ?? texts.title);
  if (view.status === 'loading') return <GridSkeleton isCard={false} />;
  if (view.status === 'failed') return <DataNotLoaded contentName={texts.thisFolder} onRetry={retry} />;
  if (!('folder' in view)) return <FolderUnavailable isSignedOut={view.status === 'signed-out'} />;
  const { collection, breadcrumbs } = view.folder;
  // The owner sees the same as others.
  const items = view.folder.items.filter((item) => item.public);
  return (
    <>
      <FolderHeader
        name={collection.name}
        folder={collection}
        crumbs={breadcrumbs.length > 1 && <Breadcrumbs crumbs={breadcrumbs.filter(isFolder)} pathOf={toFolderPath} />}
      >
        {items.length > 0 && <AskButton key={id} about={{ kind: 'folder', id }} />}
        {collection.can_edit && (
          <Button variant="outlined" size="small" component={Link} to={folderPath([id])}>
            {texts.openInMyTrackers}
          </Button>
        )}
      </FolderHeader>
      <Box role="status">{view.status === 'outdated' && <OutdatedListNotice onRetry={retry} />}</Box>
      <FolderWeekSection id={id} week={week} items={items} />
      {items.length === 0 ? (
        <EmptyState title={texts.nothingPublic}>
          <p>{texts.whenTrackersAppear}</p>
        </EmptyState>
      ) : (
        <Box component="ul" aria-label={listTexts().listOfItems} sx={trackerGridSx}>
          {items.map((item) =>
            item.type === 'collection' ? (
              <FolderCard key={item.id} folder={item} to={sharedFolderPath(item.id)} />
            ) : (
              <TrackerCard key={item.id} item={item} />
            ),
          )}
        </Box>
      )}
    </>
  );
};

const isFolder = ({ id }: { id: string | null }): boolean => id !== null;

const FolderUnavailable = ({ isSignedOut }: { isSignedOut: boolean }) => (
  <EmptyState
    title={sharedFolderTexts().unavailable}
    live
    actions={
      isSignedOut ? (
        <Button variant="contained" onClick={() => openAuthDialog('sign-in')}>
          {pageTexts().signIn}
        </Button>
      ) : (
        <Button variant="contained" component={Link} to="/explore">
          {pageTexts().explore}
        </Button>
      )
    }
  >
    <p>{isSignedOut ? sharedFolderTexts().signInToSee : sharedFolderTexts().ownerCanShare}</p>
  </EmptyState>
);
