import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { QueryView } from '../../../shared/ui/query-view';
import { EmptyState } from '../../../shared/ui/empty-state';
import { PageHeader } from '../../../shared/ui/page-header';
import { recentlyDeletedQuery } from '../api/recently-deleted';
import { DeletedRow } from '../components/deleted-row';
import { useFocusRestore } from '../../../shared/hooks/use-focus-restore';

/** Items that the user deleted in the last 30 days and can restore. */
export const RecentlyDeletedPage = () => {
  const list = useFocusRestore<HTMLDivElement>();
  return (
    <div ref={list}>
      <PageHeader
        title="Recently deleted"
        description="Deleted trackers and folders can be restored for 30 days. Then they are gone."
      >
        <Button variant="outlined" size="small" component={Link} to="/list-trackers">
          My Trackers
        </Button>
      </PageHeader>
      <QueryView
        query={recentlyDeletedQuery}
        what="The recently deleted items"
        skeleton={{ lines: [46, 62, 38], height: 18, gap: 24 }}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState title="Nothing was deleted in the last 30 days.">
              <p>What you delete from My Trackers is kept here for a while.</p>
            </EmptyState>
          ) : (
            <Box component="ul" aria-label="Recently deleted">
              {items.map((item) => (
                <DeletedRow key={item.id} item={item} />
              ))}
            </Box>
          )
        }
      </QueryView>
    </div>
  );
};
