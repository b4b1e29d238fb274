import { Box, Button } from '@mui/material';
import { Notice } from '../../../shared/ui/notice';
import type { PresetSearch } from '../use-preset-search';

/** What is said where no tracker was found, with a way to go on. */
const PresetEmpty = ({ search: { showing, searched, create, type } }: { search: PresetSearch }) => {
  switch (showing) {
    case 'waiting':
    case 'results':
    case 'unknown':
      return null;
    case 'ideas':
      // The ideas below are what a visitor came for, so that nothing found is no notice of its own.
      return (
        <Box component="p" role="status" sx={{ color: 'quiet' }}>
          <span>No trackers found.</span> Nobody has made one public here yet: begin with one of the ideas below, and
          yours can be the first.
        </Box>
      );
    case 'nothing-shared':
      return (
        <Notice
          title="No trackers found."
          live
          actions={
            <Button variant="contained" onClick={create.start}>
              {create.label}
            </Button>
          }
        >
          <p>Nobody shares one on this topic yet.</p>
        </Notice>
      );
    case 'nothing-found':
      return (
        <Notice
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
        </Notice>
      );
  }
};

export default PresetEmpty;
