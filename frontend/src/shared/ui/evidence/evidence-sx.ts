/** What floats with evidence on it, card or sheet. */
export const evidenceSx = {
  bgcolor: 'sheet',
  border: '1px solid',
  borderColor: 'rule',
  boxShadow: 'var(--aidy-shadow)',
  color: 'ink',
};
