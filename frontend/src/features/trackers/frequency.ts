import type { Frequency } from './published/api/tracker';

export const frequencyLabels: Readonly<Record<Frequency, string>> = {
  hour: 'Hourly',
  day: 'Daily',
  week: 'Weekly',
  month: 'Monthly',
};
