import type { DiaryEntry, EntryKind, Thing } from '#events/conversations/diary-entry';
import { faultOf } from '../domain/entry-limits';
import { FOR_WHAT, thingOf } from './forms';
import { type Moment, hasClock, isLastNight, momentOf, withoutLeadingTime, withoutTrailingTime } from './moments';
import { type Timing, isToday, timingOf } from './timing';
import { sentencesIn } from './sentences';
import type { SentAt } from './sent-at';
import { UNCERTAIN } from './uncertain';
import { ABOUT, OF_TEN } from './words';

/** Nobody tells more at once in forms that are known; what is longer is kept as it is. */
const LONGEST_MESSAGE = 2000;
const LONGEST_SENTENCE = 300;
const MOST_CLAUSES = 10;
const MOST_ENTRIES = 50;

/** A thing that was told, with what was said of its time. */
export interface Told {
  readonly thing: Thing;
  readonly moment: Moment;
  /** The time opens the clause. */
  readonly leads: boolean;
  /** It has a verb of its own, so that a time behind it is of it alone. */
  readonly hasVerb: boolean;
  readonly words: string;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/[.,;:!…]+$/, '')
    .trim();

const OPENINGS =
  /^(?:(?:hi|hello|hey|ok|okay|so|and|also|then|well|update|log|please log|hola|buenas|también|luego|y|bueno)(?:\s*[,:!]\s*|\s+))+/u;
const GOES_ON = /(?:then|luego)[,: ]/u;
const VERB =
  /^(?:i|i've|i'm|we|had|have|took|ate|drank|slept|felt|went|tomé|comí|bebí|cené|desayuné|almorcé|dormí|me|he|tuve)\b/u;

/** A clause that one form takes wholly, with or without a time at its ends. */
export const toldIn = (clause: string): Told | null => {
  const opened = plain(clause);
  const text = opened.replace(OPENINGS, '');
  // Who goes on with `then a sandwich` had it.
  const goesOn = GOES_ON.test(opened.slice(0, opened.length - text.length)) && /^(?:an?|some) /u.test(text);
  const ahead = withoutLeadingTime(text);
  const behind = withoutTrailingTime(text);
  const both = withoutTrailingTime(ahead.rest);
  const readings = [
    { rest: text, moment: [] },
    behind,
    ahead,
    { rest: both.rest, moment: [...ahead.moment, ...both.moment] },
    ...mealAt(text),
    ...remedyAt(text),
    ...scoreBehind(text),
  ];
  for (const { rest, moment } of readings) {
    const said = rest.replace(OPENINGS, '');
    const isMeal = moment.some(({ kind }) => kind === 'occasion');
    const thing = said === '' ? null : (thingOf(said) ?? (isMeal || goesOn ? thingOf(`had ${said}`) : null));
    if (thing !== null) {
      const leads = moment.length > 0 && moment === ahead.moment;
      return { thing, moment, leads, hasVerb: VERB.test(rest), words: clause.trim() };
    }
  }
  return null;
};

/** `breakfast 7:30 porridge`: the time stands in the middle. */
const mealAt = (text: string): readonly { readonly rest: string; readonly moment: Moment }[] => {
  const [, name, after] = /^(breakfast|brunch|lunch|dinner|supper|desayuno|almuerzo|cena):? (.+)$/u.exec(text) ?? [];
  if (name === undefined || after === undefined) return [];
  const { rest, moment } = withoutLeadingTime(after);
  return moment.length === 0
    ? []
    : [{ rest: `${name}: ${rest}`, moment: [...moment, ...(momentOf(`for ${name}`) ?? [])] }];
};

/** `took 400 mg ibuprofen at 9am for a headache`: what it was for stands behind the time. */
const remedyAt = (text: string): readonly { readonly rest: string; readonly moment: Moment }[] => {
  const purpose = new RegExp(`${FOR_WHAT}$`, 'u').exec(text);
  if (purpose === null || purpose[0] === '') return [];
  const { rest, moment } = withoutTrailingTime(text.slice(0, purpose.index));
  return moment.length > 0 && thingOf(rest)?.kind === 'medication' ? [{ rest, moment }] : [];
};

