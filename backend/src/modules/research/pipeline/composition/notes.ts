import { stopWords } from '../words/stop-words';
import type { ActName } from './act-names';
import { dateOfSource, escaped, longDate, markedSentence, onDay, type Sources } from './markdown-words';

/** What an act is called, by the number of the source that says so. */
export interface ShownName {
  readonly title: string;
  readonly source: number;
}

/** An act that has ended, by the numbers of the sources that say so. */
export interface ShownEndedAct {
  readonly act: string;
  /** What it is called. */
  readonly name?: ShownName;
  /** What of it ended: `additional duties`; absent if all of it. */
  readonly part?: string;
  readonly source: number;
  /** The title of what ended it. */
  readonly by?: string;
  /** Where the line's page says that it rests on this act, or on the one that modified it; `inPart`: and on something else. */
  readonly restsOn?: { readonly source: number; readonly inPart: boolean };
  /** What ended it says that it does not do. */
  readonly limit?: { readonly quote: string; readonly source: number };
  /** The act that modified it, if the line or its page names only that. */
  readonly through?: { readonly act: string; readonly modifies: number };
}

/** A day from or until which a line holds, by the number of the source that says so. */
export interface ShownBound {
  /** Milliseconds, UTC. */
  readonly day: number;
  readonly source: number;
  /** Empty if there are some whose wording was not recorded. */
  readonly exceptions?: readonly (Omit<ShownBound, 'exceptions'> & { readonly quote: string })[];
}

/** What is said behind a line of what it tells. */
export interface LineNotes {
  /** The day of what it tells, if neither its words nor its page's date say it; in milliseconds, UTC. */
  readonly day?: number;
  /** As of which day it is told, if what was under way then is left off, and who tells of it afterwards. */
  readonly asOf?: { readonly day: number; readonly afterwards?: ShownBound & { readonly quote: string } };
  /** It changes an amount, and nothing on its page says to what. */
  readonly amountUntold?: boolean;
  /** By when what it orders is to be done. */
  readonly due?: ShownBound;
  /** By when an act on another page has something made that it reports. */
  readonly ordered?: ShownBound & { readonly thing: string };
  /** When a later page said that what it orders to be set up was. */
  readonly setUp?: ShownBound;
  readonly from?: ShownBound;
  readonly until?: ShownBound;
  /** A sentence of its page by which what it tells may end, and the day that it names. */
  readonly proviso?: ShownBound & { readonly quote: string };
  /** An act that a page ended since, and on which a part of the line depends. */
  readonly endedAct?: ShownEndedAct;
}

const kindOf = (id: string): string => id.replace(/ [^ ]*$/, '');

const capitalised = (words: string): string => words.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

const listOf = new Intl.ListFormat('en', { type: 'conjunction' });

/** A longer list of numbers is not read. */
const MOST_LISTED = 10;

/** A title up to so many words, not ending in `of` or `the`. */
const cutTitle = (title: string, most: number): string => {
  const titleWords = title.split(' ');
  if (titleWords.length <= most + 2) return title;
  const last = titleWords.findLastIndex((word, at) => at < most && !stopWords.has(word.toLowerCase()));
  return `${titleWords.slice(0, last + 1).join(' ')} …`;
};

/** Words of a title that tell what an act is about; of several beside one another, which it is. */
const NAME_WORDS = { one: 10, ofSeveral: 14, again: 7 };

/** An act of which a line says the same, by its id, and what it is called if a page says. */
interface OtherAct {
  readonly id: string;
  readonly name?: ShownName;
}

const numberIn = (id: string): string => id.slice(kindOf(id).length + 1);

/** `14193 (“Imposing Dues on Nets”)` */
const numberedTitle = ({ id, name }: OtherAct): string =>
  name === undefined ? numberIn(id) : `${numberIn(id)} (“${cutTitle(name.title, NAME_WORDS.ofSeveral)}”)`;

/**
 * ` (the same is said of Executive Orders 14193 (“Imposing Dues on Nets”), 14194, and 14195 [3])`, ` (the same is said of 21 more executive
 * orders)`
 */
