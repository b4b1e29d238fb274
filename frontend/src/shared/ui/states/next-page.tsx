import { Box } from '@mui/material';
import { useState } from 'react';
import { useFocusAfterRemoval } from '../../hooks/use-focus-after-removal';
import { commonTexts } from '../../texts/common';
import { BusyButton } from '../busy-button';
import { DataNotLoaded } from './data-not-loaded';

interface NextPageProps {
  result: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  action: string;
  /** Name of the next page's content, such as `Earlier runs`. */
  contentName: string;
  /** Shown once everything is loaded; default: that this is the end. */
  end?: string;
}

/** The end of a paged list: a button that loads the next page, or a message that it could not be loaded. */
export const NextPage = ({ result, action, contentName, end: endText = commonTexts().endReached }: NextPageProps) => {
  const [hadMore, setHadMore] = useState(result.hasNextPage);
  if (result.hasNextPage && !hadMore) setHadMore(true);
  const end = useFocusAfterRemoval<HTMLParagraphElement>(result.hasNextPage);
  const load = () => void result.fetchNextPage();
  return (
    <>
      {result.hasNextPage && (
        <Box sx={{ mt: 4 }}>
          <BusyButton variant="outlined" busy={result.isFetchingNextPage} onClick={load}>
            {action}
          </BusyButton>
        </Box>
      )}
      {hadMore && !result.hasNextPage && (
        <Box component="p" ref={end} tabIndex={-1} sx={{ mt: 4, typography: 'body2', color: 'quiet' }}>
          {endText}
        </Box>
      )}
      {result.isFetchNextPageError && <DataNotLoaded compact contentName={contentName} onRetry={load} />}
    </>
  );
};
