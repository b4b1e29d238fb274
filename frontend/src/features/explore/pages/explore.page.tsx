import { Box, Button } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { BusyButton } from '../../../shared/ui/busy-button';
import { fieldSx } from '../../../shared/ui/field-sx';
import { Notice } from '../../../shared/ui/notice';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { TextButton } from '../../../shared/ui/text-button';
import { openTrackerDialog } from '../../trackers/tracker-dialog.store';
import { searchTrackersQuery } from '../api/search-trackers';
import { CreateBox } from '../components/create-box';
import { HowItWorks } from '../components/how-it-works';
import { StartList } from '../components/start-list';
import { Wire } from '../components/wire';
import { useSearchText } from '../use-search-text';

const defaultHeader = 'Track Anything';
const defaultSubheader =
  'Short updates, only when something happened. Every sentence shows the quote that supports it.';

export const ExplorePage = () => {
  usePageTitle('Explore');
  const { typed, type, searched } = useSearchText();
  const { data, isPending, isPlaceholderData, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(searchTrackersQuery(searched));
  const search = useRef<HTMLInputElement>(null);
  const toSearch = wantsSearch(useLocation().state);
  useEffect(() => {
    if (toSearch) search.current?.focus();
  }, [toSearch]);
  const createOwn = () => openTrackerDialog({ intention: 'create' });
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
          gap: { xs: 10, lg: 18 },
          alignItems: 'start',
        }}
      >
        <Box sx={{ pt: { lg: 6 } }}>
          <Box component="h1" sx={{ typography: { xs: 'h1', sm: 'hero' } }}>
            {data?.header || defaultHeader}
          </Box>
          <Box component="p" sx={{ typography: 'lead', color: 'quiet', maxWidth: 660, mt: 4, mb: 6 }}>
            {data?.subheader || defaultSubheader}
          </Box>
          <CreateBox />
          <HowItWorks />
        </Box>
        <Box
          sx={{
            borderLeft: { lg: '1px solid' },
            borderColor: { lg: 'rule' },
            pl: { lg: 7 },
            pb: { lg: 4 },
            mt: { lg: 8 },
            // As high as the wire with four lines a finding and its origin: what is below does not move when it comes.
            minHeight: { lg: 516 },
            // There is no wire without public trackers.
            '&:empty': { display: 'none' },
          }}
        >
          <Wire length={3} />
        </Box>
      </Box>

      <Box
        component="section"
        aria-labelledby="start-title"
        sx={{ mt: 11, pt: 6, borderTop: '1px solid', borderColor: 'rule' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', mb: 6 }}>
          <Box component="h2" id="start-title" sx={{ typography: 'h2' }}>
            Where to Start?
          </Box>
          <TextButton onClick={createOwn}>Create your own tracker</TextButton>
          <Box
            component="input"
            ref={search}
            type="search"
            value={typed}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => type(target.value)}
            placeholder="Search trackers"
            maxLength={200}
            aria-label="Search trackers"
            data-search=""
            sx={[
              fieldSx(false),
              { minHeight: 36, ml: { md: 'auto' }, width: { xs: '100%', md: 220 }, mt: { xs: 2, md: 0 } },
            ]}
          />
        </Box>
        {(isPending || (isPlaceholderData && data?.trackers.length === 0)) && (
          <SkeletonLines lines={[46, 62, 38, 58, 44, 66]} gap={20} />
        )}
        {isError && (
          <Notice
            title="The trackers could not be loaded."
            live
            actions={
              <Button variant="contained" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            <p>The connection may be down, or the server may still be starting.</p>
          </Notice>
        )}
        {data !== undefined && data.trackers.length > 0 && <StartList trackers={data.trackers} />}
        {hasNextPage && !isPlaceholderData && (
          <BusyButton variant="outlined" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </BusyButton>
        )}
        {!isPlaceholderData && data?.trackers.length === 0 && (
          <Notice
            title="No trackers found."
            live
            actions={
              <Button variant="contained" onClick={createOwn}>
                Create your own tracker
              </Button>
            }
          >
            {searched !== '' && <p>No public tracker matches “{searched}”.</p>}
          </Notice>
        )}
      </Box>
    </>
  );
};

/** `/` on a page without a search field navigates here. */
const wantsSearch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'focus' in state && state.focus === 'search';
