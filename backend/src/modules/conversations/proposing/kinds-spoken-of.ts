import type { EntryKind } from '#events/conversations/diary-entry';
import { once } from '#kernel/once';
import { foldedText } from '../folded-text';
import { GERMAN_PLACE } from './german-forms';
import { type WordKind, knownNouns } from './health-words';
import { isMedicine } from './names';
import { stem } from '#text/words/stems';
import {
  ATE_ES,
  CONTAINERS,
  DOSE_UNITS,
  DRINKS_ES,
  FELT_MOODS,
  FELT_SYMPTOMS,
  FOODS_ES,
  MEALS,
  PIECES,
  PLACE_EN,
  PLACE_ES,
  STOOLS,
  SYMPTOMS_EN,
  SYMPTOMS_ES,
} from './words';

/** Words that tell of each kind, English, Spanish and German. They order the buttons of a note, so that a miss costs one press. */
const SPOKEN: () => readonly (readonly [EntryKind, RegExp])[] = once(() =>
  (
    [
      [
        'stool',
        `${STOOLS}|blood(?:y)?|sangre|blut(?:ig)?|(?:the |al |aufs |auf dem |auf )?(?:loo|toilet|bathroom|restroom|klo|toilette|baño|váter)|went|been (?=\\d|once|twice)|type (?=[1-7])|tipo (?=[1-7])|typ (?=[1-7])|stuhl(?:gang)?|durchfall|diarrh?o?ea|diarrea|constipated|constipation`,
      ],
      [
        'pain',
        `${PLACE_EN}|${PLACE_ES}|${GERMAN_PLACE}|\\p{L}*(?:aches?|pains?|schmerz(?:en)?|weh|krämpfe)|hurts?|hurting|sore|cramp\\p{L}*|spasms?|migr\\p{L}+|duelen?|dolió|dolor(?:es)?|headaches?`,
      ],
      [
        'symptom',
        `${SYMPTOMS_EN}|${SYMPTOMS_ES}|${FELT_SYMPTOMS}|übel(?:keit)?|müde|schwindel\\p{L}*|erbr\\p{L}+|threw up|vomit\\p{L}*`,
      ],
      ['medication', `\\d+ ?(?:${DOSE_UNITS})|(?:${PIECES})`],
      [
        'meal',
        `(?:${MEALS}|frühstück|mittagessen|abendessen|desayuno|almuerzo|cena)|ate|eaten|${ATE_ES}|${FOODS_ES}|gegessen`,
      ],
      [
        'drink',
        `${DRINKS_ES}|(?:${CONTAINERS})(?= (?:of|de) )|drank|drunk|bebí|tomé|he (?:bebido|tomado)|getrunken|kaffee|tee|wasser|bier`,
      ],
      ['sleep', 'slept|sleep|sleeping|dorm\\p{L}+|sueño|geschlafen|schlaf'],
      ['mood', `moods?|ánimo|humor|stimmung|laune|${FELT_MOODS}`],
    ] as const
  ).map(([kind, words]) => [kind, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')] as const),
);

const KIND_OF_NOUN: Readonly<Partial<Record<WordKind, EntryKind>>> = {
  stool: 'stool',
  food: 'meal',
  drink: 'drink',
  medicine: 'medication',
  symptom: 'symptom',
  sleep: 'sleep',
};

/** WordNet knows rare meanings of the shortest words: `go` is a drug, too. */
const isTelling = (word: string): boolean => stem(word).length > 2;

/** The kinds of entries that a text speaks of, in the order in which it does. */
export const kindsSpokenOf = (message: string): readonly EntryKind[] => {
  const text = foldedText(message);
  const first = new Map<EntryKind, number>();
  const note = (kind: EntryKind | undefined, at: number): void => {
    if (kind !== undefined && at >= 0) first.set(kind, Math.min(at, first.get(kind) ?? at));
  };
  for (const [kind, pattern] of SPOKEN()) note(kind, text.search(pattern));
  for (const { kind, words } of knownNouns(text))
    if (isTelling(words[0] ?? '')) note(KIND_OF_NOUN[kind], text.indexOf(words[0] ?? ''));
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu))
    if (isTelling(word) && isMedicine(word)) note('medication', index);
  return [...first].sort(([, a], [, b]) => a - b).map(([kind]) => kind);
};
