import { Box, GlobalStyles } from '@mui/material';
import { printStyles } from '#shared/theme/print-styles';
import { longDate } from '#shared/time/format-time';
import { getSite } from '#features/evidence/published/get-site';
import type { Source } from '#features/evidence/published/source';
import { trackerPageTexts } from '../../texts/page';

/** Sources by their numbers in the overview, in print only, where links cannot be opened. */
export const PrintedSources = ({ sources }: { sources: readonly Source[] }) => (
  <Box
    component="section"
    aria-label={trackerPageTexts().sources}
    sx={{ display: 'none', '@media print': { display: 'block', mt: 6, typography: 'body2' } }}
  >
    <GlobalStyles styles={printStyles} />
    <Box component="h2" sx={{ typography: 'label', mb: 2 }}>
      {trackerPageTexts().sources}
    </Box>
    <Box component="ol" sx={{ listStyle: 'decimal', pl: 5 }}>
      {sources.map((source, index) => (
        <Box component="li" key={index} sx={{ mb: 2, breakInside: 'avoid' }}>
          {trackerPageTexts().printedSource(
            source.headline,
            source.publisher || getSite(source),
            source.published_on && longDate(source.published_on),
            source.quote,
          )}{' '}
          <Box component="span" sx={{ color: 'quiet' }}>
            {source.url}
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);
