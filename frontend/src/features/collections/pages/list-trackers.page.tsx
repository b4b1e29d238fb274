import { Box, Button, ButtonBase } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasCode } from '../../../shared/api/problem';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { lazyDialog } from '../../../shared/parts/lazy-dialog';
import { usePreloaded } from '../../../shared/parts/use-preloaded';
import { Notice } from '../../../shared/ui/notice';
import { TextButton } from '../../../shared/ui/text-button';
import { useUser } from '../../accounts/api/get-user';
import { openAuthDialog } from '../../accounts/auth-dialog';
import { openTrackerDialog } from '../../trackers/tracker-dialog.store';
import { collectionQuery, type TrackerItem } from '../api/get-collection';
import { GridSkeleton, TableSkeleton } from '../components/list-skeletons';
import { TrackerGrid } from '../components/tracker-grid';
import { TrackerTable } from '../components/tracker-table';
import { keepViewMode, storedViewMode, type ViewMode } from '../list-view-settings';

const ConfirmDeletion = lazyDialog(
  () => import('../../trackers/components/confirm-deletion'),
  ({ onClose }) => onClose(),
);
const shownNext = [ConfirmDeletion];

export const ListTrackersPage = () => {
  usePageTitle('My Trackers');
  usePreloaded(shownNext);
  const user = useUser();
  const { data, isPending, isError, error, refetch } = useQuery(collectionQuery);
  const [mode, setMode] = useState(storedViewMode);
  const [deleting, setDeleting] = useState<TrackerItem | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const signedOut = hasCode(error, 'AUTH_REQUIRED');
  // Keep items that failed to refetch, with a notice, unless the user has been signed out.
  const items = signedOut ? [] : (data?.items ?? []);
  useFocusAfterDeletion(deleted !== null && !items.some(({ id }) => id === deleted));
  const choose = (next: ViewMode) => {
    keepViewMode(next);
    setMode(next);
  };
  return (
    <>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: 4,
          pb: '19px',
          mb: '24px',
          borderBottom: '1px solid',
          borderColor: 'rule',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box
            component="p"
            sx={{
              typography: 'body2',
              color: 'quiet',
              minHeight: '1.5em',
              mb: '4px',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {user?.email}
          </Box>
          <Box component="h1" sx={{ typography: 'h1' }}>
            My Trackers
          </Box>
        </Box>
        <ViewToggle mode={mode} onChoose={choose} />
      </Box>
      {isPending && (mode === 'grid' ? <GridSkeleton trackers={user?.tracker_count} /> : <TableSkeleton />)}
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
      <Box role="status">
        {isError && data !== undefined && !signedOut && <OutOfDate onRetry={() => void refetch()} />}
      </Box>
      {isError && data === undefined && !signedOut && (
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
      {data !== undefined && !signedOut && items.length === 0 && (
        <Notice
          title="This collection is empty"
          actions={
            <Button variant="contained" onClick={() => openTrackerDialog({ intention: 'create' })}>
              Create a tracker
            </Button>
          }
        >
          <p>A tracker reads its sources for you and reports only when something happens.</p>
        </Notice>
      )}
      {items.length > 0 &&
        (mode === 'grid' ? (
          <TrackerGrid items={items} onDelete={setDeleting} />
        ) : (
          <TrackerTable items={items} onDelete={setDeleting} />
        ))}
      {deleting !== null && (
        <ConfirmDeletion
          trackerId={deleting.id}
          name={deleting.name}
          onClose={() => setDeleting(null)}
          onDeleted={() => setDeleted(deleting.id)}
        />
      )}
    </>
  );
};

/** The last refetch failed, but the earlier list is still useful. */
const OutOfDate = ({ onRetry }: { onRetry: () => void }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', mb: 5 }}>
    <Box component="span" sx={{ color: 'quiet' }}>
      This list may be out of date: the server could not be reached.
    </Box>
    <TextButton onClick={onRetry}>Try again</TextButton>
  </Box>
);

/** Moves the focus to the page when the focused card is deleted. */
const useFocusAfterDeletion = (gone: boolean) =>
  useEffect(() => {
    if (gone && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [gone]);

const ViewToggle = ({ mode, onChoose }: { mode: ViewMode; onChoose: (mode: ViewMode) => void }) => (
  <Box
    role="group"
    aria-label="View"
    sx={{
      display: 'flex',
      border: '1px solid',
      borderColor: 'rule',
      borderRadius: 1,
      overflow: 'hidden',
      bgcolor: 'sheet',
    }}
  >
    {(['grid', 'list'] as const).map((option) => (
      <ButtonBase
        key={option}
        aria-pressed={mode === option}
        onClick={() => onChoose(option)}
        sx={{
          px: '12px',
          minHeight: 32,
          typography: mode === option ? 'label' : 'body2',
          color: mode === option ? 'ink' : 'quiet',
          bgcolor: mode === option ? 'wash' : 'transparent',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {option === 'grid' ? 'Grid' : 'List'}
      </ButtonBase>
    ))}
  </Box>
);
