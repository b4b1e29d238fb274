import { catalogue } from '../language/catalogue';

export const dateRangeTexts = catalogue('shared/date-range', {
  from: 'From',
  to: 'To',
  missing: 'Please choose a day',
  reversed: 'The last day is before the first day.',
});
