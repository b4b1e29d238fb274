import type { TextsOf } from '../../../shared/language/catalogue';
import type { wireTexts } from './wire';

export const german: TextsOf<typeof wireTexts> = {
  newest: 'Zuletzt geprüft',
  just: 'Gerade geprüft',
  upTo: (day) => `Zuletzt geprüft, bis ${day}`,
  from: 'Aus',
};
