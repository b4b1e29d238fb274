/** Common styles of the evidence card and sheet. */
export const evidenceSx = {
  bgcolor: 'sheet',
  border: 'hairline',
  boxShadow: 'var(--aidy-shadow)',
  color: 'ink',
};
