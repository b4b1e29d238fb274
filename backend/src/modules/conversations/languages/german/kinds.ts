import type { KindWords } from '../kind-words';

export const kinds: KindWords = {
  stool:
    'auf (?:dem (?:klo|wc)|der toilette|die toilette)|auf(?:s| das)? (?:klo|wc)|stuhlg[aä]nge?n?|stuhl|bristol[ -]typ',
  pain: 'schmerz(?:en)?',
  sleep: 'geschlafen|schlaf',
  mood: 'stimmung(?:en)?|laune',
  meal: '(?:zum |zu |beim )?(?:frühstück|mittagessen|mittag|abendessen|abendbrot)(?: gegessen)?|gefrühstückt|gegessen|mahlzeit(?:en)?',
  drink: 'getrunken|getränken?',
  medication: 'medikament(?:en?)?|arznei(?:en|mittel)?',
  symptom: 'symptomen?|beschwerden',
  note: 'notiz(?:en)?',
};
