import { Box } from '@mui/material';

interface ToggleChipProps {
  pressed: boolean;
  onClick: () => void;
  count?: number;
  /** Shown on hover. */
  title?: string;
  children: string;
}

/** A choice that can be on or off, among others like it. */
export const ToggleChip = ({ pressed, onClick, count, title, children }: ToggleChipProps) => (
  <Box component="button" type="button" dir="auto" aria-pressed={pressed} title={title} onClick={onClick} sx={chipSx}>
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {children}
    </Box>
    {count !== undefined && (
      <Box component="span" sx={{ color: 'quiet', marginInlineStart: '6px' }}>
        {count}
      </Box>
    )}
  </Box>
);

const chipSx = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 30,
  maxWidth: '100%',
  px: '12px',
  border: 'hairline',
  borderRadius: '15px',
  bgcolor: 'sheet',
  color: 'ink',
  font: 'inherit',
  typography: 'body2',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { borderColor: 'edge' },
  '&[aria-pressed="true"]': { color: 'accent', borderColor: 'accent', bgcolor: 'accentWash' },
};
