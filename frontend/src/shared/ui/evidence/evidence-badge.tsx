import { Box, Portal, type Theme, useMediaQuery } from '@mui/material';
import { lazy, Suspense, useEffect, useId, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import type { Source } from '../../api/source';
import { breakpoints } from '../../theme/tokens';
import { bareHost } from './bare-host';
import type { EvidenceCardProps } from './evidence-card';
import { EvidenceSheet } from './evidence-sheet';
import { usePointedSource } from './pointed-source';

// Positioning the card needs more code than the badge. If it cannot be fetched, the number still opens its source.
const EvidenceCard = lazy<ComponentType<EvidenceCardProps>>(() =>
  import('./evidence-card').catch(() => ({ default: () => null })),
);

interface EvidenceBadgeProps {
  n: number;
  source: Source;
  /** The citing line, highlighted within the quote. */
  line?: string;
}

/** Long enough to cross the gap between badge and card, short enough not to linger. */
const lingerMs = 140;

/**
 * The number after a line. Hover, focus or tap shows its quote; a click or Enter opens the source. On touch screens and
 * in small windows, including zoomed ones, the first tap, click or Enter shows the quote, and the card has a link to
 * the source.
 */
export const EvidenceBadge = ({ n, source, line }: EvidenceBadgeProps) => {
  const cardId = useId();
  const badge = useRef<HTMLAnchorElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const [open, setOpen] = useState(false);
  const { pointed, point, leave } = usePointedSource();
  const asSheet = useMediaQuery((theme: Theme) => theme.breakpoints.down(breakpoints.sheet));

  const show = () => {
    clearTimeout(leaving.current);
    setOpen(true);
    point(n);
  };
  const hide = () => {
    clearTimeout(leaving.current);
    setOpen(false);
    leave(n);
  };
  const hideSoon = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(hide, lingerMs);
  };

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  });

  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const byTouch = event.detail > 0 && touched.current;
    if (byTouch || asSheet) {
      event.preventDefault();
      show();
    }
  };

  return (
    <>
      <Box
        component="a"
        ref={badge}
        href={source.passthrough_link}
        target="_blank"
        rel="noopener nofollow"
        data-badge={n}
        aria-label={`Source ${n}: ${source.title}, ${bareHost(source.host)}`}
        aria-describedby={open ? cardId : undefined}
        onPointerDown={({ pointerType }) => {
          touched.current = pointerType === 'touch';
        }}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse' && !asSheet) show();
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse' && !asSheet) hideSoon();
        }}
        onFocus={() => {
          if (!asSheet && badge.current?.matches(':focus-visible')) show();
        }}
        onBlur={({ relatedTarget }) => {
          if (asSheet) return;
          // Moving between numbers switches cards immediately.
          if (relatedTarget?.hasAttribute('data-badge')) hide();
          else hideSoon();
        }}
        onClick={click}
        sx={{
          typography: 'superior',
          position: 'relative',
          top: '-0.42em',
          ml: '1px',
          // So that a comma or bracket after it stays close.
          mr: '-2px',
          px: '3px',
          py: '1px',
          borderRadius: '3px',
          textDecoration: 'none',
          color: open || pointed === n ? 'onAccent' : 'accent',
          bgcolor: open || pointed === n ? 'accent' : 'transparent',
          '&::after': { content: '""', position: 'absolute', inset: '-8px -5px' },
        }}
      >
        {n}
      </Box>
      {open && badge.current !== null && (
        <Portal>
          {asSheet ? (
            <EvidenceSheet id={cardId} badge={badge.current} source={source} line={line} onClose={hide} />
          ) : (
            <Suspense>
              <EvidenceCard
                id={cardId}
                badge={badge.current}
                source={source}
                line={line}
                onEnter={show}
                onLeave={hideSoon}
              />
            </Suspense>
          )}
        </Portal>
      )}
    </>
  );
};
