import { arrow, autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react-dom';
import { Box } from '@mui/material';
import { useRef } from 'react';
import type { Source } from '../../api/source';
import { useShortcutsOn } from '../../hooks/shortcut-setting';
import { evidenceSx } from './evidence-sx';
import { Provenance, Quote } from './quote';

export interface EvidenceCardProps {
  id: string;
  badge: HTMLElement;
  source: Source;
  line?: string;
  onEnter: () => void;
  onLeave: () => void;
}

/** CSS pixels between the badge and the card, and between the card and the window's edges. */
const distance = 12;
const margin = 12;
/** Distance of the tip from the card's left edge, and minimum distance from either edge. */
const tipInset = 40;
const tipMargin = 12;
const tipSize = 13;

/** The quote behind a badge, shown below or above it, wherever there is more room. Long quotes scroll. */
const EvidenceCard = ({ id, badge, source, line, onEnter, onLeave }: EvidenceCardProps) => {
  const shortcutsOn = useShortcutsOn();
  const tip = useRef<HTMLDivElement>(null);
  const { refs, floatingStyles, isPositioned, placement, middlewareData } = useFloating({
    elements: { reference: badge },
    placement: 'bottom-start',
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(({ rects }) => ({ mainAxis: distance, crossAxis: rects.reference.width / 2 - tipInset })),
      flip({ padding: margin, crossAxis: false }),
      shift({ padding: margin }),
      size({
        padding: margin,
        apply: ({ availableHeight, elements }) => {
          elements.floating.style.maxHeight = `${availableHeight}px`;
        },
      }),
      arrow({ element: tip, padding: tipMargin }),
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
          width: tipSize,
          height: tipSize,
          transform: above ? 'rotate(225deg)' : 'rotate(45deg)',
          bgcolor: 'sheet',
          borderLeft: '1px solid',
          borderTop: '1px solid',
          borderColor: 'rule',
        }}
      />
      <Box sx={{ minHeight: 0, overflowY: 'auto' }}>
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
          <Box component="p" sx={{ typography: 'label' }}>
            {source.title}
          </Box>
          <Provenance source={source} />
        </Box>
        {shortcutsOn && (
          <Box aria-hidden sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexShrink: 0 }}>
            <kbd>[</kbd>
            <kbd>]</kbd>
          </Box>
        )}
      </Box>
    </Box>
  );
};

export default EvidenceCard;
