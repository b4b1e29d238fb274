import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { CreateBox } from '#features/tracker-creation/published/create-box';
import type { Topic } from '#features/trackers/api/search-trackers';
import { Wire } from '../published/wire';
import { HowItWorks } from './how-it-works';

interface ExploreHeroProps {
  header: string;
  subheader: string;
  /** Initial topic of the create box. */
  topic: Topic | null;
  /** Ids of the trackers whose lines the wire shows; null: all; undefined: not loaded yet. */
  wireTrackerIds: readonly string[] | null | undefined;
  /** Content below the steps, instead of the create box above them. */
  children?: ReactNode;
}

/** The heading, the box to create a tracker, how it works, and the wire beside them. */
export const ExploreHero = ({ header, subheader, topic, wireTrackerIds, children }: ExploreHeroProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
      gap: { xs: 10, lg: 18 },
      alignItems: 'start',
    }}
  >
    <Box sx={{ pt: { lg: 6 } }}>
      <Box component="h1" sx={{ typography: { xs: 'h1', sm: 'hero' } }}>
        {header}
      </Box>
      <Box component="p" sx={{ typography: 'lead', color: 'quiet', maxWidth: 660, mt: 4, mb: 6 }}>
        {subheader}
      </Box>
      {children === undefined && <CreateBox suggested={topic} />}
      <HowItWorks />
      {children}
    </Box>
    <Box
      sx={{
        width: { lg: 400 },
        borderLeft: { lg: 'hairline' },
        pl: { lg: 7 },
        pb: { lg: 4 },
        mt: { lg: 8 },
        // At least as high as the wire with four lines per finding and its origin, so that nothing below moves when the
        // wire has loaded.
        minHeight: { lg: 540 },
        // Without public trackers the wire is hidden.
        '&:empty': { display: 'none' },
      }}
    >
      {wireTrackerIds !== undefined && <Wire count={3} trackerIds={wireTrackerIds} />}
    </Box>
  </Box>
);