export const sameNote = (others: readonly OtherAct[]): string => {
  if (others.length === 0) return '';
  const [kind = '', ...further] = new Set(others.map(({ id }) => kindOf(id)));
  const noun = further.length === 0 && /\p{L}$/u.test(kind) ? kind : null;
  const plural = others.length === 1 ? '' : 's';
  if (noun === null || others.length > MOST_LISTED)
    return ` (the same is said of ${others.length} more ${escaped(noun ?? 'act')}${plural})`;
  const sources = [...new Set(others.flatMap(({ name }) => name?.source ?? []))].map((n) => ` [${n}]`);
  const listed = escaped(listOf.format(others.map(numberedTitle)));
  return ` (the same is said of ${capitalised(noun)}${plural} ${listed}${sources.join('')})`;
};

/** Notes in brackets, with the markers of their sources. */
export const noteOf = (notes: LineNotes, sources: Sources): string => {
  const day = notes.day === undefined ? '' : onOwnDay(notes.day);
  const untold = notes.amountUntold === true ? ' (the page does not say by how much)' : '';
  return `${day}${asOfDay(notes)}${untold}${inForce(notes)}${sinceThen(notes, sources)}${condition(notes)}`;
};

/** ` (as of April 7, 2026; a page dated August 20, 2026 says: “In April, the agency sent Probe 2 to the Moon.” [3])` */
const asOfDay = ({ asOf }: LineNotes): string => {
  if (asOf === undefined) return '';
  const { day, afterwards } = asOf;
  const says =
    afterwards === undefined
      ? ''
      : `; a page dated ${longDate.format(afterwards.day)} says: “${escaped(afterwards.quote)}” [${afterwards.source}]`;
  return ` (as of ${longDate.format(day)}${says})`;
};

/** ` (published the same day, “Imposing a Duty on Nets”: “The proclamation imposes a duty of 10% on nets.” [3])` */
export const imposedNote = (title: string | null, quote: string, source: number): string =>
  ` (published the same day${title === null ? '' : `, “${escaped(title)}”`}: “${escaped(quote)}” [${source}])`;

/** ` (the page also says: “Nothing in this order applies to nets.” [3])` */
export const limitNote = (quote: string, source: number): string =>
  ` (the page also says: “${escaped(quote)}” [${source}])`;

/** ` (on “covered ferry”, the page says: “a covered ferry means a boat of more than 20 tons” [3])` */
export const definitionNote = (term: string, quote: string, source: number): string =>
  ` (on “${escaped(term)}”, the page says: “${escaped(quote)}” [${source}])`;

/** ` (the list goes on: “ferries that carry cork …” [3]; “barges” [4])` */
export const leftOffNote = (items: readonly { readonly quote: string; readonly source: number }[]): string =>
  items.length === 0
    ? ''
    : ` (the list goes on: ${items.map(({ quote, source }) => `“${escaped(quote)}” [${source}]`).join('; ')})`;

/** ` (continued by the Executive Order of May 3, 2026, “Continuing the Suspension of Dues on Nets” [3])` */
export const continuedNote = (act: string, title: string, source: number): string =>
  ` (continued by the ${escaped(act)}, “${escaped(title)}” [${source}])`;

/** ` (Harbour Order 12: “Renewing the Fleet of Harbour Ferries” [3])` */
export const nameNote = ({ act, title }: Pick<ActName, 'act' | 'title'>, source: number): string =>
  ` (${act}: “${escaped(cutTitle(title, NAME_WORDS.one))}” [${source}])`;

/**
 * What happened to an act that a line depends on, and what that spares; how much of the line falls with it is left to its reader: ` (since
 * then: the dues under Harbour Order 12 (“Dues on Nets” [3]) ended on May 3, 2025, by “Ending Dues” [2], which says: “This order does not affect fees.” [4])`,
 * or, at one remove, with `; the page of this line rests on Harbour Order 14 [5], which modified Harbour Order 12 [6]`
 */
