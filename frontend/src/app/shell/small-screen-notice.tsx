import { Box, Button } from '@mui/material';
import { useId } from 'react';
import { shellDialogTexts } from '../texts/shell-dialogs';
import { commonTexts } from '../../shared/texts/common';

/** Stands beneath the page, where it covers nothing, until closed with its button. */
const SmallScreenNotice = ({ onClose }: { onClose: () => void }) => {
  const texts = shellDialogTexts();
  const titleId = useId();
  return (
    <Box role="dialog" aria-labelledby={titleId} data-screen-only sx={placeSx}>
      <div>
        <Box component="h2" id={titleId} sx={{ typography: 'cardTitle' }}>
          {texts.smallScreenTitle}
        </Box>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {texts.smallScreen}
        </Box>
      </div>
      <Button variant="outlined" size="small" onClick={onClose}>
        {commonTexts().close}
      </Button>
    </Box>
  );
};

export default SmallScreenNotice;

const placeSx = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  px: { xs: '18px', sm: 6 },
  py: 4,
  borderTop: '1px solid',
  borderColor: 'rule',
};
