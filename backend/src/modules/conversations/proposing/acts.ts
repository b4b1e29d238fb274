import {
  type DiaryEntry,
  type EntryKind,
  type Proposal,
  type Times,
  localDay,
} from '#events/conversations/diary-entry';
import { stem, tokens } from '#text/words/stems';
import type { KnownEntry } from '../diary/entries';
import { clockOf, thingWords } from '../diary/entry-words';
import { type Deed, type LastExchange } from '../diary/last-exchange';
import { faultOf } from '../domain/entry-limits';
import { thingOf } from './forms';
import { asking, momentOf, timingOf } from './moments';
import { isAroundFood } from './names';
import type { SentAt } from './sent-at';
import { NAMED_PAINS, PLACE_EN, PLACE_ES } from './words';

/** What a message would do with an entry that is there. */
export type Act =
  /** What was done last. */
  | { readonly does: 'undo' }
  | { readonly does: 'delete'; readonly which: string }
  | { readonly does: 'change'; readonly which: string; readonly to: string }
  /** A correction that names nothing: it is of what was told last. */
  | { readonly does: 'correct'; readonly to: string };

/** An act, and the entry that it means; `entryId` is null of one that would be added. */
export interface ActOnEntry {
  readonly entryId: string | null;
  readonly proposal: Proposal;
}

/** What comes of an act. */
export type Outcome =
  | {
      readonly kind: 'meant';
      /** One of them, where the person is asked which they mean. */
      readonly proposals: readonly ActOnEntry[];
      readonly asksWhich: boolean;
      /** Offers that stand no longer. */
      readonly refuses: readonly string[];
    }
  | {
      readonly kind: 'unclear';
      /** No kept entry is meant; nothing was done last; several offers may be meant. */
      readonly why: Unclear;
    };

export type Unclear = 'no entry' | 'nothing last' | 'several offers';

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
  new RegExp(
    `^(?:the |my )${WHICH} (?:was|were|is) (?:actually |really )?(?:more like|closer to) (?:an? )?(?<to>.{1,40})$`,
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
  new RegExp(`^no ${WHICH}, (?:it|that) was (?:actually |just |only )?${TO}$`, 'u'),
  new RegExp(`^${TAKES_BACK} (?:the |my |el |la |mi )${WHICH} ${IS} ${TO}$`, 'u'),
  new RegExp(`^${TAKES_BACK} ${WHICH} ${IS} (?!at )${TO}$`, 'u'),
  new RegExp(`^(?:${TAKES_BACK} )?(?:make (?:it|that)|i meant|quise decir)[,:]? ${TO}$`, 'u'),
  new RegExp(`^${TAKES_BACK} (?:${IT_WAS})[,:]? ${TO}$`, 'u'),
  new RegExp(`^(?:it|that) (?:was actually|should (?:be|have been)) ${TO}$`, 'u'),
  new RegExp(`^(?:it|that) was (?<to>.{1,30},? (?:not|instead of) .{1,30})$`, 'u'),
  new RegExp(`^${TAKES_BACK} ${TO}$`, 'u'),
];

/** What was said or done last, whatever that was. */
const THAT = /^(?:that|this|it|that one|this one|everything|all|all of (?:it|that|them)|them|both|eso|esto|todo)$/u;

