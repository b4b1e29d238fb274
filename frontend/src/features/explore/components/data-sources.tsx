import { Box } from '@mui/material';
import { campaignTexts } from '../texts/campaigns';

/** The sources of campaigns, and what they report. */
export const DataSources = () => {
  const texts = campaignTexts();
  return (
    <Box role="group" aria-label={texts.sources} sx={{ mt: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
        <Box component="span" sx={wordsSx}>
          {texts.readForEach}
        </Box>
        <Badges badges={texts.read} />
      </Box>
      <Box component="p" sx={{ ...wordsSx, mt: 4, mb: 2 }}>
        {texts.canBeAdded}
      </Box>
      <Box tabIndex={0} role="group" aria-label={texts.whatCanBeAdded} sx={rowSx}>
        <Badges badges={texts.toldOf} />
      </Box>
      <Box component="p" sx={{ ...wordsSx, mt: 2 }}>
        {texts.otherSites}
      </Box>
    </Box>
  );
};

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
 * A row that can be scrolled if it is wider than the window. It does not move by itself: moving logos would look like
 * live data.
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
  border: 'hairline',
  borderRadius: '14px',
  typography: 'body2',
  color: 'quiet',
  whiteSpace: 'nowrap',
};
