import { Box } from '@mui/material';
import { now } from '../../../shared/time/clock';
import type { AskedPlace } from '../published/api/tracker';
import { askedWords, mostTellingFirst } from '../asked-words';

/** Where a run looked for pages and what each place answered, in a sentence each. */
export const AskedPlaces = ({ asked }: { asked: readonly AskedPlace[] }) => (
  <Box component="ul" aria-label="Where it looked">
    {mostTellingFirst(asked).map((place) => (
      <Box component="li" key={`${place.kind} ${place.name}`} sx={{ py: '2px', overflowWrap: 'anywhere' }}>
        {askedWords(place, now())}
      </Box>
    ))}
  </Box>
);
