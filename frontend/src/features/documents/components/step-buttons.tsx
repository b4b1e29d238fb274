import { Box, ButtonBase } from '@mui/material';
import { focusableDisabled } from '#shared/ui/focusable-disabled';
import { NextIcon, PreviousIcon } from '#shared/ui/further-icons';
import { documentPageTexts } from '../texts/document';

interface StepButtonsProps {
  kind: 'section' | 'hit';
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Buttons for the previous and the next one, each disabled at its end. */
export const StepButtons = ({ kind, hasPrevious, hasNext, onPrevious, onNext }: StepButtonsProps) => (
  <Box sx={{ display: 'flex', flexShrink: 0 }}>
    <ButtonBase
      aria-label={documentPageTexts().previous[kind]}
      {...focusableDisabled(!hasPrevious, onPrevious)}
      sx={buttonSx}
    >
      <PreviousIcon />
    </ButtonBase>
    <ButtonBase aria-label={documentPageTexts().next[kind]} {...focusableDisabled(!hasNext, onNext)} sx={buttonSx}>
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
