import type { EntryKind } from '#events/conversations/diary-entry';
import { stem, tokens } from '#text/words/stems';
import { knownNouns } from '../proposing/health-words';
import { isAroundFood, isMedicine } from '../proposing/names';
import type { SentAt } from '../proposing/sent-at';
import { PIECES, SYMPTOMS_EN, SYMPTOMS_ES } from '../proposing/words';
import { type Period, periodIn } from './periods';

/** A figure that entries are compared with: `above 5`. */
export interface Bound {
  readonly is: 'above' | 'below' | 'from' | 'up to' | 'exactly';
  readonly value: number;
}

/** Which entries a question is about. */
export interface Subject {
  readonly kind: EntryKind | null;
  /** Stems of the things that it names; an entry has all of them. */
  readonly stems: readonly string[];
  /** In the person's words. */
  readonly words: string;
  readonly blood: boolean;
  readonly bristol: number | null;
  readonly bound: Bound | null;
}

type Asks =
  | 'how many'
  | 'how many days'
  | 'how much'
  | 'whether'
  | 'what'
  | 'last'
  | 'first'
  | 'average'
  | 'highest'
  | 'lowest'
  | 'worst day';

/** A question of the diary, understood to its last word. */
export interface Question {
  readonly kind: 'question';
  readonly asks: Asks;
  readonly subject: Subject;
  readonly period: Period | null;
  readonly by: 'day' | 'week' | null;
}

