import { inEnglish } from './language';
import { numberFormat } from './locale';

/** Numbers for texts that are in English only. */
export const englishNumberFormat = (options: Intl.NumberFormatOptions = {}): ((amount: number) => string) => {
  const format = numberFormat(options);
  return (amount) => inEnglish(() => format(amount));
};
