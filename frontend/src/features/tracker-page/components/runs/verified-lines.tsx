import { Box } from '@mui/material';
import { SectionLabel } from '#shared/ui/section-label';
import { EvidenceBadge } from '#features/evidence/published/evidence-badge';
import type { RunProgress } from '#features/trackers/api/tracker';
import { firstRunTexts } from '../../texts/first-run';

/** The lines that an active run has verified, oldest first, each with its evidence. */
export const VerifiedLines = ({ progress: { checked, lines_checked } }: { progress: RunProgress }) => {
  const earlier = lines_checked - checked.length;
  return (
    <Box component="section" aria-labelledby="checked-title" sx={{ minWidth: 0 }}>
      <SectionLabel id="checked-title" mb={1}>
        {firstRunTexts().checkedSoFar}
      </SectionLabel>
      <Box component="ul">
        {[...checked].reverse().map(({ text, source }, index) => (
          <Box
            component="li"
            key={`${source.url} ${text}`}
            dir="auto"
            sx={{
              typography: 'reading',
              textWrap: 'pretty',
              py: '13px',
              borderBottom: 'hairline',
            }}
          >
            {text}
            <EvidenceBadge n={earlier + index + 1} source={{ ...source, passthrough_link: source.url }} line={text} />
          </Box>
        ))}
      </Box>
      <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: 3 }}>
        {earlier > 0 && firstRunTexts().earlierNotShown(earlier)}
        {firstRunTexts().provisional}
      </Box>
    </Box>
  );
};