export type Asked =
  | Question
  /** What only somebody trained may judge. */
  | { readonly kind: 'medical' }
  | { readonly kind: 'unknown' };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\b(what|when|where|how|that|it|there)'s\b/g, '$1 is')
    .replace(/\bi've\b/g, 'i have')
    .replace(/\bi'm\b/g, 'i am')
    .replace(/[¿¡"“”]/g, ' ')
    .replace(/(?<!\d)[.,]|[.,](?!\d)|[?!;:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const OPENS =
  /^(?:(?:hi|hello|hey|please|ok|so|and|hola|y)[ ,]+)*(?:how|what|when|which|where|who|why|did|do|does|have i|has|had i|should|shall|can|could|may i|might|must|is|are|am i|was|were|will|would|list|show|tell me|since when|cuánt[oa]s?|cuándo|qué|cuál|cuáles|cómo|dónde|por qué|debo|debería|puedo|podría|es normal|muéstrame|desde cuándo)(?![\p{L}])/u;
const FOLLOWS = /^(?:and|what about|how about|y|qué tal|y qué tal)\s+(.{2,40})$/u;

/** Whether a sentence asks something. */
export const isQuestion = (sentence: string): boolean => /\?\s*$/.test(sentence) || OPENS.test(plain(sentence));

const SYMPTOM = new RegExp(`(?<!\\p{L})(?:${SYMPTOMS_EN}|${SYMPTOMS_ES})(?!\\p{L})`, 'u');

/** Words for each kind of entry. The longest first. */
const KINDS: readonly (readonly [EntryKind, RegExp])[] = [
  [
    'stool',
    /(?<!\p{L})(?:bowel movements?|bms?|motions?|stools?|poops?|poos?|pooped|pooping|number twos?|go|went|gone|going|been|toilet (?:trips|visits)|deposici[oó]n|deposiciones|evacuaciones|heces|fui al baño|he ido al baño|fui|he ido)(?: to the (?:toilet|bathroom|loo)| al baño)?(?!\p{L})/u,
  ],
  ['pain', /(?<!\p{L})(?:pains?|aches?|hurts?|hurting|dolor(?:es)?|me dolió|me dolían?|duele)(?!\p{L})/u],
  ['sleep', /(?<!\p{L})(?:sleep|slept|sleeping|nights?|sueño|dormí|dormido|dormir|noches?)(?!\p{L})/u],
  ['mood', /(?<!\p{L})(?:moods?|(?:estado de )?ánimo|humor)(?!\p{L})/u],
  ['meal', /(?<!\p{L})(?:meals?|foods?|eat|ate|eaten|eating|comidas?|comí|comido|cené|desayuné|almorcé)(?!\p{L})/u],
  ['drink', /(?<!\p{L})(?:drinks?|drank|drunk|drinking|bebidas?|bebí|bebido)(?!\p{L})/u],
  ['medication', /(?<!\p{L})(?:medications?|medicines?|meds?|drugs?|medicamentos?|medicinas?)(?!\p{L})/u],
  ['symptom', /(?<!\p{L})(?:symptoms?|síntomas?)(?!\p{L})/u],
  ['note', /(?<!\p{L})(?:notes?|notas?)(?!\p{L})/u],
];

/** What the diary tells of it, whatever that was like. */
const HOW = /how(?: (?:well|bad(?:ly)?|good|strong))?(?= (?:did|was|were|is|are|has|have)(?!\p{L}))|cómo|qué tal/u;

const ASKS: readonly (readonly [Asks, RegExp])[] = [
  ['worst day', /(?:which|what|cuál) (?:was|is|fue) (?:my |the |el |mi )?(?:worst|peor) (?:day|día)(?: for| de)?/u],
  ['how many days', /(?:on |en )?(?:how many|cuántos) (?:days|días)/u],
  [
    'average',
    /(?:what (?:is|was) |cuál (?:es|fue) )?(?:my |the |mi |el |la )?(?:on average|averages?|mean|media|promedio)/u,
  ],
  [
    'last',
    /when (?:was|did|have|had)(?=.*\b(?:last|latest)\b)|(?:how long ago|how long (?:is it|has it been) since)|cuándo (?:fue )?(?=.*\búltim[oa])/u,
  ],
  // Of what is measured the question is how much.
  [
    'how much',
    /how many hours|cuántas horas|how many (?:cups|mugs|glasses|bottles|cans|pints|litres|liters|ml|mg|g|slices|bowls|tablets|pills|capsules) of|cuánt[oa]s (?:tazas|vasos|botellas|latas|litros|pastillas|comprimidos) de/u,
  ],
  ['how many', /how many times|how often|how many|number of|cuántas veces|cuánt[oa]s/u],
  ['how much', /how much|how long|cuánt[oa]/u],
  [
    'highest',
    /(?:what|which|when|where|how|cuál|cuándo|dónde)(?=.*\b(?:worst|highest|strongest|longest|most|peor|más (?:alto|fuerte|larga))\b)/u,
  ],
  [
    'lowest',
    /(?:what|which|when|cuál|cuándo)(?=.*\b(?:lowest|mildest|weakest|shortest|least|más (?:bajo|leve|corta))\b)/u,
  ],
  ['first', /when(?=.*\bfirst\b)|cuándo(?=.*\bprimer)/u],
  ['whether', /^(?:did|have|had|was|were) (?=(?:i|my|there)\b)|^(?:tomé|comí|bebí|fui|dormí)(?= )/u],
  ['last', /what (?:was|is) (?:my |the )?(?:last|latest)|(?:what|which) did i (?=.*\blast$)/u],
  ['what', /(?:what|which|list|show me|show|tell me|qué(?! tal)|cuáles|muéstrame)/u],
  ['what', /when|cuándo/u],
  ['what', HOW],
];

/** Words that add nothing to a question that is understood without them. */
const FILLERS = new Set(
  'i me my the a an did do does have had has was were is are am been be being in on of at for to get got there any it that all so far total altogether ever and then please times time how much what kept logged noted recorded written entries entry diary need needed take took taken use used using feel felt my you tell show list about with its when where was h hours hour long many often which el la los las un una de en mi mis me yo he ha que qué cuál es fue tomé tomado tomo llevo hay vez veces y con tuve tenido por'.split(
    ' ',
  ),
);

/** These, only where the question asks for such a one. */
const EXTREMES = new Set(
  'last latest first worst highest strongest longest most lowest mildest weakest shortest least day thing última último primera primer peor'.split(
    ' ',
  ),
);
const EXTREME: readonly Asks[] = ['last', 'first', 'highest', 'lowest', 'worst day'];

const BY: readonly (readonly ['day' | 'week', RegExp])[] = [
  ['day', /(?<!\p{L})(?:per day|a day|each day|every day|by day|daily|por día|al día|cada día)(?!\p{L})/u],
  ['week', /(?<!\p{L})(?:per week|a week|each week|every week|by week|weekly|por semana|a la semana)(?!\p{L})/u],
];

const BOUNDS: readonly (readonly [Bound['is'], RegExp])[] = [
  ['from', /(?:of )?(?:at least|from|a partir de|al menos) (\d{1,2})|(\d{1,2}) or (?:more|higher|above|over|worse)/u],
  ['up to', /(?:at most|up to) (\d{1,2})|(\d{1,2}) or (?:less|lower|below|under)/u],
  [
    'above',
    /(?:above|over|more than|higher than|greater than|worse than|por encima de|(?:más|mayor) (?:de|que)) (\d{1,2})/u,
  ],
  ['below', /(?:below|under|less than|lower than|por debajo de|(?:menos|menor) (?:de|que)) (\d{1,2})/u],
];

/** Of the same text without what was found in it. */
const without = (text: string, match: RegExpExecArray): string =>
  `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;

const MEDICAL_OPENING =
  /^(?:(?:and|but|so|please|y) )*(?:should|shall|can i|can you|could|may i|might|must|is (?:it|this|that|my|the)|are (?:my|these|those)|am i|do i (?:have|need)|does|will|would|why|what (?:should|could|does .* mean|can i|causes?)|how (?:do i|should|can i|much .* (?:can|should|may) i|many .* (?:can|should|may) i)|por qué|debo|debería|puedo|podría|es normal|es (?:grave|peligroso|malo)|tengo que|qué (?:debo|puedo|significa))(?!\p{L})/u;
/** Without an opening that tells: a word for what only a doctor judges. */
const MEDICAL_WORDS =
  /(?<!\p{L})(?:dose|dosage|overdose|diagnos\w+|cause[sd]?|side effects?|interact\w*|safe|normal|dangerous|serious|cancer|disease|infection|appendix|appendicitis|piles|h(?:a)?emorrhoids|colitis|crohn'?s?|ibs|ibd|flare|treatment|cure|prescri\w+|dosis|enfermedad|grave|peligros[oa]|cáncer|apendicitis|almorranas|hemorroides|tratamiento|blood|sangre)(?!\p{L})/u;

const isOfHealth = (text: string): boolean =>
  MEDICAL_WORDS.test(text) ||
  SYMPTOM.test(text) ||
  KINDS.some(([kind, pattern]) => ['stool', 'pain', 'medication', 'symptom'].includes(kind) && pattern.test(text)) ||
  text.split(' ').some((word) => isMedicine(word)) ||
  knownNouns(text).some(({ kind }) => kind === 'medicine' || kind === 'symptom');

/** A question for a judgement, a cause or what to do, about something of health. */
const isMedical = (text: string): boolean => MEDICAL_OPENING.test(text) && isOfHealth(text);

/** Forms of medicines are no medicine: nobody can say how many pills 400 mg are. */
const FORM = new RegExp(`^(?:${PIECES})$`, 'u');

const isName = (word: string, known: ReadonlySet<string>): boolean =>
  !FORM.test(word) &&
  (known.has(stem(word)) ||
    isMedicine(word) ||
    knownNouns(word).some(
      ({ kind, isName: ofAll }) => !ofAll && (kind === 'food' || kind === 'drink' || kind === 'medicine'),
    ) ||
    SYMPTOM.test(word));

const SURFACE = /(?<!\p{L})(?:with (?:some |any )?blood|blood(?:y)?|con sangre|sangre)(?!\p{L})/u;
const TYPE = /(?<!\p{L})(?:bristol )?(?:type|tipo) ([1-7])(?!\d)/u;

/** A night is told of on the day after. */
const LAST_NIGHT = /(?<!\p{L})(?:last night|anoche)(?!\p{L})/u;
const SLEPT = /(?<!\p{L})(?:sleep|slept|dormí|dormido)(?!\p{L})/u;

/** What a question asks, if each of its words is understood. `known`: stems of what the diary has. */
const questionIn = (sentence: string, sent: SentAt, known: ReadonlySet<string>): Question | null => {
  const isOfNight = LAST_NIGHT.test(sentence) && SLEPT.test(sentence);
  const dated = periodIn(isOfNight ? sentence.replace(LAST_NIGHT, 'today') : sentence, sent);
  if (dated === null) return null;
  const period = isOfNight && dated.period !== null ? { ...dated.period, words: 'last night' } : dated.period;
  let rest = dated.rest.replace(/\s+/g, ' ').trim();
  const by = BY.find(([, pattern]) => pattern.test(rest)) ?? null;
  if (by !== null) rest = rest.replace(by[1], ' ');
  const asks = ASKS.find(([, pattern]) => pattern.test(rest));
  if (asks === undefined) return null;
  const [, asking] = asks;
  const asked = asking.exec(rest);
  if (asked === null) return null;
  rest = without(rest, asked);
  let bound: Bound | null = null;
  for (const [is, pattern] of BOUNDS) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    bound = { is, value: Number(match[1] ?? match[2]) };
    rest = without(rest, match);
    break;
  }
  const type = TYPE.exec(rest);
  if (type !== null) rest = without(rest, type);
  const bloody = SURFACE.exec(rest);
  if (bloody !== null) rest = without(rest, bloody);
  const kinds: EntryKind[] = type === null && bloody === null ? [] : ['stool'];
  const all = rest;
  for (const [kind, pattern] of KINDS)
    for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest)) {
      kinds.push(kind);
      rest = without(rest, match);
    }
  const isExtreme = EXTREME.includes(asks[0]);
  const left = tokens(rest).filter((word) => !FILLERS.has(word) && !(isExtreme && EXTREMES.has(word)));
  // `How was it treated?` is no question of what is in the diary.
  const isThere = (word: string): boolean => known.has(stem(word)) || SYMPTOM.test(word);
  if (asking === HOW && !left.every(isThere)) return null;
  const names = left.filter((word) => isName(word, known));
  if (!left.every((word) => names.includes(word) || (names.length > 0 && isAroundFood(word)))) return null;
  const symptom = SYMPTOM.exec(all);
  const different = [...new Set(kinds)];
  if (different.length > 1) return null;
  // `Go` and `been` may be no more than verbs of what is named.
  const kind =
    left.length > 0 && different[0] === 'stool' && type === null && bloody === null ? null : (different[0] ?? null);
  // `Show me this week`: everything.
  if (left.length === 0 && kind === null && (asks[0] !== 'what' || period === null || asking === HOW)) return null;
  if (left.length > 0 && kind === null && different[0] === 'stool') return null;
  return {
    kind: 'question',
    asks: asks[0],
    subject: {
      kind:
        kind ?? (symptom !== null && left.length > 0 && !left.some((word) => known.has(stem(word))) ? 'symptom' : null),
      stems: left.map(stem),
      words: left.join(' '),
      blood: bloody !== null,
      bristol: type === null ? null : Number(type[1]),
      bound,
    },
    period,
    by: by?.[0] ?? null,
  };
};

/** What a sentence asks. `before`: the question before it, which `and yesterday?` goes on with. */
export const askedIn = (
  sentence: string,
  sent: SentAt,
  known: ReadonlySet<string>,
  before: Question | null = null,
): Asked => {
  const text = plain(sentence);
  const [, follows] = FOLLOWS.exec(text) ?? [];
  if (follows !== undefined && before !== null) {
    const dated = periodIn(follows, sent);
    if (dated !== null && dated.period !== null && dated.rest.trim() === '') return { ...before, period: dated.period };
  }
  if (isMedical(text)) return { kind: 'medical' };
  return questionIn(text, sent, known) ?? { kind: MEDICAL_WORDS.test(text) ? 'medical' : 'unknown' };
};
