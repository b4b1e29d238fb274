import { type DiaryEntry, type EntryKind, type Proposal, localDay } from '#events/conversations/diary-entry';
import { stem, tokens } from '#text/words/stems';
import type { KnownEntry } from '../diary/entries';
import { faultOf } from '../domain/entry-limits';
import { thingOf } from './forms';
import { momentOf, whenOf } from './moments';
import type { SentAt } from './sent-at';
import { NAMED_PAINS, PLACE_EN, PLACE_ES } from './words';

/** What a message would do with an entry that is there. */
export type Act =
  | { readonly does: 'delete'; readonly which: string }
  | { readonly does: 'change'; readonly which: string; readonly to: string }
  /** A correction that names nothing: it is of what was told last. */
  | { readonly does: 'correct'; readonly to: string };

/** An act, and the entry that it means. */
export interface ActOnEntry {
  readonly entryId: string;
  readonly proposal: Proposal;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!…]+$/, '')
    .trim();

const PLEASE = '(?:(?:please|por favor|can you|could you)[, ]+)?';
const WHICH = String.raw`(?<which>[\p{L}\p{N}' -]{1,40}?)`;

const DELETES: readonly RegExp[] = [
  new RegExp(
    `^${PLEASE}(?:delete|remove|erase|discard|borra|elimina|quita) (?:the |my |that |el |la |mi )?${WHICH}(?:,? please|,? por favor)?$`,
    'u',
  ),
  new RegExp(`^${PLEASE}(?:undo|deshaz)(?: (?:the |that |el |la )?${WHICH})?$`, 'u'),
];

const CHANGES: readonly RegExp[] = [
  new RegExp(`^${PLEASE}(?:change|correct|edit) (?:the |my |el |la )?${WHICH} (?:in)?to (?<to>.{1,60})$`, 'u'),
  new RegExp(`^${PLEASE}(?:cambia|corrige) (?:el |la |mi )?${WHICH} (?:por|a) (?<to>.{1,60})$`, 'u'),
  new RegExp(
    `^(?:the |my )${WHICH} (?:was|were) (?:actually |really )?(?<to>(?:at|around|@) .{1,30}|yesterday.{0,20}|.{1,30}(?: not | instead of ).{1,30})$`,
    'u',
  ),
  new RegExp(
    `^(?<which>breakfast|lunch|dinner|supper) was (?:actually |really )?(?<to>(?:at|around|@) .{1,30}|yesterday.{0,20})$`,
    'u',
  ),
  new RegExp(`^(?:el |la |mi )${WHICH} fue (?<to>(?:a las?|ayer) ?.{0,30})$`, 'u'),
];

/** `No pain` denies; `no, pain 4/10` corrects. */
const TAKES_BACK =
  '(?:no(?:[,:]|(?= (?:it|that|i meant)(?!\\p{L})))|(?:sorry|actually|oops|wait|scratch that|correction|perdón|en realidad|mejor dicho|quise decir)[,:]?)(?: (?:no|sorry|actually|wait|en realidad)[,:]?)?';
const IT_WAS =
  "(?:it|that|this)(?: was|'s| is| were| should (?:be|have been))(?: actually| really)?|i meant?|(?:please )?make (?:it|that)|era|eran|fue|fueron";
const IS = String.raw`(?:was|were|is|should (?:be|have been)|era|eran|fue|fueron)(?: actually| really)?(?: at(?= (?:an? )?\d{1,2}(?:\/10| (?:out )?of 10)))?`;
const TO = '(?<to>.{1,60}?)(?:,? (?:actually|sorry|perdón))?';

/** Corrections: what is taken back, and what it was. */
const CORRECTIONS: readonly RegExp[] = [
  new RegExp(`^${TAKES_BACK} (?:the |my |el |la |mi )${WHICH} ${IS} ${TO}$`, 'u'),
  new RegExp(`^${TAKES_BACK} ${WHICH} ${IS} (?!at )${TO}$`, 'u'),
  new RegExp(`^(?:${TAKES_BACK} )?(?:make (?:it|that)|i meant|quise decir)[,:]? ${TO}$`, 'u'),
  new RegExp(`^${TAKES_BACK} (?:${IT_WAS})[,:]? ${TO}$`, 'u'),
  new RegExp(`^(?:it|that) (?:was actually|should (?:be|have been)) ${TO}$`, 'u'),
  new RegExp(`^(?:it|that) was (?<to>.{1,30},? (?:not|instead of) .{1,30})$`, 'u'),
  new RegExp(`^${TAKES_BACK} ${TO}$`, 'u'),
];

/** What a message, wholly, would do with an entry. */
export const actIn = (message: string): Act | null => {
  const text = plain(message);
  for (const pattern of DELETES) {
    const match = pattern.exec(text);
    if (match !== null) return { does: 'delete', which: match.groups?.which ?? 'last' };
  }
  for (const pattern of CHANGES) {
    const match = pattern.exec(text);
    const to = match?.groups?.to;
    if (to !== undefined) return { does: 'change', which: match?.groups?.which ?? 'last', to: withoutArticle(to) };
  }
  return correctionIn(text);
};

