import type { TextsOf } from '#shared/language/catalogue';
import type { accessTexts } from './access';

export const german: TextsOf<typeof accessTexts> = {
  adminsOnly: 'Das dürfen nur Administratoren sehen.',
};
