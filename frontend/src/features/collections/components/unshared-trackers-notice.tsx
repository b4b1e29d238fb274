import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { personalLasting } from '#shared/session/personal-storage';
import { commonTexts } from '#shared/texts/common';
import { TextButton } from '#shared/ui/text-button';
import { listTexts } from '../texts/list';

const KEY = 'noLongerSharedDismissed';

interface UnsharedTrackersNoticeProps {
  /** Number of followed trackers that were made private or deleted. */
  count: number;
}

/** Reports that followed trackers were made private or deleted, until it is dismissed; again when there are more. */
export const UnsharedTrackersNotice = ({ count }: UnsharedTrackersNoticeProps) => {
  const [dismissed, setDismissed] = useState(() => Number(personalLasting.get(KEY) ?? 0));
  // One was made public again: the next one that disappears is reported.
  if (count < dismissed) setDismissed(count);
  useEffect(() => personalLasting.set(KEY, String(dismissed)), [dismissed]);
  const more = count - dismissed;
  if (more <= 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', mb: 5 }}>
      <Box component="span" sx={{ color: 'quiet' }}>
        {listTexts().noLongerPublic(more)}
      </Box>
      <TextButton onClick={() => setDismissed(count)}>{commonTexts().dismiss}</TextButton>
    </Box>
  );
};