/** What a message, wholly, would do with an entry. */
export const actIn = (message: string): Act | null => {
  const text = plain(message);
  for (const pattern of DELETES) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { which } = match.groups ?? {};
    return which === undefined || THAT.test(which) ? { does: 'undo' } : { does: 'delete', which };
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

/** `The last coffee` names which of several. */
const LAST_OF = /^(?:last|latest|última?o?) /u;

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

/** Whether an entry is meant by a name. */
const isMeantBy = (which: string): ((entry: DiaryEntry) => boolean) => {
  const name = which.replace(LAST_OF, '').replace(/ entry$/u, '');
  const kind = KINDS.find(([, pattern]) => pattern.test(name))?.[0];
  if (kind !== undefined) return (entry) => entry.kind === kind;
  const where = placeOfPain(name);
  if (where !== null) return (entry) => entry.kind === 'pain' && entry.where?.toLowerCase() === where;
  if (MEALS.test(name)) return (entry) => entry.kind === 'meal' && (entry.words ?? '').toLowerCase().includes(name);
  const stems = tokens(name).map(stem);
  return (entry) => {
    const own = tokens(namesOf(entry)).map(stem);
    return stems.length > 0 && stems.every((word) => own.includes(word));
  };
};

/**
 * The entries that may be meant: of several with that name those of the newest day, of which it is the one that was kept or changed since the
 * last message if there is one. `newest`: of the kept ones, the last one first.
 */
const meantBy = (which: string, newest: readonly KnownEntry[], { deeds }: LastExchange): readonly KnownEntry[] => {
  if (LAST.test(which)) return newest.slice(0, 1);
  const isMeant = isMeantBy(which);
  const all = newest.filter(({ entry }) => isMeant(entry));
  if (LAST_OF.test(which)) return all.slice(0, 1);
  const recent = all.filter(({ entryId }) => deeds.some((deed) => deed.entryId === entryId));
  if (recent.length === 1) return recent;
  const days = all.map(({ entry }) => localDay(entry.at, entry.offsetMinutes)).sort();
  return all.filter(({ entry }) => localDay(entry.at, entry.offsetMinutes) === days.at(-1)).slice(0, MOST_MEANT);
};

/** So many are shown to choose from. */
const MOST_MEANT = 5;

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

const CONTRAST = /(?:,? (?:and )?not |,? instead of )(?<not>.+)$/u;

/** Whether an entry says what it should not say: `not 142` is of none that says 7. */
const saysTheOther = (was: DiaryEntry, to: string): boolean => {
  const not = CONTRAST.exec(to)?.groups?.not;
  if (not === undefined) return true;
  const clock = was.said === 'day' ? '' : clockOf(was);
  const hour = Number(clock.slice(0, 2));
  const own = new Set(tokens(`${thingWords(was)} ${clock} ${hour} ${hour % 12} ${was.words ?? ''}`).map(stem));
  const said = tokens(not.replace(/(\d)(?=\p{L})/gu, '$1 '))
    .filter((word) => !/^(?:at|an?|the|of|out|el|la|un|una)$/u.test(word))
    .map(stem);
  return said.length > 0 && said.every((word) => own.has(word));
};

interface Changed {
  readonly entry: DiaryEntry;
  readonly times: Times;
}

/** A correction of a time is near to what it corrects. */
const NEAR_MS = 4 * 3_600_000;

/** Decaf of a coffee, and when: `decaf and it was at 7:30`. */
const AND_WHEN = /^(?<what>.+?),? (?:and|y) (?:(?:it|that) )?(?:was )?(?<when>(?:at|around|a las?) .+)$/u;

const changed = (was: DiaryEntry, to: string, which: string | null, sent: SentAt, words: string): Changed | null => {
  const { what, when: later } = AND_WHEN.exec(to)?.groups ?? {};
  if (what === undefined || later === undefined) return changedOnce(was, to, which, sent, words);
  const first = changedOnce(was, what, which, sent, words);
  return first === null ? null : changedOnce(first.entry, later, which, sent, words);
};

const changedOnce = (
  was: DiaryEntry,
  to: string,
  which: string | null,
  sent: SentAt,
  words: string,
): Changed | null => {
  const { offsetMinutes } = was;
  if (!saysTheOther(was, to)) return null;
  const said = ofTheSameScale(was, to.replace(CONTRAST, ''));
  const moment = momentOf(said);
  if (moment !== null) {
    const occasion = which !== null && MEALS.test(which) ? momentOf(`for ${which}`) : null;
    // The hour is of the entry's own day, as far as that is over.
    const dayEnds = Date.parse(`${localDay(was.at, offsetMinutes)}T23:59:59.000Z`) - offsetMinutes * 60_000;
    const isDay = moment.some(({ kind }) => kind === 'day' || kind === 'weekday' || kind === 'ago');
    const at = isDay ? sent.at : new Date(Math.min(Date.parse(sent.at), dayEnds)).toISOString();
    const timing = timingOf([...moment, ...(occasion ?? [])], { at, offsetMinutes }, was.kind === 'meal');
    if (timing === null) return null;
    const near = timing.times.filter((time) => Math.abs(Date.parse(time) - Date.parse(was.at)) < NEAR_MS);
    const [only] = near;
    return was.said === 'time' && only !== undefined && near.length === 1
      ? { entry: { ...was, at: only }, times: [] }
      : { entry: { ...was, ...timing.when }, times: timing.times };
  }
  for (const text of wordedFor(was, said)) {
    const thing = thingOf(text);
    if (thing === null) continue;
    const { at, said: precision } = was;
    const is = merged(was, { ...thing, at, offsetMinutes, said: precision, words });
    // A correction is of the same kind, but for what was eaten or drunk.
    const isAlike =
      is.kind === was.kind || (['meal', 'drink'].includes(is.kind) && ['meal', 'drink'].includes(was.kind));
    if (isAlike && faultOf(is) === null) return { entry: is, times: [] };
  }
  return null;
};

/** A correction as the whole thing that it says of an entry: `decaf` of a coffee. */
const wordedFor = (was: DiaryEntry, said: string): readonly string[] => {
  const isHowMade = (was.kind === 'drink' || was.kind === 'meal') && said.split(' ').every(isAroundFood);
  return [
    ...(isHowMade ? [`had ${said} ${was.what.toLowerCase()}`] : []),
    ...beginningsOf(was).map((beginning) => `${beginning}${said}`),
  ];
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

const changing = (
  { entryId, entry: was }: KnownEntry,
  to: string,
  which: string | null,
  sent: SentAt,
  words: string,
): (ActOnEntry & { readonly entry: DiaryEntry }) | null => {
  const is = changed(was, to, which, sent, words);
  return is === null
    ? null
    : { entryId, entry: is.entry, proposal: { does: 'change', was, entry: is.entry, ...asking(is.times) } };
};

/** What a correction that names nothing would make of a kept entry: of the last one, else of the last one of the kind that its unit tells. */
const correctionOf = (to: string, newest: readonly KnownEntry[], sent: SentAt, words: string): ActOnEntry | null => {
  // `Not 142` tells which one is meant.
  const [last, ...before] = newest.filter(({ entry }) => saysTheOther(entry, to));
  const ofLast = last === undefined ? null : changing(last, to, null, sent, words);
  if (ofLast !== null) return ofLast;
  // A time may be of any of them.
  if (!HAS_UNIT.test(to) || momentOf(to.replace(CONTRAST, '')) !== null) return null;
  for (const known of before.slice(0, NEARBY)) {
    const found = changing(known, to, null, sent, words);
    if (found !== null && isOfTheSame(known.entry, found.entry)) return found;
  }
  return null;
};

const meant = (
  proposals: readonly ActOnEntry[],
  refuses: readonly string[] = [],
): Extract<Outcome, { kind: 'meant' }> => ({
  kind: 'meant',
  proposals: proposals.map(({ entryId, proposal }) => ({ entryId, proposal })),
  asksWhich: proposals.length > 1,
  refuses,
});
const unclear = (why: Unclear): Outcome => ({ kind: 'unclear', why });

/** What was offered and is not answered is no entry yet: it is offered anew as it should be. Null where no offer is meant. */
const ofAnOffer = (
  act: Extract<Act, { does: 'change' | 'correct' }>,
  { offers }: LastExchange,
  sent: SentAt,
  words: string,
): Outcome | null => {
  const which = act.does === 'change' ? act.which : null;
  const isMeant = which === null || LAST.test(which) ? () => true : isMeantBy(which);
  const fitting = offers.flatMap(({ proposalId, proposal }) => {
    if (proposal.does !== 'add' || !isMeant(proposal.entry)) return [];
    const is = changed(proposal.entry, act.to, which, sent, words);
    return is === null ? [] : [{ proposalId, is }];
  });
  const [only] = fitting;
  if (only === undefined) return null;
  if (fitting.length > 1) return unclear('several offers');
  const { entry, times } = only.is;
  return meant([{ entryId: null, proposal: { does: 'add', entry, ...asking(times) } }], [only.proposalId]);
};

const undoing = (deed: Deed): ActOnEntry => {
  const { entryId } = deed;
  switch (deed.did) {
    case 'keep':
      return { entryId, proposal: { does: 'delete', was: deed.entry } };
    case 'change':
      return { entryId, proposal: { does: 'change', was: deed.entry, entry: deed.before } };
    case 'delete':
      return { entryId: null, proposal: { does: 'add', entry: deed.before } };
  }
};

/** What comes of an act: cards with the entry before and after, or why there is none. */
export const outcomeOf = (
  act: Act,
  newest: readonly KnownEntry[],
  exchange: LastExchange,
  sent: SentAt,
  message: string,
): Outcome => {
  const words = message.trim();
  switch (act.does) {
    case 'undo': {
      const { offers, deeds } = exchange;
      if (offers.length === 0 && deeds.length === 0) return unclear('nothing last');
      return {
        ...meant(
          deeds.map(undoing),
          offers.map(({ proposalId }) => proposalId),
        ),
        asksWhich: false,
      };
    }
    case 'delete': {
      const found = meantBy(act.which, newest, exchange);
      return found.length === 0
        ? unclear('no entry')
        : meant(found.map(({ entryId, entry: was }) => ({ entryId, proposal: { does: 'delete', was } })));
    }
    case 'change':
    case 'correct': {
      const offered = ofAnOffer(act, exchange, sent, words);
      if (offered !== null) return offered;
      const found =
        act.does === 'correct'
          ? [correctionOf(act.to, newest, sent, words)]
          : meantBy(act.which, newest, exchange).map((known) => changing(known, act.to, act.which, sent, words));
      const proposals = found.flatMap((each) => each ?? []);
      return proposals.length === 0 ? unclear('no entry') : meant(proposals);
    }
  }
};
