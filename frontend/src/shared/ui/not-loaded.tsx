import { Box, Button } from '@mui/material';
import { Notice } from './notice';
import { TextButton } from './text-button';

interface NotLoadedProps {
  /** Name of the content, such as `The trackers`. */
  what: string;
  /** Whether it fits in one line, for a small part of a page. */
  small?: boolean;
  onRetry: () => void;
}

/** Says that something could not be loaded. */
export const NotLoaded = ({ what, small = false, onRetry }: NotLoadedProps) =>
  small ? (
    <Box component="p" role="status" sx={{ typography: 'body2', color: 'quiet' }}>
      {what} could not be loaded. <TextButton onClick={onRetry}>Try again</TextButton>
    </Box>
  ) : (
    <Notice
      title={`${what} could not be loaded.`}
      live
      actions={
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>The connection may be down, or the server may still be starting.</p>
    </Notice>
  );
