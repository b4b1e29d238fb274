import { Box, keyframes } from '@mui/material';

/** Sources read for each campaign: the search, and the candidate’s own site. */
const READ = ['News', 'Website Changes'];
/** Topics covered only if news or the candidate's site report them. */
const TOLD_OF = ['TV Hits', 'Social Media', 'FEC Filings', 'Polling Data', 'Prediction Market Data', 'Podcasts'];

/** Marquee of the sources of campaigns and of what can be tracked there. Pauses while hovered, and with reduced motion. */
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
    <Box tabIndex={0} role="group" aria-label="What can be added" sx={windowSx}>
      <Box sx={rowSx}>
        <Badges badges={TOLD_OF} />
        {/* Further rows follow the first without a gap, on wide screens too. */}
        {[1, 2, 3].map((row) => (
          <Box key={row} aria-hidden sx={{ '@media (prefers-reduced-motion: reduce)': { display: 'none' } }}>
            <Badges badges={TOLD_OF} />
          </Box>
        ))}
      </Box>
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

const past = keyframes({ to: { transform: 'translateX(-50%)' } });

const windowSx = {
  overflow: 'hidden',
  maskImage: 'linear-gradient(to right, transparent, black 24px calc(100% - 24px), transparent)',
  '@media (prefers-reduced-motion: reduce)': { maskImage: 'none' },
};

const rowSx = {
  display: 'flex',
  width: 'max-content',
  animation: `${past} 80s linear infinite`,
  ':is(:hover, :focus-visible) > &': { animationPlayState: 'paused' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', width: 'auto' },
};

const listSx = {
  display: 'flex',
  gap: 2,
  pr: 2,
  '@media (prefers-reduced-motion: reduce)': { flexWrap: 'wrap' },
};

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
