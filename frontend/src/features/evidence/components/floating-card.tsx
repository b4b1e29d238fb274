import { arrow, autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react-dom';
import { Box } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { evidenceSx } from './evidence-sx';

export interface FloatingCardProps {
  id: string;
  anchor: HTMLElement;
  onEnter: () => void;
  onLeave: () => void;
  /** Content that stays visible while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** CSS pixels between the anchor and the card, and between the card and the window's edges. */
const DISTANCE_PX = 12;
const MARGIN = 12;
/** Distance of the tip from the card's left edge, and minimum distance from either edge. */
const TIP_INSET_PX = 40;
const TIP_MARGIN = 12;
const TIP_SIZE = 13;

/** A card below or above its anchor, depending on where there is more room. Long contents scroll. */
export const FloatingCard = ({ id, anchor, onEnter, onLeave, footer, children }: FloatingCardProps) => {
  const tip = useRef<HTMLDivElement>(null);
  const { refs, floatingStyles, isPositioned, placement, middlewareData } = useFloating({
    elements: { reference: anchor },
    placement: 'bottom-start',
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(({ rects }) => ({ mainAxis: DISTANCE_PX, crossAxis: rects.reference.width / 2 - TIP_INSET_PX })),
      flip({ padding: MARGIN, crossAxis: false }),
      shift({ padding: MARGIN }),
      size({
        padding: MARGIN,
        apply: ({ availableHeight, elements }) => {
          elements.floating.style.maxHeight = `${availableHeight}px`;
        },
      }),
      arrow({ element: tip, padding: TIP_MARGIN }),
    ],
  });
  const above = placement.startsWith('top');

  return (
    <Box
      ref={refs.setFloating}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      style={{ ...floatingStyles, visibility: isPositioned ? 'visible' : 'hidden' }}
      sx={{
        zIndex: 'tooltip',
        display: 'flex',
        flexDirection: 'column',
        width: 'min(450px, calc(100vw - 24px))',
        borderRadius: 1,
        p: '16px 18px',
        ...evidenceSx,
      }}
    >
      <Box
        ref={tip}
        aria-hidden
        style={{ left: middlewareData.arrow?.x, [above ? 'bottom' : 'top']: -7 }}
        sx={{
          position: 'absolute',
          width: TIP_SIZE,
          height: TIP_SIZE,
          transform: above ? 'rotate(225deg)' : 'rotate(45deg)',
          bgcolor: 'sheet',
          borderLeft: '1px solid',
          borderTop: 'hairline',
        }}
      />
      <Box sx={{ minHeight: 0, overflowY: 'auto' }}>{children}</Box>
      {footer}
    </Box>
  );
};
