import { Box, ButtonBase } from '@mui/material';
import type { ViewMode } from '../list-view-settings';
import { listTexts } from '../texts/list';

/** Chooses between cards and a table. */
export const ViewToggle = ({ mode, onChoose }: { mode: ViewMode; onChoose: (mode: ViewMode) => void }) => (
  <Box
    role="group"
    aria-label={listTexts().view}
    sx={{
      display: 'flex',
      border: 'hairline',
      borderRadius: 1,
      overflow: 'hidden',
      bgcolor: 'sheet',
    }}
  >
    {(['grid', 'list'] as const).map((option) => (
      <ButtonBase
        key={option}
        aria-pressed={mode === option}
        onClick={() => onChoose(option)}
        sx={{
          px: '12px',
          minHeight: 32,
          typography: mode === option ? 'label' : 'body2',
          color: mode === option ? 'ink' : 'quiet',
          bgcolor: mode === option ? 'wash' : 'transparent',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {listTexts().views[option]}
      </ButtonBase>
    ))}
  </Box>
);
