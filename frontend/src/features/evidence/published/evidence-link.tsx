import { Box, Portal, type SxProps, type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useId, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { lazyComponent, RenderNothing } from '#shared/lazy/lazy-component';
import { breakpoints } from '#shared/theme/tokens';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { usePointedSource } from './pointed-source';
import type { Source } from './source';

// Both need more code than the link. If the card cannot be fetched, the link still opens its source.
const FloatingCard = lazyComponent(() => import('../components/floating-card'), 'FloatingCard', RenderNothing);
const BottomSheet = lazyComponent(() => import('../components/bottom-sheet'), 'BottomSheet', RenderNothing);

interface EvidenceLinkProps {
  source: Source;
  /** Accessible name, since the link shows less. */
  label: string;
  /** Title of the sheet that small screens open instead of the card; default: the source's. */
  sheetTitle?: string;
  /** Content of both the card and the sheet: the source's quote. */
  content: ReactNode;
  cardFooter?: ReactNode;
  sheetFooter?: ReactNode;
  /** `&[data-lit]` while its card is open or its source highlighted. */
  sx: SxProps<Theme>;
  /**
   * The number of a badge, by which the keyboard moves between badges; its source is highlighted elsewhere at the same
   * time.
   */
  badge?: number;
  children: ReactNode;
}

/** Long enough to cross the gap between link and card, short enough not to linger. */
const LINGER_MS = 140;

/**
 * A link to a source in a text. Hover, focus or tap shows the card with what the source says; a click or Enter opens
 * the source. On touch screens and in small windows, including zoomed ones, the first tap, click or Enter shows that in
 * a sheet with links.
 */
export const EvidenceLink = ({
  source,
  label,
  sheetTitle,
  content,
  cardFooter,
  sheetFooter,
  sx,
  badge,
  children,
}: EvidenceLinkProps) => {
  const cardId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  const { pointed, point, leave } = usePointedSource();
  const asSheet = useMediaQuery((theme: Theme) => theme.breakpoints.down(breakpoints.sheet));

  const toggle = (on: boolean, notify: (n: number) => void) => () => {
    clearTimeout(leaving.current);
    setIsOpen(on);
    if (badge !== undefined) notify(badge);
  };
  const show = toggle(true, point);
  const hide = toggle(false, leave);
  const hideSoon = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(hide, LINGER_MS);
  };

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  });

  const byMouse = (action: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !asSheet) action();
  };
  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const byTouch = event.detail > 0 && touched.current;
    if (byTouch || asSheet) {
      event.preventDefault();
      // The sheet returns the focus to where it was, and Safari focuses no link that is pressed.
      if (asSheet) link.current?.focus({ preventScroll: true });
      show();
    }
  };

  return (
    <>
      <Box
        component="a"
        ref={link}
        href={source.passthrough_link}
        {...sourceLinkProps}
        data-evidence
        data-badge={badge}
        aria-label={label}
        aria-describedby={isOpen ? cardId : undefined}
        onPointerDown={({ pointerType }) => {
          touched.current = pointerType === 'touch';
        }}
        onPointerEnter={byMouse(show)}
        onPointerLeave={byMouse(hideSoon)}
        onFocus={() => {
          if (!asSheet && link.current?.matches(':focus-visible')) show();
        }}
        onBlur={({ relatedTarget }) => {
          if (asSheet) return;
          // Moving between links switches cards immediately.
          if (relatedTarget?.hasAttribute('data-evidence')) hide();
          else hideSoon();
        }}
        onClick={click}
        data-lit={isOpen || pointed === badge || undefined}
        sx={sx}
      >
        {children}
      </Box>
      {isOpen && link.current !== null && (
        <Portal>
          {asSheet ? (
            <BottomSheet id={cardId} title={sheetTitle ?? source.title} label={label} source={source} onClose={hide}>
              {content}
              {sheetFooter}
            </BottomSheet>
          ) : (
            <FloatingCard id={cardId} anchor={link.current} onEnter={show} onLeave={hideSoon} footer={cardFooter}>
              {content}
            </FloatingCard>
          )}
        </Portal>
      )}
    </>
  );
};
