import { Box } from '@mui/material';
import { now } from '../../../shared/time/clock';
import type { AskedPlace } from '../published/api/tracker';
import { placeAnswerWords, failuresFirst } from '../asked-words';
import { runTexts } from '../texts/runs';

/** The places where a run looked for pages, with the answer of each in a sentence. */
export const AskedPlaces = ({ asked }: { asked: readonly AskedPlace[] }) => (
  <Box component="ul" aria-label={runTexts().whereItLooked}>
    {failuresFirst(asked).map((place) => (
      <Box component="li" key={`${place.kind} ${place.name}`} sx={{ py: '2px', overflowWrap: 'anywhere' }}>
        {placeAnswerWords(place, now())}
      </Box>
    ))}
  </Box>
);
