import { Box, ButtonBase, Portal } from '@mui/material';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Source } from '../../api/source';
import { useNarrowerThan } from '../../hooks/use-narrower-than';
import { breakpoints } from '../../theme/tokens';
import { CloseIcon } from '../icons';
import { placeCard, type CardPlace } from './card-place';
import { Provenance, Quote } from './quote';

interface EvidenceCardProps {
  id: string;
  badge: HTMLElement;
  source: Source;
  line?: string;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** The quote behind a badge: a card beside it, or on a small screen a sheet from below. */
export const EvidenceCard = (props: EvidenceCardProps) => {
  const narrow = useNarrowerThan(breakpoints.sheet);
  return <Portal>{narrow ? <EvidenceSheet {...props} /> : <FloatingCard {...props} />}</Portal>;
};

const grounds = {
  bgcolor: 'sheet',
  border: '1px solid',
  borderColor: 'rule',
  boxShadow: 'var(--aidy-shadow)',
  color: 'ink',
};

const FloatingCard = ({ id, badge, source, line, onEnter, onLeave }: EvidenceCardProps) => {
  const card = useRef<HTMLDivElement>(null);
  const quote = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CardPlace | null>(null);

  useLayoutEffect(() => {
    const put = () => {
      if (card.current === null || quote.current === null) return;
      const { width, height: shown } = card.current.getBoundingClientRect();
      // Its own height, also while a low window lets the quote scroll.
      const height = shown + quote.current.scrollHeight - quote.current.clientHeight;
      setPlace(
        placeCard(
          badge.getBoundingClientRect(),
          { width, height },
          { width: window.innerWidth, height: window.innerHeight },
        ),
      );
    };
    put();
    window.addEventListener('scroll', put, { passive: true });
    window.addEventListener('resize', put);
    return () => {
      window.removeEventListener('scroll', put);
      window.removeEventListener('resize', put);
    };
  }, [badge]);

  return (
    <Box
      ref={card}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      style={{
        left: place?.left ?? 0,
        top: place?.top ?? 0,
        maxHeight: place?.room,
        visibility: place === null ? 'hidden' : 'visible',
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        display: 'flex',
        flexDirection: 'column',
        width: 'min(450px, calc(100vw - 24px))',
        borderRadius: 1,
        p: '16px 18px',
        ...grounds,
      }}
    >
      <Box
        aria-hidden
        style={{ left: (place?.tip ?? 0) - 7, [place?.side === 'above' ? 'bottom' : 'top']: -7 }}
        sx={{
          position: 'absolute',
          width: 13,
          height: 13,
          transform: place?.side === 'above' ? 'rotate(225deg)' : 'rotate(45deg)',
          bgcolor: 'sheet',
          borderLeft: '1px solid',
          borderTop: '1px solid',
          borderColor: 'rule',
        }}
      />
      <Box ref={quote} sx={{ minHeight: 0, overflowY: 'auto' }}>
        <Quote source={source} line={line} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexShrink: 0,
          gap: 4,
          justifyContent: 'space-between',
          borderTop: '1px solid',
          borderColor: 'rule',
          mt: 3.5,
          pt: 2.5,
        }}
      >
        <Box>
          <Box component="p" sx={{ fontSize: 13.5, fontWeight: 600, lineHeight: 1.45 }}>
            {source.title}
          </Box>
          <Provenance source={source} />
        </Box>
        <Box aria-hidden sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexShrink: 0 }}>
          <kbd>[</kbd>
          <kbd>]</kbd>
        </Box>
      </Box>
    </Box>
  );
};

const EvidenceSheet = ({ id, badge, source, line, onClose }: EvidenceCardProps) => {
  const close = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const leave = () => {
    onClose();
    badge.focus({ preventScroll: true });
  };
  /** The sheet lies over everything: while it is open, Tab goes from one of its two controls to the other. */
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
          ...grounds,
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 3, mb: 2 }}>
          <Box component="p" sx={{ fontSize: 14, fontWeight: 600 }}>
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
