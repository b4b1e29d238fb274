import { Box } from '@mui/material';

/** Sources read for each campaign: the search, and the candidate’s own site. */
const READ = ['News', 'Website Changes'];
/** Topics covered only if news or the candidate's site report them. */
const TOLD_OF = ['TV Hits', 'Social Media', 'FEC Filings', 'Polling Data', 'Prediction Market Data', 'Podcasts'];

/** The sources of campaigns, and what can be tracked there. */
export const DataSources = () => (
  <Box role="group" aria-label="Data sources" sx={{ mt: 6 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
      <Box component="span" sx={wordsSx}>
        Read for every campaign
      </Box>
      <Badges badges={READ} />
    </Box>
    <Box component="p" sx={{ ...wordsSx, mt: 4, mb: 2 }}>
      Add these to a campaign to follow what the news and the candidate’s website report about them
    </Box>
    <Box tabIndex={0} role="group" aria-label="What can be added" sx={rowSx}>
      <Badges badges={TOLD_OF} />
    </Box>
    <Box component="p" sx={{ ...wordsSx, mt: 2 }}>
      Other sites are read only if a tracker names them; the log of each run says what it read.
    </Box>
  </Box>
);

const Badges = ({ badges }: { badges: readonly string[] }) => (
  <Box component="ul" sx={listSx}>
    {badges.map((badge) => (
      <Box component="li" key={badge} sx={badgeSx}>
        {badge}
      </Box>
    ))}
  </Box>
);

const wordsSx = { typography: 'body2', color: 'quiet' };

/**
 * A row that the reader scrolls where it is wider than the window. It does not move by itself: what runs by looks like
 * what is read.
 */
const rowSx = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(to right, black calc(100% - 32px), transparent)',
  mx: '-4px',
  px: '4px',
  '& li': { borderStyle: 'dashed' },
};

const listSx = { display: 'flex', gap: 2, width: 'max-content' };

const badgeSx = {
  px: 3,
  py: '3px',
  border: '1px solid',
  borderColor: 'rule',
  borderRadius: '14px',
  typography: 'body2',
  color: 'quiet',
  whiteSpace: 'nowrap',
};
