import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { pageTexts } from '#shared/texts/pages';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { EmptyState } from '#shared/ui/states/empty-state';
import { openTrackerDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import { listTexts } from '../texts/list';

/** Notices shown instead of a folder's items. */

export const FolderGone = () => (
  <EmptyState
    title={listTexts().noFolder}
    live
    actions={
      <Button variant="contained" component={Link} to="/list-trackers">
        {pageTexts().trackers}
      </Button>
    }
  >
    <p>{listTexts().mayBeMoved}</p>
  </EmptyState>
);

export const FolderNotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <DataNotLoaded title={listTexts().notLoaded} onRetry={onRetry}>
    <p>{listTexts().theyAreSafe}</p>
  </DataNotLoaded>
);

interface EmptyFolderProps {
  folderId: string | null;
  onCreateFolder: () => void;
}

export const EmptyFolder = ({ folderId, onCreateFolder }: EmptyFolderProps) => (
  <EmptyState
    title={listTexts().empty}
    actions={
      <>
        <Button variant="contained" onClick={() => openTrackerDialog({ intention: 'create', parentId: folderId })}>
          {listTexts().createATracker}
        </Button>
        <Button variant="outlined" onClick={onCreateFolder}>
          {listTexts().addAFolder}
        </Button>
      </>
    }
  >
    <p>{listTexts().whatTrackersDo}</p>
  </EmptyState>
);
