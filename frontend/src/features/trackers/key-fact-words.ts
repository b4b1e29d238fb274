import type { KeyFactValue } from './api/tracker';

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats a key fact by its type in the schema; 'Unknown' without a value of that type. */
export const keyFactWords = (value: KeyFactValue | undefined, type: string | undefined): string => {
  if (value === null || value === undefined || value === '') return 'Unknown';
  if (type === 'boolean') return value === true || value === 'true' ? 'Yes' : 'No';
  if (type !== 'percentage' && type !== 'number' && type !== 'currency') return String(value);
  const amount = Number(value);
  if (Number.isNaN(amount)) return 'Unknown';
  if (type === 'currency') return dollars.format(amount);
  return type === 'percentage' ? `${twoDecimals.format(amount)} %` : twoDecimals.format(amount);
};
