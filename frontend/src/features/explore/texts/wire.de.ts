import type { TextsOf } from '#shared/language/catalogue';
import type { wireTexts } from './wire';

export const german: TextsOf<typeof wireTexts> = {
  newest: 'Neueste geprüfte Sätze',
  just: 'Frisch geprüft',
  upTo: (day) => `Neueste geprüfte Sätze, bis ${day}`,
  from: 'Aus',
};
