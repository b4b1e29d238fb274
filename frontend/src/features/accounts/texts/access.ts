import { catalogue } from '#shared/language/catalogue';

export const accessTexts = catalogue('accounts/access', {
  adminsOnly: 'You do not have permission to view this content. Admin access required.',
});
