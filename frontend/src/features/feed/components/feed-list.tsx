import { Box } from '@mui/material';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { useFocusAfterRemoval } from '#shared/hooks/use-focus-after-removal';
import { useShortcuts } from '#shared/hooks/use-shortcuts';
import { widths } from '#shared/theme/tokens';
import { longDate } from '#shared/time/format-time';
import { BusyButton } from '#shared/ui/busy-button';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { EmptyState } from '#shared/ui/states/empty-state';
import { NextPage } from '#shared/ui/states/next-page';
import { ResultView } from '#shared/ui/states/result-view';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { feedQuery, type FeedUpdate, newestQuery, useMarkRead, withNewest } from '../api/feed';
import { feedTexts } from '../texts/page';
import { FeedCard } from './feed-card';
import { FirstFindings } from './first-findings';

interface FeedListProps {
  tags: readonly string[];
  /** ISO 8601; null before the first time. */
  readUpTo: string | null;
}

/** Updates of trackers with one of the tags, or of all trackers without tags. */
export const FeedList = ({ tags, readUpTo }: FeedListProps) => {
  const texts = feedTexts();
  const feed = useInfiniteQuery(feedQuery(tags));
  useNewest(tags);
  return (
    <ResultView
      result={feed}
      loading={<FeedSkeleton />}
      failed={(_error, retry) => <DataNotLoaded title={texts.notLoaded} onRetry={retry} />}
    >
      {(updates) => {
        if (updates.length > 0)
          return (
            <>
              <ReadAndUnread updates={updates} readUpTo={readUpTo} hasEarlier={feed.hasNextPage} />
              <NextPage result={feed} action={texts.showEarlier} contentName={texts.earlier} />
            </>
          );
        return tags.length > 0 ? (
          <EmptyState title={texts.noneWithTags} />
        ) : (
          <>
            <EmptyState title={texts.none}>
              <p>{texts.firstIsElsewhere}</p>
            </EmptyState>
            <FirstFindings />
          </>
        );
      }}
    </ResultView>
  );
};

interface ReadAndUnreadProps {
  /** Newest first. */
  updates: readonly FeedUpdate[];
  readUpTo: string | null;
  hasEarlier: boolean;
}

/** Unread updates, a separator, then the others; and the button that marks all as read. */
const ReadAndUnread = ({ updates, readUpTo, hasEarlier }: ReadAndUnreadProps) => {
  const texts = feedTexts();
  const mark = useMarkRead();
  const fresh = updates.filter(({ created_at }) => readUpTo === null || created_at > readUpTo);
  const read = updates.slice(fresh.length);
  const newest = fresh[0];
  const markAll = () => newest !== undefined && mark.mutateOnce(newest.created_at);
  const status = useFocusAfterRemoval<HTMLParagraphElement>(newest !== undefined);
  useShortcuts({ m: markAll });
  return (
    <>
      <Box sx={barSx}>
        <Box component="p" ref={status} role="status" tabIndex={-1} sx={{ color: 'quiet' }}>
          {newest === undefined
            ? texts.allRead
            : texts.unreadCount(fresh.length, fresh.length === updates.length && hasEarlier)}
        </Box>
        {newest !== undefined && (
          <BusyButton
            variant="outlined"
            size="small"
            busy={mark.isPending}
            title={texts.whatIsMarked}
            onClick={markAll}
          >
            {texts.markAllRead}{' '}
            <Box component="kbd" sx={{ ml: 2 }}>
              m
            </Box>
          </BusyButton>
        )}
      </Box>
      {/* A single list, so that an update marked as read stays in place when it is opened. */}
      {[
        ...fresh.map((update) => <FeedCard key={update.id} update={update} isNew />),
        readUpTo !== null && read.length > 0 && (
          <Box key="line" role="separator" aria-label={texts.readBefore} sx={lineSx}>
            {texts.readUpTo(longDate(readUpTo))}
          </Box>
        ),
        ...read.map((update) => <FeedCard key={update.id} update={update} isNew={false} />),
      ]}
    </>
  );
};

export const FeedSkeleton = () => <SkeletonLines lines={[40, 90, 84, 46, 88]} height={18} />;

/** Adds new updates above the list. */
const useNewest = (tags: readonly string[]): void => {
  const queryClient = useQueryClient();
  // If this fails, the next attempt is in a minute.
  const newest = useOptionalQuery(newestQuery(tags));
  useEffect(() => {
    if (newest === undefined) return;
    const { queryKey } = feedQuery(tags);
    const shown = queryClient.getQueryData(queryKey);
    if (shown === undefined) return;
    const pages = withNewest(shown.pages, newest);
    if (pages === null) void queryClient.invalidateQueries({ queryKey });
    else if (pages !== shown.pages) queryClient.setQueryData(queryKey, { ...shown, pages: [...pages] });
  }, [newest, queryClient, tags]);
};

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 34,
  maxWidth: widths.measure,
  mb: 4,
};

/** Label between two rules, easy to find while scrolling. */
const lineSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  my: 5,
  typography: 'label',
  color: 'new',
  '&::before, &::after': { content: '""', flex: 1, borderTop: '1px solid', borderColor: 'new' },
  '&::before': { flex: '0 0 24px' },
};