/** `headache at 7, 6 out of 10`: how strong it was stands behind the time. */
const scoreBehind = (text: string): readonly { readonly rest: string; readonly moment: Moment }[] => {
  const score = new RegExp(`,? ${ABOUT}(?:an? )?\\d{1,2}${OF_TEN}$`, 'u').exec(text);
  if (score === null) return [];
  const { rest, moment } = withoutTrailingTime(text.slice(0, score.index));
  return moment.length === 0 ? [] : [{ rest: `${rest} ${score[0].replace(/^,? /u, '')}`, moment }];
};

export const BETWEEN = /\s*,\s+(?:and |then |y |luego )?|\s+(?:and then|and|then|plus|y luego|y|&|\+)\s+/gu;

/** A verb that goes on: `had toast and two eggs`. */
const going = (told: Told, rest: string): Told | null => {
  const { kind } = told.thing;
  if (kind === 'meal' || kind === 'drink') return toldIn(`had ${rest}`) ?? null;
  return kind === 'medication' ? toldIn(`took ${rest}`) : null;
};

/** The things of a sentence, if they are all of it. */
const allIn = (sentence: string, before: Told | null = null, depth = 0): readonly Told[] | null => {
  const whole = toldIn(sentence) ?? (before === null ? null : going(before, sentence));
  if (whole !== null) return [{ ...whole, words: sentence.trim() }];
  const marks = [...sentence.matchAll(BETWEEN)];
  if (depth + marks.length > MOST_CLAUSES) return null;
  for (const between of marks) {
    const left = sentence.slice(0, between.index);
    const first = toldIn(left) ?? (before === null ? null : going(before, left));
    const rest = first === null ? null : allIn(sentence.slice(between.index + between[0].length), first, depth + 1);
    if (first !== null && rest !== null) return [{ ...first, words: left.trim() }, ...rest];
  }
  return null;
};

/** A time that opens a sentence is of all of it; one that ends it is of all where only one clause has a verb. */
const withSharedTime = (told: readonly Told[]): readonly Told[] => {
  const ofAll = sharing(told);
  return ofAll === told ? byVerb(told).flatMap(sharing) : ofAll;
};

/** What is told with one verb, or without: `two eggs and a coffee this morning, took 400 mg ibuprofen at 9am`. */
const byVerb = (told: readonly Told[]): readonly (readonly Told[])[] => {
  const groups: Told[][] = [];
  for (const each of told) {
    const group = groups.at(-1);
    if (group === undefined || each.hasVerb) groups.push([each]);
    else group.push(each);
  }
  return groups;
};

const sharing = (told: readonly Told[]): readonly Told[] => {
  const [first] = told;
  const last = told.at(-1);
  if (told.length < 2 || first === undefined || last === undefined) return told;
  const silent = (from: readonly Told[]): boolean => from.every(({ moment }) => moment.length === 0);
  const opens = silent(told.slice(1)) && first.leads;
  const ends = silent(told.slice(0, -1)) && last.moment.length > 0 && !(last.hasVerb && hasClock(last.moment));
  const { moment } = opens ? first : last;
  return opens || ends ? told.map((each) => ({ ...each, moment })) : told;
};

