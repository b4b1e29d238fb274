import type { TextsOf } from '#shared/language/catalogue';
import type { recordTexts } from './record';

export const german: TextsOf<typeof recordTexts> = {
  onRecord: 'Verzeichnet',
  itsTariffs: 'Die Zölle',
  noTariff: 'Es ist kein Zoll verzeichnet.',
  onTariffMap: 'Auf der Zollkarte ansehen',
  theAgency: 'Die Behörde',
  onBranchMap: 'Auf der Karte der Bundesbehörden ansehen',
  greetings: {
    country: (name) => `Was möchtest du über den Handel wissen? Land: ${name}.`,
    agency: (name) => `Was möchtest du über diese Behörde wissen? (${name})`,
  },
  titles: {
    country: (name) => `Fragen zu: ${name}`,
    agency: (name) => `Fragen zu: ${name}`,
  },
};
