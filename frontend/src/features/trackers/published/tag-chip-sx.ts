/** A tag that is not a button. */
export const tagChipSx = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 26,
  maxWidth: '100%',
  border: 'hairline',
  borderRadius: '13px',
  bgcolor: 'sheet',
  color: 'quiet',
  typography: 'body2',
};

/** Stacked combining marks stay within their tag. */
export const titleSx = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
