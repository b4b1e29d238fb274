import { Box } from '@mui/material';
import { BusyButton } from './busy-button';
import { NotLoaded } from './not-loaded';

interface NextPageProps {
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** Label of the button. */
  action: string;
  /** Name of what the next page holds, such as `Earlier runs`. */
  what: string;
}

/** Below a list that comes by page: loads the next page, or says that it could not be loaded. */
export const NextPage = ({ query, action, what }: NextPageProps) => {
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
      {query.isFetchNextPageError && <NotLoaded small what={what} onRetry={load} />}
    </>
  );
};
