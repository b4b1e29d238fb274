import { Box, Button } from '@mui/material';
import { EmptyState } from '#shared/ui/states/empty-state';
import { emptyTexts } from '../texts/empty';
import type { PresetSearch } from '../use-preset-search';

/** Shown when no tracker was found, with an action to continue. */
export const PresetEmpty = ({ search: { showing, searched, create, setInput } }: { search: PresetSearch }) => {
  const texts = emptyTexts();
  switch (showing) {
    case 'waiting':
    case 'results':
    case 'unknown':
      return null;
    case 'ideas':
      // The topic ideas below answer the visitor's search, so no separate notice is needed.
      return (
        <Box component="p" role="status" sx={{ color: 'quiet' }}>
          <span>{texts.none}</span> {texts.ideasBelow}
        </Box>
      );
    case 'nothing-shared':
      return (
        <EmptyState
          title={texts.none}
          live
          actions={
            <Button variant="contained" onClick={create.start}>
              {create.label}
            </Button>
          }
        >
          <p>{texts.nothingShared}</p>
        </EmptyState>
      );
    case 'nothing-found':
      return (
        <EmptyState
          title={texts.none}
          live
          actions={
            <>
              <Button variant="contained" onClick={create.start}>
                {create.label}
              </Button>
              <Button variant="outlined" onClick={() => setInput('')}>
                {texts.showAll}
              </Button>
            </>
          }
        >
          <p>{texts.noMatch(searched)}</p>
          <p>{texts.searchesIn}</p>
        </EmptyState>
      );
  }
};
