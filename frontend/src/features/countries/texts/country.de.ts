import type { TextsOf } from '../../../shared/language/catalogue';
import type { countryTexts } from './country';

export const german: TextsOf<typeof countryTexts> = {
  tradeWith: (country) => `Handel: ${country}`,
  failed: 'Es ist ein Fehler aufgetreten.',
  placeholder: 'Hier fragen …',
  whatMore: (country) => `Was möchtest du noch über Handelshemmnisse wissen? Land: ${country}.`,
  itsUpdate: 'Das neueste Update',
  latestUpdate: 'Neuestes Update',
  latest: 'Zuletzt',
  publicTrackers: 'Aus öffentlichen Trackern',
  fewer: 'Weniger',
  more: (count) => `${count} weitere`,
  noDate: 'Ohne Datum',
  foundBy: (tracker) => `Gefunden vom Tracker ${tracker}`,
};