const withoutArticle = (to: string): string => to.replace(/^(?:an? |un |una )(?=\d)/u, '');

/** `It`, as a name: nothing is named. */
const NAMELESS = /^(?:it|that|this|i|there)$/u;

const correctionIn = (text: string): Act | null => {
  for (const pattern of CORRECTIONS) {
    const { which, to } = pattern.exec(text)?.groups ?? {};
    if (to === undefined || (which !== undefined && NAMELESS.test(which))) continue;
    const said = withoutArticle(to);
    return which === undefined ? { does: 'correct', to: said } : { does: 'change', which, to: said };
  }
  return null;
};

const LAST =
  /^(?:(?:very )?(?:last|latest|newest|most recent)(?: one| entry| thing)?|(?:that|this)(?: one| entry)?|it|entry|(?:última|último)(?: entrada| anotación| registro)?|(?:entrada|anotación))$/u;

const KINDS: readonly (readonly [EntryKind, RegExp])[] = [
  ['stool', /^(?:stools?|bowel movements?|bms?|poops?|type|deposici[oó]n|tipo)$/u],
  ['pain', /^(?:pain(?: level| score)?|dolor)$/u],
  ['sleep', /^(?:sleep|sueño)$/u],
  ['mood', /^(?:mood|ánimo|humor)$/u],
  ['meal', /^(?:meal|food|comida)$/u],
  ['drink', /^(?:drink|bebida)$/u],
  ['medication', /^(?:medication|medicine|meds?|pills?|tablets?|dose|medicina|medicamento|pastilla|dosis)$/u],
  ['symptom', /^(?:symptom|síntoma)$/u],
  ['note', /^(?:note|nota)$/u],
];

const MEALS = /^(?:breakfast|brunch|lunch|dinner|supper|desayuno|almuerzo|cena)$/u;

const namesOf = (entry: DiaryEntry): string => {
  switch (entry.kind) {
    case 'symptom':
    case 'meal':
    case 'drink':
      return entry.what;
    case 'medication':
      return entry.name;
    default:
      return '';
  }
};

const PAIN_AT = new RegExp(
  `^(?:(?<before>${PLACE_EN}) (?:pain|ache)|pain (?:in|on|at) (?:my |the )?(?<behind>${PLACE_EN})|dolor (?:en|de) (?:el |la |los |las |mi )?(?<spanish>${PLACE_ES}))$`,
  'u',
);

/** Where a pain is by its name: `headache`, `lower back pain`. Null of what is none. */
const placeOfPain = (name: string): string | null => {
  const { before, behind, spanish } = PAIN_AT.exec(name)?.groups ?? {};
  return NAMED_PAINS[name] ?? before ?? behind ?? spanish ?? null;
};

/** The newest entry that is meant; null of none. `newest`: of the kept ones, the last one first. */
const meantBy = (which: string, newest: readonly KnownEntry[]): KnownEntry | null => {
  if (LAST.test(which)) return newest[0] ?? null;
  const name = which.replace(/^(?:last|latest|última?o?) /u, '').replace(/ entry$/u, '');
  const kind = KINDS.find(([, pattern]) => pattern.test(name))?.[0];
  if (kind !== undefined) return newest.find(({ entry }) => entry.kind === kind) ?? null;
  const where = placeOfPain(name);
  if (where !== null)
    return newest.find(({ entry }) => entry.kind === 'pain' && entry.where?.toLowerCase() === where) ?? null;
  if (MEALS.test(name))
    return (
      newest.find(({ entry }) => entry.kind === 'meal' && (entry.words ?? '').toLowerCase().includes(name)) ?? null
    );
  const stems = tokens(name).map(stem);
  if (stems.length === 0) return null;
  return (
    newest.find(({ entry }) => {
      const own = tokens(namesOf(entry)).map(stem);
      return stems.every((word) => own.includes(word));
    }) ?? null
  );
};

/** What stands before a correction so that it says a whole thing: `4/10` of a pain. */
const beginningsOf = (entry: DiaryEntry): readonly string[] => {
  switch (entry.kind) {
    case 'pain':
      return ['', 'pain ', 'pain: '];
    case 'symptom':
      return ['', `${entry.what.toLowerCase()} `];
    case 'medication':
      return ['', `${entry.name.toLowerCase()} `, 'took '];
    case 'sleep':
      return ['', 'slept '];
    case 'mood':
      return ['', 'mood '];
    case 'meal':
    case 'drink':
      return ['had ', ''];
    case 'stool':
    case 'note':
      return [''];
    default:
      return [''];
  }
};

