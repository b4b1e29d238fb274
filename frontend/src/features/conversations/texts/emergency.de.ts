import type { TextsOf } from '../../../shared/language/catalogue';
import type { emergencyTexts } from './emergency';

export const german: TextsOf<typeof emergencyTexts> = {
  emergency: 'Notfall',
  getHelp: 'Hol dir jetzt Hilfe',
};
