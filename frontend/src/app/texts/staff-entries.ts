import { catalogue } from '#shared/language/catalogue';

export const staffEntryTexts = catalogue('app/staff-entries', {
  impersonate: 'Impersonate',
  administration: 'Administration',
});