const sinceThen = ({ endedAct }: LineNotes, sources: Sources): string => {
  if (endedAct === undefined) return '';
  const { act, name: title, part, source, by, limit, restsOn, through } = endedAct;
  const name = escaped(act);
  const called =
    title === undefined ? '' : ` (“${escaped(cutTitle(title.title, NAME_WORDS.again))}” [${title.source}])`;
  const ending = by === undefined ? '' : `, by “${escaped(by)}”`;
  const spares = limit === undefined ? '' : `, which says: “${escaped(limit.quote)}” [${limit.source}]`;
  const when = `${onDay(dateOfSource(source, sources))}${ending} [${source}]${spares}`;
  const ended =
    part === undefined
      ? `${name}${called} was overruled${when}`
      : `the ${escaped(part)} under ${name}${called} ended${when}`;
  const basis =
    restsOn === undefined
      ? ''
      : `the page of this line rests ${restsOn.inPart ? 'in part ' : ''}on ${escaped(through?.act ?? act)} [${restsOn.source}]`;
  const modified = through === undefined ? '' : `modified ${name} [${through.modifies}]`;
  const dependence =
    basis !== '' && modified !== ''
      ? [`${basis}, which ${modified}`]
      : [basis, modified && `${escaped(through?.act ?? '')} ${modified}`].filter((words) => words !== '');
  return ` (since then: ${[ended, ...dependence].join('; ')})`;
};

/** ` (from September 3, 2026 [4], until December 31, 2027 [5])`, ` (due October 21, 2025 [6]; a page dated February 20, 2026 says it exists [7])`, ` (the evaluation is due March 11, 2026 [8])` */
const inForce = ({ due, ordered, setUp, from, until }: LineNotes): string => {
  const days = [
    ...(due === undefined ? [] : [boundWords('due', due)]),
    ...(ordered === undefined ? [] : [boundWords(`the ${escaped(ordered.thing)} is due`, ordered)]),
    ...(from === undefined ? [] : [boundWords('from', from)]),
    ...(until === undefined ? [] : [boundWords('until', until)]),
    ...(from === undefined ? [] : exceptionWords(from)),
  ];
  const exists = setUp === undefined ? [] : [existsWords(setUp)];
  const notes = [...(days.length === 0 ? [] : [days.join(', ')]), ...exists];
  return notes.length === 0 ? '' : ` (${notes.join('; ')})`;
};

/** ` (with a condition to be met by May 3, 2026: “If the treaty is not signed by then, the ministry will reconsider these dues.” [3])` */
const condition = ({ proviso }: LineNotes): string =>
  proviso === undefined
    ? ''
    : ` (with a condition to be met by ${longDate.format(proviso.day)}: “${escaped(proviso.quote)}” [${proviso.source}])`;

const boundWords = (word: string, { day, source, exceptions }: ShownBound): string =>
  `${word} ${longDate.format(day)}${exceptions?.length === 0 ? ', with exceptions' : ''} [${source}]`;

/** `but from May 3, 2026: “For ferries, the fees begin on May 3.” [2]` */
const exceptionWords = ({ exceptions = [] }: ShownBound): readonly string[] =>
  [...new Set(exceptions.map(({ day }) => day))].map((day) => {
    const quotes = exceptions.flatMap((each) =>
      each.day === day ? [`“${escaped(each.quote)}” [${each.source}]`] : [],
    );
    return `but from ${longDate.format(day)}: ${quotes.join(' ')}`;
  });

const existsWords = ({ day, source }: ShownBound): string =>
  `a page dated ${longDate.format(day)} says it exists [${source}]`;

/** Something told that depends on an act which a line ends. */
interface Touched {
  readonly title: string;
  readonly source: number;
}

/** ` (also concerns: Norland–Kestria Agreement [3]; Harbour Notice 3 [4])` */
export const touchesNote = (touched: readonly Touched[]): string =>
  ` (also concerns: ${touched.map(({ title, source }) => markedSentence(title, [source])).join('; ')})`;

/** ` (told before: “The order imposes a duty of 10% on nets.” [3])` */
export const movedNote = (told: string, source: number): string => ` (told before: “${escaped(told)}” [${source}])`;

export const onOwnDay = (day: number): string => ` (${longDate.format(day)})`;
