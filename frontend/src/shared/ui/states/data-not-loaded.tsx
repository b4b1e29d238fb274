import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common';
import { TextButton } from '../text-button';
import { EmptyState } from './empty-state';

type DataNotLoadedProps = { onRetry: () => void } & (
  | {
      /** Name of the content, such as `The trackers`. */
      what: string;
      /** Whether it fits in one line, for a small part of a page. */
      small?: boolean;
    }
  | { title: string; children?: ReactNode }
);

/** Says that something could not be loaded. Pass `what` for the standard sentence, `title` for a custom one. */
export const DataNotLoaded = ({ onRetry, ...said }: DataNotLoadedProps) => {
  const { notLoaded, serverNotReached, tryAgain } = commonTexts();
  if ('what' in said && said.small === true)
    return (
      <Box component="p" role="status" sx={{ typography: 'body2', color: 'quiet' }}>
        {notLoaded(said.what)} <TextButton onClick={onRetry}>{tryAgain}</TextButton>
      </Box>
    );
  return (
    <EmptyState
      title={'what' in said ? notLoaded(said.what) : said.title}
      live
      actions={
        <Button variant="contained" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {'what' in said ? <p>{serverNotReached}</p> : said.children}
    </EmptyState>
  );
};
