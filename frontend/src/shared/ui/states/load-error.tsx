import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common';
import { TextButton } from '../text-button';
import { EmptyState } from './empty-state';

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
    <NotLoaded title={commonTexts().notLoaded(what)} onRetry={onRetry}>
      <p>{commonTexts().serverNotReached}</p>
    </NotLoaded>
  );

interface NotLoadedProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
}

/** Says so in words of its own. */
export const NotLoaded = ({ title, children, onRetry }: NotLoadedProps) => (
  <EmptyState
    title={title}
    live
    actions={
      <Button variant="contained" onClick={onRetry}>
        {commonTexts().tryAgain}
      </Button>
    }
  >
    {children}
  </EmptyState>
);
