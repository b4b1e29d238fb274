import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { Notice } from '../../../shared/ui/notice';
import { openTrackerDialog } from '../../trackers/published/tracker-dialog.store';

/** Notices in the place of a folder's items. */

export const FolderGone = () => (
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
);

export const FolderNotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    title="Your trackers could not be loaded."
    live
    actions={
      <Button variant="contained" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    <p>They are safe. The connection may be down, or the server may still be starting.</p>
  </Notice>
);

interface EmptyFolderProps {
  folderId: string | null;
  onCreateFolder: () => void;
}

export const EmptyFolder = ({ folderId, onCreateFolder }: EmptyFolderProps) => (
  <Notice
    title="This collection is empty"
    actions={
      <>
        <Button variant="contained" onClick={() => openTrackerDialog({ intention: 'create', parentId: folderId })}>
          Create a tracker
        </Button>
        <Button variant="outlined" onClick={onCreateFolder}>
          Add a folder
        </Button>
      </>
    }
  >
    <p>A tracker reads its sources for you and reports only when something happens.</p>
  </Notice>
);
