import { Box, Button } from '@mui/material';
import { EmptyState } from './empty-state';
import { TextButton } from './text-button';
import { commonTexts } from '../texts/common';

interface LoadErrorProps {
  /** Name of the content, such as `The trackers`. */
  what: string;
  /** Whether it fits in one line, for a small part of a page. */
  small?: boolean;
  onRetry: () => void;
}

/** Says that something could not be loaded. */
export const LoadError = ({ what, small = false, onRetry }: LoadErrorProps) =>
  small ? (
    <Box component="p" role="status" sx={{ typography: 'body2', color: 'quiet' }}>
      {commonTexts().notLoaded(what)} <TextButton onClick={onRetry}>{commonTexts().tryAgain}</TextButton>
    </Box>
  ) : (
    <EmptyState
      title={commonTexts().notLoaded(what)}
      live
      actions={
        <Button variant="contained" onClick={onRetry}>
          {commonTexts().tryAgain}
        </Button>
      }
    >
      <p>{commonTexts().serverNotReached}</p>
    </EmptyState>
  );
