import { Box, ButtonBase, Drawer } from '@mui/material';
import type { ReactNode } from 'react';
import { commonTexts } from '#shared/texts/common';
import { CloseIcon } from '#shared/ui/icons';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import type { Source } from '../published/source';
import { evidenceTexts } from '../published/texts/evidence';
import { evidenceSx } from './evidence-sx';

export interface BottomSheetProps {
  id: string;
  title: string;
  label: string;
  source: Source;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet with the details of a passage in a text, on a small screen. */
export const BottomSheet = ({ id, title, label, source, onClose, children }: BottomSheetProps) => (
  <Drawer
    anchor="bottom"
    open
    onClose={onClose}
    transitionDuration={0}
    // A drawer is below dialogs by default, but a text with evidence may be in one.
    sx={{ zIndex: 'modal' }}
    slotProps={{
      backdrop: { sx: { bgcolor: 'rgba(16, 19, 21, 0.28)' } },
      paper: { id, role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: sheetSx },
    }}
  >
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 3, mb: 2 }}>
      <Box component="p" sx={{ typography: 'label' }}>
        {title}
      </Box>
      <ButtonBase
        autoFocus
        aria-label={commonTexts().close}
        onClick={onClose}
        sx={{ width: 32, height: 32, mt: -1, mr: -1.5, flexShrink: 0, borderRadius: 1 }}
      >
        <CloseIcon />
      </ButtonBase>
    </Box>
    {children}
    <Box
      component="a"
      href={source.passthrough_link}
      {...sourceLinkProps}
      sx={{ display: 'inline-block', mt: 3, py: 1, fontWeight: 500 }}
    >
      {evidenceTexts().openSource}
    </Box>
  </Drawer>
);

const sheetSx = {
  maxHeight: '80vh',
  borderRadius: '12px 12px 0 0',
  p: '18px 18px calc(18px + env(safe-area-inset-bottom))',
  ...evidenceSx,
};
