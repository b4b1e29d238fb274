import type { Theme } from '@mui/material/styles';

export const fieldSx = (wrong: boolean) => ({
  minHeight: 42,
  padding: '0 12px',
  border: '1px solid',
  borderColor: wrong ? 'failed' : 'edge',
  borderRadius: 1,
  bgcolor: 'sheet',
  color: 'ink',
  font: 'inherit',
  '&:hover': { borderColor: wrong ? 'failed' : 'quiet' },
  '&:focus': {
    outline: 'none',
    borderColor: 'accent',
    boxShadow: (theme: Theme) => `0 0 0 1px ${theme.vars?.palette.accent ?? theme.palette.accent}`,
  },
  '&::placeholder': { color: 'quiet', opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});
