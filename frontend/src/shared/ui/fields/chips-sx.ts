import { fieldSx } from '#shared/ui/fields/field-sx';

/** Styles of a field with chips in front of the input. */
export const chipsInputSx = (wrong = false) => {
  const { '&:focus': focused, padding: _padding, ...field } = fieldSx(wrong);
  return {
    ...field,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    p: '5px 8px',
    '&.Mui-focused': focused,
    '& input': { flex: 1, minWidth: 120, width: 0, p: '4px' },
  };
};

export const chipSx = {
  m: 0,
  height: 28,
  bgcolor: 'wash',
  color: 'ink',
  maxWidth: '100%',
  '& .MuiChip-deleteIcon': { width: 14, height: 14, mr: '8px', color: 'quiet', '&:hover': { color: 'ink' } },
};

/** Popup of suggestions. */
export const paperSx = { border: 'hairline', boxShadow: 'var(--aidy-shadow)', mt: '4px' };
