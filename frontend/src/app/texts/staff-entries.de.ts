import type { TextsOf } from '#shared/language/catalogue';
import type { staffEntryTexts } from './staff-entries';

export const german: TextsOf<typeof staffEntryTexts> = {
  impersonate: 'Identität wechseln',
  administration: 'Verwaltung',
};
