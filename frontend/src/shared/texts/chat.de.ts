import type { TextsOf } from '../language/catalogue';
import type { chatTexts } from './chat';

export const german: TextsOf<typeof chatTexts> = {
  yourQuestion: 'Deine Frage',
  placeholder: 'Hier fragen …',
  send: 'Senden',
  stop: 'Anhalten',
  typing: 'Schreibt',
  you: 'Du:',
  failed: 'Es ist ein Fehler aufgetreten.',
  noAnswer: 'Es kam keine Antwort.',
  tryAgainWhen: (reason, when) => `${reason} Du kannst es ${when} noch einmal versuchen.`,
  askedAgainWhen: (reason, when) => `${reason} Deine Frage wird ${when} noch einmal gestellt.`,
  source: (n) => `Quelle ${n}`,
  showAll: 'Alles anzeigen',
  showLess: 'Weniger anzeigen',
};
