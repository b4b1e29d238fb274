import { Box } from '@mui/material';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { EvidenceBadge } from '#features/evidence/published/evidence-badge';
import { Provenance, Quote } from '#features/evidence/published/quote';
import { wireQuery } from '#features/explore/api/get-wire';
import { introductionTexts } from '../texts/introduction';

/** How lines are checked, by the newest line of a public tracker. */
export const ExampleClaim = () => {
  const [line] = useOptionalQuery(wireQuery) ?? [];
  return (
    <>
      <Box component="p" sx={{ color: 'quiet', maxWidth: 620 }}>
        {introductionTexts().whatATrackerDoes}
      </Box>
      {line !== undefined && (
        <Box component="figure" sx={{ mt: 5, maxWidth: 620 }}>
          <Box component="p" dir="auto" sx={{ typography: 'lead', position: 'relative' }}>
            {line.text}
            <EvidenceBadge n={1} source={line.source} line={line.text} />
          </Box>
          <Box component="figcaption" sx={{ mt: 3, pl: 4, borderLeft: '2px solid', borderColor: 'rule' }}>
            <Quote source={line.source} line={line.text} />
            <Box sx={{ mt: 2 }}>
              <Provenance source={line.source} />
            </Box>
          </Box>
        </Box>
      )}
    </>
  );
};
