import { Box } from '@mui/material';
import { numberFormat } from '../language/locale';
import { mapTexts } from '../texts/map';
import { focusableDisabled } from '../ui/focusable-disabled';
import { MIN_ZOOM, MAX_ZOOM, steppedZoom, ZOOM_STEP } from './zoom';

interface ZoomControlProps {
  zoom: number;
  onZoom: (zoom: number) => void;
}

const factor = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const ZoomControl = ({ zoom, onZoom }: ZoomControlProps) => (
  <Box role="group" aria-label={mapTexts().zoom} sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'quiet' }}>
    <Step
      name={mapTexts().zoomOut}
      sign="−"
      disabled={zoom === MIN_ZOOM}
      onClick={() => onZoom(steppedZoom(zoom, -1))}
    />
    <Box
      component="input"
      type="range"
      aria-label={mapTexts().zoom}
      aria-valuetext={mapTexts().times(zoom)}
      min={MIN_ZOOM}
      max={MAX_ZOOM}
      step={ZOOM_STEP}
      value={zoom}
      onChange={({ target }) => onZoom(Number(target.value))}
      sx={rangeSx}
    />
    <Step name={mapTexts().zoomIn} sign="+" disabled={zoom === MAX_ZOOM} onClick={() => onZoom(steppedZoom(zoom, 1))} />
    <Box component="span" aria-hidden sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums', minWidth: 36 }}>
      {factor(zoom)}×
    </Box>
  </Box>
);

interface StepProps {
  name: string;
  sign: string;
  disabled: boolean;
  onClick: () => void;
}

const Step = ({ name, sign, disabled, onClick }: StepProps) => (
  <Box component="button" type="button" aria-label={name} {...focusableDisabled(disabled, onClick)} sx={stepSx}>
    {sign}
  </Box>
);

const stepSx = {
  width: 28,
  height: 28,
  p: 0,
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'ink',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'wash' },
  '&[aria-disabled="true"]': { color: 'quiet', borderColor: 'rule', cursor: 'default', bgcolor: 'transparent' },
};

const thumb = {
  appearance: 'none',
  width: 14,
  height: 14,
  border: 0,
  borderRadius: '50%',
  bgcolor: 'accent',
} as const;
const track = { height: 2, borderRadius: 1, bgcolor: 'edge' } as const;

const rangeSx = {
  appearance: 'none',
  width: 120,
  height: 28,
  m: 0,
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': track,
  '&::-moz-range-track': track,
  '&::-webkit-slider-thumb': { ...thumb, mt: '-6px' },
  '&::-moz-range-thumb': thumb,
};
