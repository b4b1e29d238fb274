import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common';
import { TextButton } from '../text-button';
import { EmptyState } from './empty-state';

type DataNotLoadedProps = { onRetry: () => void } & (
  | {
      /** Name of the content, such as `The trackers`. */
      contentName: string;
      /** Whether it fits in one line, for a small part of a page. */
      compact?: boolean;
    }
  | { title: string; children?: ReactNode }
);

/** Says that something could not be loaded. Pass `contentName` for the standard sentence, `title` for a custom one. */
export const DataNotLoaded = ({ onRetry, ...message }: DataNotLoadedProps) => {
  const { notLoaded, serverNotReached, tryAgain } = commonTexts();
  if ('contentName' in message && message.compact === true)
    return (
      <Box component="p" role="status" sx={{ typography: 'body2', color: 'quiet' }}>
        {notLoaded(message.contentName)} <TextButton onClick={onRetry}>{tryAgain}</TextButton>
      </Box>
    );
  return (
    <EmptyState
      title={'contentName' in message ? notLoaded(message.contentName) : message.title}
      live
      actions={
        <Button variant="contained" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {'contentName' in message ? <p>{serverNotReached}</p> : message.children}
    </EmptyState>
  );
};
