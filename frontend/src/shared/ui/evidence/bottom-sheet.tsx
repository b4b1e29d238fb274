import { Box, ButtonBase } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Source } from '../../api/source';
import { CloseIcon } from '../icons';
import { evidenceSx } from './evidence-sx';
import { commonTexts } from '../../texts/common';
import { evidenceTexts } from '../../texts/evidence';

export interface BottomSheetProps {
  id: string;
  anchor: HTMLElement;
  title: string;
  label: string;
  source: Source;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet with the details of a place in a text, on a small screen. */
const BottomSheet = ({ id, anchor, title, label, source, onClose, children }: BottomSheetProps) => {
  const leave = () => {
    onClose();
    anchor.focus({ preventScroll: true });
  };
  /** Traps the focus: Tab moves between the sheet's controls. */
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]')];
    const at = controls.indexOf(document.activeElement as HTMLElement);
    controls.at((at + (event.shiftKey ? -1 : 1)) % controls.length)?.focus();
  };
  return (
    <>
      <Box onClick={leave} sx={{ position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: 'rgba(16, 19, 21, 0.28)' }} />
      <Box
        id={id}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        onKeyDown={press}
        sx={{
          position: 'fixed',
          zIndex: 'modal',
          insetInline: 0,
          bottom: 0,
          maxHeight: '80vh',
          overflowY: 'auto',
          borderRadius: '12px 12px 0 0',
          p: '18px 18px calc(18px + env(safe-area-inset-bottom))',
          ...evidenceSx,
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 3, mb: 2 }}>
          <Box component="p" sx={{ typography: 'label' }}>
            {title}
          </Box>
          <ButtonBase
            autoFocus
            aria-label={commonTexts().close}
            onClick={leave}
            sx={{ width: 32, height: 32, mt: -1, mr: -1.5, flexShrink: 0, borderRadius: 1 }}
          >
            <CloseIcon />
          </ButtonBase>
        </Box>
        {children}
        <Box
          component="a"
          href={source.passthrough_link}
          target="_blank"
          rel="noopener nofollow"
          sx={{ display: 'inline-block', mt: 3, py: 1, fontWeight: 500 }}
        >
          {evidenceTexts().openSource}
        </Box>
      </Box>
    </>
  );
};

export default BottomSheet;
