import { Box, keyframes } from '@mui/material';
import type { Status } from '../api/say';

const WORDS: Readonly<Record<Status, string>> = { thinking: 'Thinking…', 'Searching the Web': 'Searching the Web…' };

const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.25 }, '30%': { opacity: 1 } });

/** The assistant is at work. */
export const Typing = ({ status }: { status: Status }) => (
  <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: '4px', color: 'quiet' }}>
    {[0, 1, 2].map((dot) => (
      <Box key={dot} aria-hidden sx={{ ...dotSx, animation: `${pulse} 1.2s ${dot * 0.15}s infinite` }} />
    ))}
    <Box component="span" sx={{ ml: 2 }}>
      {WORDS[status]}
    </Box>
  </Box>
);

const dotSx = {
  width: 6,
  height: 6,
  borderRadius: '50%',
  bgcolor: 'quiet',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none !important' },
};
