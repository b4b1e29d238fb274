import { Box } from '@mui/material';
import { useState } from 'react';
import { lasting } from '../../../shared/storage/browser-storage';
import { TextButton } from '../../../shared/ui/text-button';

const dismissedKey = 'noLongerSharedDismissed';

/** Says that followed trackers were made private or deleted, until the user dismisses it; again when there are more. */
export const NoLongerShared = ({ count }: { count: number }) => {
  const [dismissed, setDismissed] = useState(() => Number(lasting.get(dismissedKey) ?? 0));
  const dismiss = () => {
    lasting.set(dismissedKey, String(count));
    setDismissed(count);
  };
  if (count <= dismissed) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', mb: 5 }}>
      <Box component="span" sx={{ color: 'quiet' }}>
        {count === 1
          ? 'A tracker that you followed is no longer public.'
          : `${count} trackers that you followed are no longer public.`}
      </Box>
      <TextButton onClick={dismiss}>Dismiss</TextButton>
    </Box>
  );
};
