import { Box, Button } from '@mui/material';
import { EmptyState } from '../../../shared/ui/empty-state';
import type { PresetSearch } from '../use-preset-search';

/** Shown when no tracker was found, with an action to continue. */
const PresetEmpty = ({ search: { showing, searched, create, type } }: { search: PresetSearch }) => {
  switch (showing) {
    case 'waiting':
    case 'results':
    case 'unknown':
      return null;
    case 'ideas':
      // The topic ideas below answer the visitor's search, so no separate notice is needed.
      return (
        <Box component="p" role="status" sx={{ color: 'quiet' }}>
          <span>No trackers found.</span> No one has made one public here yet: start with one of the ideas below, and
          yours could be the first.
        </Box>
      );
    case 'nothing-shared':
      return (
        <EmptyState
          title="No trackers found."
          live
          actions={
            <Button variant="contained" onClick={create.start}>
              {create.label}
            </Button>
          }
        >
          <p>Nobody shares one on this topic yet.</p>
        </EmptyState>
      );
    case 'nothing-found':
      return (
        <EmptyState
          title="No trackers found."
          live
          actions={
            <>
              <Button variant="contained" onClick={create.start}>
                {create.label}
              </Button>
              <Button variant="outlined" onClick={() => type('')}>
                Show all trackers
              </Button>
            </>
          }
        >
          <p>No public tracker matches “{searched}”.</p>
          <p>Searches names, descriptions, tags and recent findings.</p>
        </EmptyState>
      );
  }
};

export default PresetEmpty;
