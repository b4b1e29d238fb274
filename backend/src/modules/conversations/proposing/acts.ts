import { type DiaryEntry, type EntryKind, type Proposal, localDay } from '#events/conversations/diary-entry';
import { stem, tokens } from '#text/words/stems';
import type { KnownEntry } from '../diary/entries';
import { faultOf } from '../domain/entry-limits';
import { thingOf } from './forms';
import { momentOf, whenOf } from './moments';
import type { SentAt } from './sent-at';

/** What a message would do with an entry that is there. */
export type Act =
  | { readonly does: 'delete'; readonly which: string }
  | { readonly does: 'change'; readonly which: string; readonly to: string };

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
  /^(?:no|sorry|actually|oops|i meant?|correction|make (?:it|that)|perdón|quise decir)(?:[, ]+(?:it was|it is|that was|i meant?|make (?:it|that)|era|eran|fue|fueron))?[,: ]+(?<to>.{1,60})$/u,
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
    if (to !== undefined)
      return { does: 'change', which: match?.groups?.which ?? 'last', to: to.replace(/^(?:an? |un |una )(?=\d)/u, '') };
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

/** The newest entry that is meant; null of none. `newest`: of the kept ones, the last one first. */
const meantBy = (which: string, newest: readonly KnownEntry[]): KnownEntry | null => {
  if (LAST.test(which)) return newest[0] ?? null;
  const name = which.replace(/^(?:last|latest|última?o?) /u, '').replace(/ entry$/u, '');
  const kind = KINDS.find(([, pattern]) => pattern.test(name))?.[0];
  if (kind !== undefined) return newest.find(({ entry }) => entry.kind === kind) ?? null;
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
      return ['', `${entry.what} `];
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

const changed = (was: DiaryEntry, to: string, which: string, sent: SentAt, words: string): DiaryEntry | null => {
  const { offsetMinutes } = was;
  const said = to.replace(CONTRAST, '');
  const moment = momentOf(said);
  if (moment !== null) {
    const occasion = MEALS.test(which) ? momentOf(`for ${which}`) : null;
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

/** The card of an act: the entry before and after; null where no kept entry can be meant, or what it should say is unclear. */
export const proposalFor = (
  act: Act,
  newest: readonly KnownEntry[],
  sent: SentAt,
  message: string,
): ActOnEntry | null => {
  const meant = meantBy(act.which, newest);
  if (meant === null) return null;
  const { entryId, entry: was } = meant;
  if (act.does === 'delete') return { entryId, proposal: { does: 'delete', was } };
  const entry = changed(was, act.to, act.which, sent, message.trim());
  return entry === null ? null : { entryId, proposal: { does: 'change', was, entry } };
};
