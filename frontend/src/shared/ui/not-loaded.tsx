import { Button } from '@mui/material';
import { Notice } from './notice';

interface NotLoadedProps {
  /** For example `The trackers`. */
  what: string;
  onRetry: () => void;
}

/** A list that the server did not give. */
export const NotLoaded = ({ what, onRetry }: NotLoadedProps) => (
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
