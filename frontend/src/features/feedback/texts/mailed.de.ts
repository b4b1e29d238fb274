import type { TextsOf } from '#shared/language/catalogue';
import type { mailedFeedbackTexts } from './mailed';

export const german: TextsOf<typeof mailedFeedbackTexts> = {
  noLongerValid: 'Dieser Link ist nicht mehr gültig.',
  lineGone: 'Vielleicht wurde der Tracker gelöscht, oder der Link ist unvollständig.',
  changeOnPage: (hint) => `${hint} Du kannst das auf der Seite des Trackers ändern.`,
  yourVerdict: 'Dein Urteil',
  note: 'Notiz (freiwillig)',
};
