import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useFocusWhenGone } from '../../hooks/use-focus-when-gone';
import { commonTexts } from '../../texts/common';
import { BusyButton } from '../busy-button';
import { LoadError } from './load-error';

interface NextPageProps {
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  action: string;
  /** Name of the next page's content, such as `Earlier runs`. */
  what: string;
  /** Shown once everything is loaded; default: that this is the end. */
  end?: string;
}

/** Below a list that comes by page: loads the next page, or says that it could not be loaded. */
export const NextPage = ({ query, action, what, end: endText = commonTexts().endReached }: NextPageProps) => {
  const [hadMore, setHadMore] = useState(query.hasNextPage);
  useEffect(() => {
    if (query.hasNextPage) setHadMore(true);
  }, [query.hasNextPage]);
  const end = useFocusWhenGone<HTMLParagraphElement>(query.hasNextPage);
  const load = () => void query.fetchNextPage();
  return (
    <>
      {query.hasNextPage && (
        <Box sx={{ mt: 4 }}>
          <BusyButton variant="outlined" busy={query.isFetchingNextPage} onClick={load}>
            {action}
          </BusyButton>
        </Box>
      )}
      {hadMore && !query.hasNextPage && (
        <Box component="p" ref={end} tabIndex={-1} sx={{ mt: 4, typography: 'body2', color: 'quiet' }}>
          {endText}
        </Box>
      )}
      {query.isFetchNextPageError && <LoadError small what={what} onRetry={load} />}
    </>
  );
};
