import { Box, keyframes } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { chatTexts } from '../texts/chat';

const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.25 }, '30%': { opacity: 1 } });

interface TypingIndicatorProps {
  /** Activity of the assistant, shown next to the dots; if absent, only screen readers are told that it is typing. */
  status?: string;
}

/** Shown while the assistant is working. */
export const TypingIndicator = ({ status }: TypingIndicatorProps) => (
  <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: '4px', color: 'quiet' }}>
    {[0, 1, 2].map((dot) => (
      <Box key={dot} aria-hidden sx={{ ...dotSx, animation: `${pulse} 1.2s ${dot * 0.15}s infinite` }} />
    ))}
    <Box component="span" sx={status === undefined ? visuallyHidden : { ml: 2 }}>
      {status ?? chatTexts().typing}
    </Box>
  </Box>
);

const dotSx = { width: 6, height: 6, borderRadius: '50%', bgcolor: 'quiet' };
