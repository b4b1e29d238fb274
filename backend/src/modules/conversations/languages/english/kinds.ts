import type { KindWords } from '../kind-words';

export const kinds: KindWords = {
  stool:
    '(?:bowel movements?|bms?|motions?|stools?|poops?|poos?|pooped|pooed|pooping|number twos?|go|went|gone|going|been|(?:toilet|loo|bathroom) (?:trips|visits)|on the (?:toilet|loo|bathroom)|(?:trips|visits)(?= to the (?:toilet|bathroom|loo))|(?:moved?|opened|open|emptied|empty) my bowels|used?(?= the (?:toilet|bathroom|loo)))(?: to the (?:toilet|bathroom|loo))?',
  pain: 'pains?|aches?|hurts?|hurting',
  sleep: 'sleep|slept|sleeping|nights?',
  mood: 'moods?',
  meal: 'meals?|foods?|eat|ate|eaten|eating|(?:for )?(?:breakfast|brunch|lunch|dinner|supper)',
  drink: 'drinks?|drank|drunk|drinking',
  medication: 'medications?|medicines?|meds?|drugs?',
  symptom: 'symptoms?',
  note: String.raw`(?<!\bi (?:first |last |ever |also )?)notes?`,
};
