import { Box, Button } from '@mui/material';
import { useId } from 'react';
import { commonTexts } from '#shared/texts/common';
import { shellDialogTexts } from '../texts/shell-dialogs';

/** Advice below the page, where it covers nothing, until it is closed. */
export const SmallScreenNotice = ({ onClose }: { onClose: () => void }) => {
  const texts = shellDialogTexts();
  const titleId = useId();
  const close = () => {
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Box role="region" aria-labelledby={titleId} data-screen-only sx={containerSx}>
      <div>
        <Box component="h2" id={titleId} sx={{ typography: 'cardTitle' }}>
          {texts.smallScreenTitle}
        </Box>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {texts.smallScreen}
        </Box>
      </div>
      <Button variant="outlined" size="small" onClick={close}>
        {commonTexts().close}
      </Button>
    </Box>
  );
};

const containerSx = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  px: { xs: '18px', sm: 6 },
  py: 4,
  borderTop: 'hairline',
};
