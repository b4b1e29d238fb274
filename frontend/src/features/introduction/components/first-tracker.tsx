import { Box } from '@mui/material';
import { useState } from 'react';
import { widths } from '#shared/theme/tokens';
import { ToggleChip } from '#shared/ui/fields/toggle-chip';
import { CreateBox } from '#features/tracker-creation/published/create-box';
import { exampleTopics } from '#features/tracker-creation/published/example-topics';
import { introductionTexts } from '../texts/introduction';

/** Number of examples shown. */
const MAX_SHOWN_EXAMPLES = 4;

/** Creates the first tracker: of a typed topic, or of an example. */
export const FirstTracker = ({ onCreated }: { onCreated: (trackerId: string) => void }) => {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <Box component="p" sx={{ color: 'quiet', mb: 4, maxWidth: widths.form }}>
        {introductionTexts().sayWhatToFollow}
      </Box>
      <Box
        role="group"
        aria-label={introductionTexts().examples}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}
      >
        {exampleTopics()
          .slice(0, MAX_SHOWN_EXAMPLES)
          .map((example) => (
            <ToggleChip key={example} pressed={chosen === example} onClick={() => setChosen(example)}>
              {example}
            </ToggleChip>
          ))}
      </Box>
      <CreateBox
        key={chosen}
        suggested={chosen === null ? null : { tracker_description: chosen, update_frequency: 'day', domains: [] }}
        onCreated={onCreated}
      />
    </>
  );
};
