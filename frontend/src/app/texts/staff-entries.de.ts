import type { TextsOf } from '../../shared/language/catalogue';
import type { staffEntryTexts } from './staff-entries';

export const german: TextsOf<typeof staffEntryTexts> = {
  impersonate: 'Als andere Person handeln',
  administration: 'Verwaltung',
  appDashboard: 'Dashboard der App',
};
