import { Box, keyframes } from '@mui/material';

const sources = [
  'News',
  'Website Changes',
  'TV Hits',
  'Social Media',
  'FEC Filings',
  'Polling Data',
  'Prediction Market Data',
  'Podcasts',
];

/** What campaigns are followed in: a row that moves slowly, and stands still while pointed at or where motion is unwanted. */
export const DataSources = () => (
  <Box role="group" aria-label="Data sources" tabIndex={0} sx={windowSx}>
    <Box sx={rowSx}>
      <Badges />
      {/* A second row follows the first without a gap. */}
      <Box aria-hidden sx={{ '@media (prefers-reduced-motion: reduce)': { display: 'none' } }}>
        <Badges />
      </Box>
    </Box>
  </Box>
);

const Badges = () => (
  <Box component="ul" sx={listSx}>
    {sources.map((source) => (
      <Box component="li" key={source} sx={badgeSx}>
        {source}
      </Box>
    ))}
  </Box>
);

const past = keyframes({ to: { transform: 'translateX(-50%)' } });

const windowSx = {
  mt: 6,
  overflow: 'hidden',
  maskImage: 'linear-gradient(to right, transparent, black 24px calc(100% - 24px), transparent)',
  '@media (prefers-reduced-motion: reduce)': { maskImage: 'none' },
};

const rowSx = {
  display: 'flex',
  width: 'max-content',
  animation: `${past} 40s linear infinite`,
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
