import type { TextsOf } from '#shared/language/catalogue';
import type { audioSettingTexts } from './settings';

export const german: TextsOf<typeof audioSettingTexts> = {
  includeAudio: 'Updates anhören',
  notChanged: 'Die Einstellung konnte nicht geändert werden',
  onWithoutVoice: 'Eingeschaltet, aber dieser Server hat keine Stimme: Es kann nichts abgespielt werden',
  turnedOn: 'Anhören eingeschaltet',
  turnedOff: 'Anhören ausgeschaltet',
  voice: 'die Stimme',
  listen: 'Deine Updates anhören',
  noVoice:
    'Auf diesem Server ist keine Stimme installiert, deshalb kann nichts vorgelesen werden. Wer ihn betreibt, kann eine hinzufügen.',
  readByService: 'Updates liest ein Sprachdienst vor, wenn du sie anhörst; sie werden 90 Tage lang aufbewahrt.',
  readHere: (voice) =>
    `Updates liest ${voice} auf diesem Server vor, wenn du sie anhörst; sie werden 90 Tage lang aufbewahrt.`,
  budget: (used, limit) => `${used} von ${limit} Zeichen sind diesen Monat auf diesem Server verbraucht.`,
  budgetUsed: (limit) =>
    `Alle ${limit} Zeichen dieses Monats sind auf diesem Server verbraucht: Bis zum nächsten wird nichts mehr vorgelesen.`,
};
