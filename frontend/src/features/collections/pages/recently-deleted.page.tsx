import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { pageTexts } from '#shared/texts/pages';
import { PageHeader } from '#shared/ui/page-header';
import { EmptyState } from '#shared/ui/states/empty-state';
import { QueryView } from '#shared/ui/states/query-view';
import { recentlyDeletedQuery } from '../api/recently-deleted';
import { DeletedRow } from '../components/deleted-row';
import { deletedTexts } from '../texts/deleted';

/** Items that the user deleted in the last 30 days and can restore. */
export const RecentlyDeletedPage = () => {
  const texts = deletedTexts();
  const list = useFocusRestore<HTMLDivElement>();
  return (
    <div ref={list}>
      <PageHeader title={pageTexts().deleted} description={texts.description}>
        <Button variant="outlined" size="small" component={Link} to="/list-trackers">
          {pageTexts().trackers}
        </Button>
      </PageHeader>
      <QueryView
        query={recentlyDeletedQuery}
        contentName={texts.theItems}
        skeleton={{ lines: [46, 62, 38], height: 18, gap: 24 }}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={texts.none}>
              <p>{texts.whatIsKept}</p>
            </EmptyState>
          ) : (
            <Box component="ul" aria-label={pageTexts().deleted}>
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
