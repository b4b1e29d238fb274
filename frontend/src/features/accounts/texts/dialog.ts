import { catalogue } from '#shared/language/catalogue';

export const dialogTexts = catalogue('accounts/dialog', {
  keepsQuestion: 'Your question is kept in its field.',
});
