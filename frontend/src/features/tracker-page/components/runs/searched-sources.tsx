import { Box } from '@mui/material';
import { now } from '#shared/time/clock';
import type { SearchedSource } from '#features/trackers/api/tracker';
import { formatSourceAnswer, failuresFirst } from '#features/trackers/published/source-answers';
import { runTexts } from '#features/trackers/published/texts/runs';

/** The sources that a run searched, with the result of each as a sentence. */
export const SearchedSources = ({ sources }: { sources: readonly SearchedSource[] }) => (
  <Box component="ul" aria-label={runTexts().searchedSources}>
    {failuresFirst(sources).map((source) => (
      <Box component="li" key={`${source.kind} ${source.name}`} sx={{ py: '2px', overflowWrap: 'anywhere' }}>
        {formatSourceAnswer(source, now())}
      </Box>
    ))}
  </Box>
);
