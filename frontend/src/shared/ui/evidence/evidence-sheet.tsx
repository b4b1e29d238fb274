import { Box, ButtonBase } from '@mui/material';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { Source } from '../../api/source';
import { CloseIcon } from '../icons';
import { evidenceSx } from './evidence-sx';
import { Provenance, Quote } from './quote';

interface EvidenceSheetProps {
  id: string;
  badge: HTMLElement;
  source: Source;
  line?: string;
  onClose: () => void;
}

/** The quote behind a badge on a small screen, as a bottom sheet. */
export const EvidenceSheet = ({ id, badge, source, line, onClose }: EvidenceSheetProps) => {
  const close = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const leave = () => {
    onClose();
    badge.focus({ preventScroll: true });
  };
  /** Traps the focus: Tab moves between the sheet's two controls. */
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    (document.activeElement === close.current ? link : close).current?.focus();
  };
  useLayoutEffect(() => close.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Box onClick={leave} sx={{ position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: 'rgba(16, 19, 21, 0.28)' }} />
      <Box
        id={id}
        role="dialog"
        aria-modal="true"
        aria-label={`Source: ${source.title}`}
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
            {source.title}
          </Box>
          <ButtonBase
            ref={close}
            aria-label="Close"
            onClick={leave}
            sx={{ width: 32, height: 32, mt: -1, mr: -1.5, flexShrink: 0, borderRadius: 1 }}
          >
            <CloseIcon />
          </ButtonBase>
        </Box>
        <Quote source={source} line={line} />
        <Box sx={{ mt: 3 }}>
          <Provenance source={source} />
        </Box>
        <Box
          component="a"
          ref={link}
          href={source.passthrough_link}
          target="_blank"
          rel="noopener nofollow"
          sx={{ display: 'inline-block', mt: 3, py: 1, fontWeight: 500 }}
        >
          Open the source
        </Box>
      </Box>
    </>
  );
};
