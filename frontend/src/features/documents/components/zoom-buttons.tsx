import { Box } from '@mui/material';
import { focusableDisabled } from '#shared/ui/focusable-disabled';
import { documentPageTexts } from '../texts/document';
import { nextZoomStep } from '../zoom-steps';

interface ZoomButtonsProps {
  /** 1: as wide as the frame. */
  zoom: number;
  /** The zoom at which the text fills the frame. */
  fitting: number | null;
  onZoom: (zoom: number) => void;
}

/** Buttons that zoom the pages in, and back to the width of their frame. */
export const ZoomButtons = ({ zoom, fitting, onZoom }: ZoomButtonsProps) => (
  <Box role="group" aria-label={documentPageTexts().sizeOfPages} sx={groupSx}>
    <Step
      name={documentPageTexts().smaller}
      sign="−"
      to={nextZoomStep(zoom, -1, fitting)}
      zoom={zoom}
      onZoom={onZoom}
    />
    <Box component="span" role="status" aria-label={documentPageTexts().size} sx={sizeSx}>
      {`${Math.round(zoom * 100)}%`}
    </Box>
    <Step name={documentPageTexts().larger} sign="+" to={nextZoomStep(zoom, 1, fitting)} zoom={zoom} onZoom={onZoom} />
  </Box>
);

interface StepProps extends Omit<ZoomButtonsProps, 'fitting'> {
  name: string;
  sign: string;
  to: number;
}

const Step = ({ name, sign, to, zoom, onZoom }: StepProps) => (
  <Box
    component="button"
    type="button"
    aria-label={name}
    {...focusableDisabled(to === zoom, () => onZoom(to))}
    sx={stepSx}
  >
    {sign}
  </Box>
);

const groupSx = {
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: 42,
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 1,
  bgcolor: 'sheet',
};

const sizeSx = { minWidth: 44, textAlign: 'center', typography: 'body2', fontVariantNumeric: 'tabular-nums' };

const stepSx = {
  width: 34,
  height: '100%',
  p: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'ink',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'wash' },
  '&[aria-disabled="true"]': { color: 'quiet', cursor: 'default', bgcolor: 'transparent' },
};
