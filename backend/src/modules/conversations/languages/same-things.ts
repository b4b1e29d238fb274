import { stem } from '#text/words/stems';

/**
 * Words that people use for the same thing when they keep it and when they ask for it: parts of the body and feelings,
 * in the languages of the diary.
 */
const SAME: readonly string[] = [
  'belly tummy stomach abdomen abdominal gut bauch unterbauch barriga tripa vientre estómago abdomen',
  'joint joints gelenk gelenke articulación articulaciones',
  'head kopf cabeza headache headaches',
  'back rücken espalda',
  'knee knees knie rodilla rodillas',
  'fatigue tiredness tired exhausted exhaustion knackered müdigkeit müde erschöpfung cansancio fatiga cansado cansada',
  'nausea nauseous nauseated sick queasy übelkeit übel náusea náuseas',
  'dizziness dizzy schwindel schwindelig mareo mareos mareado mareada',
  'bloating bloated blähungen hinchazón hinchado hinchada',
  'diarrhoea diarrhea durchfall diarrea',
  'fever fieber fiebre',
  'wine wein vino',
  'beer bier cerveza',
  'coffee kaffee café',
  'water wasser agua',
  'constipation constipated verstopfung estreñimiento',
];

const BY_STEM: ReadonlyMap<string, string> = new Map(
  SAME.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [stem(word), stem(words[0] ?? word)] as const);
  }),
);

/**
 * International names of medicines, of which each language has its own ending: `mesalazine`, `mesalazina`, `Mesalazin`.
 */
const INTERNATIONAL = /^(\p{L}{4,}(?:in|ol|am|on|id|at|en|il|an))[aeo]$/u;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The stem that a word is compared by: the same for synonyms, and with or without accents. */
export const sameStem = (word: string): string => {
  const own = stem(word);
  return BY_STEM.get(own) ?? withoutAccents(own).replace(INTERNATIONAL, '$1');
};