/** What a correction leaves unsaid stays as it was. */
const merged = (was: DiaryEntry, is: DiaryEntry): DiaryEntry => {
  if (was.kind === 'pain' && is.kind === 'pain') return { ...is, where: is.where ?? was.where };
  if (was.kind === 'stool' && is.kind === 'stool')
    return {
      ...is,
      bristol: is.bristol ?? was.bristol,
      count: is.count === 1 ? was.count : is.count,
      blood: is.blood ?? was.blood,
    };
  if ((was.kind === 'drink' || was.kind === 'meal') && is.kind === was.kind)
    return { ...is, amount: is.amount ?? was.amount };
  if (was.kind === 'medication' && is.kind === 'medication') return { ...is, dose: is.dose ?? was.dose };
  return is;
};

const CONTRAST = /(?:,? (?:and )?not |,? instead of ).+$/u;

const changed = (was: DiaryEntry, to: string, which: string | null, sent: SentAt, words: string): DiaryEntry | null => {
  const { offsetMinutes } = was;
  const said = ofTheSameScale(was, to.replace(CONTRAST, ''));
  const moment = momentOf(said);
  if (moment !== null) {
    const occasion = which !== null && MEALS.test(which) ? momentOf(`for ${which}`) : null;
    // The hour is of the entry's own day, as far as that is over.
    const dayEnds = Date.parse(`${localDay(was.at, offsetMinutes)}T23:59:59.000Z`) - offsetMinutes * 60_000;
    const isDay = moment.some(({ kind }) => kind === 'day' || kind === 'weekday' || kind === 'ago');
    const at = isDay ? sent.at : new Date(Math.min(Date.parse(sent.at), dayEnds)).toISOString();
    const when = whenOf([...moment, ...(occasion ?? [])], { at, offsetMinutes });
    return when === null ? null : { ...was, ...when };
  }
  for (const beginning of beginningsOf(was)) {
    const thing = thingOf(`${beginning}${said}`);
    if (thing === null) continue;
    const { at, said: precision } = was;
    const is = merged(was, { ...thing, at, offsetMinutes, said: precision, words });
    // A correction is of the same kind, but for what was eaten or drunk.
    const isAlike =
      is.kind === was.kind || (['meal', 'drink'].includes(is.kind) && ['meal', 'drink'].includes(was.kind));
    if (isAlike && faultOf(is) === null) return is;
  }
  return null;
};

/** A figure alone is on the scale that the entry has already. */
const ofTheSameScale = (was: DiaryEntry, said: string): string =>
  (was.kind === 'symptom' || was.kind === 'mood') &&
  typeof was.strength === 'number' &&
  /^\d{1,2}(?:[.,]5)?$/.test(said)
    ? `${said}/10`
    : said;

/** A unit or a scale of its own tells of what kind of entry a correction is. */
const HAS_UNIT = /\d ?(?:\p{L}|\/)|(?:type|tipo) \d|\d (?:out )?of 10/u;
/** So many entries before the last one a correction that tells its kind may be of: they are from the same message, or nearly. */
const NEARBY = 5;

/** What is told by name stays what it is, so that a correction of one is none of another. */
const isOfTheSame = (was: DiaryEntry, is: DiaryEntry): boolean =>
  namesOf(was).toLowerCase() === namesOf(is).toLowerCase() &&
  !(was.kind === 'pain' && is.kind === 'pain' && was.where !== is.where);

/** What a correction that names nothing would make of an entry: of the last one, else of the last one of the kind that its unit tells. */
const correctionOf = (
  to: string,
  [last, ...before]: readonly KnownEntry[],
  sent: SentAt,
  words: string,
): ActOnEntry | null => {
  const of = ({ entryId, entry: was }: KnownEntry): (ActOnEntry & { readonly isSame: boolean }) | null => {
    const entry = changed(was, to, null, sent, words);
    return entry === null
      ? null
      : { entryId, proposal: { does: 'change', was, entry }, isSame: isOfTheSame(was, entry) };
  };
  const ofLast = last === undefined ? null : of(last);
  if (ofLast !== null) return { entryId: ofLast.entryId, proposal: ofLast.proposal };
  // A time may be of any of them.
  if (!HAS_UNIT.test(to) || momentOf(to.replace(CONTRAST, '')) !== null) return null;
  for (const known of before.slice(0, NEARBY)) {
    const found = of(known);
    if (found?.isSame === true) return { entryId: found.entryId, proposal: found.proposal };
  }
  return null;
};

/** The card of an act: the entry before and after; null where no kept entry can be meant, or what it should say is unclear. */
export const proposalFor = (
  act: Act,
  newest: readonly KnownEntry[],
  sent: SentAt,
  message: string,
): ActOnEntry | null => {
  if (act.does === 'correct') return correctionOf(act.to, newest, sent, message.trim());
  const meant = meantBy(act.which, newest);
  if (meant === null) return null;
  const { entryId, entry: was } = meant;
  if (act.does === 'delete') return { entryId, proposal: { does: 'delete', was } };
  const entry = changed(was, act.to, act.which, sent, message.trim());
  return entry === null ? null : { entryId, proposal: { does: 'change', was, entry } };
};
