import { Box, ButtonBase } from '@mui/material';
import { NextIcon, PreviousIcon } from '../../../shared/ui/further-icons';

interface StepButtonsProps {
  /** `section`: the buttons are called 'Previous section' and 'Next section'. */
  what: string;
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Buttons for the previous and the next one. At either end one does nothing: disabled, it would lose the focus. */
export const StepButtons = ({ what, hasPrevious, hasNext, onPrevious, onNext }: StepButtonsProps) => (
  <Box sx={{ display: 'flex', flexShrink: 0 }}>
    <ButtonBase
      aria-label={`Previous ${what}`}
      aria-disabled={!hasPrevious || undefined}
      onClick={hasPrevious ? onPrevious : undefined}
      sx={buttonSx}
    >
      <PreviousIcon />
    </ButtonBase>
    <ButtonBase
      aria-label={`Next ${what}`}
      aria-disabled={!hasNext || undefined}
      onClick={hasNext ? onNext : undefined}
      sx={buttonSx}
    >
      <NextIcon />
    </ButtonBase>
  </Box>
);

const buttonSx = {
  flexShrink: 0,
  width: 32,
  height: 42,
  borderRadius: 1,
  color: 'ink',
  '&:hover': { bgcolor: 'wash' },
  '&[aria-disabled="true"]': { color: 'quiet', opacity: 0.5, cursor: 'default', bgcolor: 'transparent' },
};