/** What somebody tells of themselves: nothing beside it is of others. */
const OF_ONESELF = /^(?:i|i'm|i've|i'd|me|estoy|estuve|tuve|fui|he)(?!\p{L})/u;
/** Whoever was with them, and when: it may be of what stands beside it. */
const OF_OTHERS_OR_TIMES =
  /\b(?:doubt\w*|lied|guess\w*|think|thought|believe\w*|we|us|our|everybody|everyone|all|family|morning|noon|midday|afternoon|evening|night|breakfast|brunch|lunch|dinner|supper|bed|early|earlier|late|later|before|after|almost|nearly|pretended|refused|skipped|missed|forgot|gave|made|cooked|bought|prepared|served)\b|(?<!\p{L})(?:nosotros|todos|familia|tarde|noche|desayuno|almuerzo|cena|temprano|después|casi|olvidé|di|hice|compré)(?!\p{L})/u;
/** Names are of others: any word but the first with a capital. */
const NAMES_SOMEBODY = /(?<!^)(?<!\p{L})(?!I(?!\p{L}))\p{Lu}/u;

/** What somebody did, and how far or how long. */
const ACTIVITY =
  /^(?:i |i've )(?:also |then )?(?:walked|ran|jogged|cycled|biked|swam|hiked|rowed|danced|exercised|worked out|went for a (?:walk|run|swim|ride))(?: for)?(?: (?:about|around))? \d{1,3}(?:[.,]\d)? ?(?:minutes?|mins?|hours?|hrs?|h|km|kilomet(?:re|er)s?|miles?|met(?:re|er)s?|laps|steps)$/u;
/** What is measured and is no entry of this diary, with its figure. */
const MEASURE =
  /^(?:my )?(?:blood (?:sugar|glucose|pressure)|glucose|sugar|bp|weight|temperature|temp|heart rate|pulse|oxygen)(?: level| reading)?(?: (?:is|was|at|of))?[: ]+\d{1,3}(?:[.,]\d{1,2})?(?:\/\d{2,3})? ?(?:mg\/dl|mmol\/l|mmol|kg|lbs?|°?[cf]|bpm|%)?$/u;

/** Tells wholly of something that this diary has no entry for. */
const isOfAnother = (clause: string): boolean => {
  const text = plain(clause).replace(OPENINGS, '');
  return ACTIVITY.test(text) || MEASURE.test(text);
};

const isHarmless = (clause: string): boolean => {
  const text = plain(clause).replace(OPENINGS, '');
  if (isOfAnother(clause)) return true;
  return (
    OF_ONESELF.test(text) &&
    !/\p{N}/u.test(text) &&
    !NAMES_SOMEBODY.test(clause.trim()) &&
    !OF_OTHERS_OR_TIMES.test(text) &&
    !UNCERTAIN.test(text)
  );
};

/** What needs no verb to be somebody's own: what has a scale of its own. A coffee may be made for others. */
const standsAlone = ({ thing, hasVerb }: Told): boolean =>
  hasVerb || thing.kind === 'pain' || thing.kind === 'stool' || thing.kind === 'sleep';

const CLAUSE_ENDS =
  /\s*,\s+(?:(?:and|but|so|then|y|pero) )?|\s+(?:and|but|so|y|pero)\s+(?=(?:i|i'm|i've|took|had|ate|drank|slept|tomé|comí|bebí|dormí)(?!\p{L}))/giu;

/** What of a sentence, or of a message, is read, and what is not. */
interface Partly {
  readonly told: readonly Told[];
  readonly rest: readonly string[];
}

/** Of a sentence whose other clauses tell something else of the person: what is known wholly, each clause by itself. */
const someIn = (sentence: string): Partly | null => {
  const clauses = sentence.split(CLAUSE_ENDS).filter((clause) => clause.trim() !== '');
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return null;
  const read = clauses.map((clause) => ({ clause, told: allIn(clause) }));
  const told = read.flatMap((each) => each.told ?? []);
  const rest = read.flatMap((each) => (each.told === null ? [each.clause] : []));
  const isSure = rest.every(isOfAnother) || told.every(standsAlone);
  return told.length > 0 && rest.every(isHarmless) && isSure
    ? { told: read.flatMap((each) => (each.told === null ? [] : withSharedTime(each.told))), rest }
    : null;
};

const NOTE = /^\s*(?:note|nota)\s*:\s*(?=\S)/iu;

/** An entry that a message tells of; `times`: what the person is asked to choose from, where it leaves the time open. */
export interface ReadEntry {
  readonly entry: DiaryEntry;
  readonly times: readonly string[];
}

/** What people want to tell in one message has few times. */
const MOST_TIMES = 3;

/** What is felt is felt now, if nothing says that it was. */
const OF_A_MOMENT: readonly EntryKind[] = ['pain', 'symptom', 'mood'];
const IN_THE_PAST = /(?<!\p{L})(?:woke|had|felt|was|were|hurt|tuve|tenía|sentí|fue|estuve)(?!\p{L})/u;

/** The time of each thing; null of one that has none that a diary could have. */
const timingsOf = (told: readonly Told[], sent: SentAt): readonly Timing[] | null => {
  const said = told.map(({ thing, moment, words }) => {
    // `Woke with a headache` was earlier, on the day that is not over yet.
    if (moment.length === 0 && OF_A_MOMENT.includes(thing.kind) && IN_THE_PAST.test(words.toLowerCase()))
      return timingOf([{ kind: 'day', daysAgo: 0, part: null }], sent);
    // A night is told of on the day after.
    if (thing.kind === 'sleep' && isLastNight(moment)) return timingOf([{ kind: 'day', daysAgo: 0, part: null }], sent);
    // What was had at the same time as a meal was had when people eat.
    const isMeal = told.some((other) => other.moment === moment && other.thing.kind === 'meal');
    return timingOf(moment, sent, isMeal);
  });
  const timings = said.flatMap((each) => each ?? []);
  if (timings.length < said.length) return null;
  const clocks = timings.flatMap(({ when, times }) => (when.said === 'time' ? [when.at] : times));
  const isOfThePast = timings.some(({ when }) => when.said !== 'none');
  return timings.map((timing, at): Timing => {
    const { when } = timing;
    if (when.said !== 'none' || !isOfThePast) return timing;
    // Beside what tells of another time, nobody can tell whether it is of that time or of now.
    const times =
      clocks.length === 0 || told[at]?.thing.kind === 'sleep' ? [] : [...new Set([...clocks, when.at])].sort();
    return { when: { ...when, said: 'day' }, times: times.length > MOST_TIMES ? [] : times };
  });
};

/** What was read in a message, and what of it stays a note. */
export interface ReadMessage {
  readonly read: readonly ReadEntry[];
  /** In the person's words; of a message in which nothing was read all of it. */
  readonly rest: readonly string[];
}

/**
 * The entries that a message tells of, read by forms that take all of a sentence or a clause: a wrong number never gets into a health record, so
 * that what is not understood to its last word is not understood.
 */
export const readWhole = (message: string, sent: SentAt): ReadMessage => {
  const nothing: ReadMessage = { read: [], rest: [message.trim()] };
  if (message.length > LONGEST_MESSAGE) return nothing;
  const note = NOTE.exec(message);
  if (note !== null) {
    const when = { ...sent, said: 'none' } as const;
    const text = message.slice(note[0].length).trim();
    return { read: [{ entry: { kind: 'note', text, ...when, words: message.trim() }, times: [] }], rest: [] };
  }
  const told: Told[] = [];
  const rest: string[] = [];
  for (const sentence of sentencesIn(message)) {
    const isShort = sentence.length <= LONGEST_SENTENCE;
    const found = isShort ? allIn(sentence) : null;
    const some = found === null && isShort ? someIn(sentence) : null;
    if (found !== null) told.push(...withSharedTime(found));
    else if (some !== null) {
      told.push(...some.told);
      rest.push(...some.rest);
    } else if (isOfAnother(sentence)) rest.push(sentence);
    else if (/\d/.test(sentence) || UNCERTAIN.test(plain(sentence).concat(/:\s*$/.test(sentence) ? ':' : '')))
      return nothing;
    else rest.push(sentence);
  }
  const timings = told.length === 0 || told.length > MOST_ENTRIES ? null : timingsOf(told, sent);
  if (timings === null) return nothing;
  const read: ReadEntry[] = [];
  for (const [at, { thing, words }] of told.entries()) {
    const timing = timings[at];
    const entry = timing === undefined ? null : { ...thing, ...timing.when, words };
    if (timing === undefined || entry === null || faultOf(entry) !== null) return nothing;
    read.push({ entry, times: timing.times });
  }
  // Of `Yesterday was bad: pain 7/10. Type 6.` nobody can tell on which day the second was.
  const isSilent = told.some(({ moment }) => moment.length === 0);
  return isSilent && read.some(({ entry }) => !isToday(entry, sent))
    ? nothing
    : { read, rest: rest.map((each) => each.trim()) };
};

export const readIn = (message: string, sent: SentAt): readonly ReadEntry[] => readWhole(message, sent).read;

/** The entries alone. */
export const entriesIn = (message: string, sent: SentAt): readonly DiaryEntry[] =>
  readIn(message, sent).map(({ entry }) => entry);
