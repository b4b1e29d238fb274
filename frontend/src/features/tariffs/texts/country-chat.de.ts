import type { TextsOf } from '#shared/language/catalogue';
import type { countryChatTexts } from './country-chat';

export const german: TextsOf<typeof countryChatTexts> = {
  tradeWith: (country) => `Handel: ${country}`,
  placeholder: 'Hier fragen …',
  whatMore: (country) => `Was möchtest du noch über Handelshemmnisse wissen? Land: ${country}.`,
  itsUpdate: 'Das neueste Update',
};
