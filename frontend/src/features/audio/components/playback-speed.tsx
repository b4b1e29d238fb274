import { Box } from '@mui/material';
import { ChevronIcon } from '#shared/ui/icons';
import { playerTexts } from '../texts/player';

const SPEEDS = [0.8, 1, 1.2, 1.5, 2] as const;

interface SpeedProps {
  speed: number;
  onChoose: (speed: number) => void;
}

export const PlaybackSpeed = ({ speed, onChoose }: SpeedProps) => (
  <Box sx={{ position: 'relative', ml: { sm: 'auto' } }}>
    <Box
      component="select"
      aria-label={playerTexts().speed}
      value={speed}
      onChange={({ target }: { target: { value: string } }) => onChoose(Number(target.value))}
      sx={selectSx}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {each} ×
        </option>
      ))}
    </Box>
    <Box component={ChevronIcon} aria-hidden sx={{ position: 'absolute', right: 8, top: 11, pointerEvents: 'none' }} />
  </Box>
);

const selectSx = {
  appearance: 'none',
  font: 'inherit',
  typography: 'body2',
  color: 'ink',
  bgcolor: 'sheet',
  height: 34,
  pl: 3,
  pr: '26px',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 1,
  cursor: 'pointer',
};
