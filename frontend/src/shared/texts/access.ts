import { catalogue } from '../language/catalogue';

export const accessTexts = catalogue('shared/access', {
  adminsOnly: 'You do not have permission to view this content. Admin access required.',
});
