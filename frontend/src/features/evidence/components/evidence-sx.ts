/** Common styles of the evidence card and sheet. */
export const evidenceSx = {
  bgcolor: 'sheet',
  border: '1px solid',
  borderColor: 'rule',
  boxShadow: 'var(--aidy-shadow)',
  color: 'ink',
};
