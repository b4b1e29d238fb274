import { Box, Button } from '@mui/material';
import { useEffect, useId } from 'react';
import { lasting } from '../../shared/storage/browser-storage';
import { NOTICE_KEY } from './small-screen-advice';

/** Stays until closed with its button, beneath the page, which can be used meanwhile. Once left, it does not return. */
const SmallScreenNotice = ({ onClose }: { onClose: () => void }) => {
  const titleId = useId();
  useEffect(() => lasting.set(NOTICE_KEY, 'yes'), []);
  return (
    <Box role="dialog" aria-labelledby={titleId} data-screen-only sx={placeSx}>
      <div>
        <Box component="h2" id={titleId} sx={{ typography: 'cardTitle' }}>
          Best on a larger screen
        </Box>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          This site is best viewed on desktop or laptop. Mobile support is limited.
        </Box>
      </div>
      <Button variant="outlined" size="small" onClick={onClose}>
        Close
      </Button>
    </Box>
  );
};

export default SmallScreenNotice;

const placeSx = {
  position: 'fixed',
  insetInline: 12,
  bottom: 12,
  zIndex: 'appBar',
  maxWidth: 560,
  mx: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  p: 4,
  bgcolor: 'sheet',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 1,
  boxShadow: 'var(--aidy-shadow)',
};
