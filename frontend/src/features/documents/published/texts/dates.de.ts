import type { TextsOf } from '../../../../shared/language/catalogue';
import type { documentDateTexts } from './dates';

export const german: TextsOf<typeof documentDateTexts> = {
  signed: (day) => `Unterzeichnet am ${day}`,
  published: (day) => `Veröffentlicht am ${day}`,
  added: (day) => `Hinzugefügt am ${day}`,
};
