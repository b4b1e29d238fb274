import type { TextsOf } from '#shared/language/catalogue';
import type { dialogTexts } from './dialog';

export const german: TextsOf<typeof dialogTexts> = {
  keepsQuestion: 'Deine Frage bleibt in ihrem Feld stehen.',
};
