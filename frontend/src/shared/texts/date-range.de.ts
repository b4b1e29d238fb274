import type { TextsOf } from '../language/catalogue';
import type { dateRangeTexts } from './date-range';

export const german: TextsOf<typeof dateRangeTexts> = {
  from: 'Von',
  to: 'Bis',
  missing: 'Bitte einen Tag auswählen',
  reversed: 'Der letzte Tag liegt vor dem ersten.',
};
