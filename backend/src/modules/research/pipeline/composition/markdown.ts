import type { FindingKind } from '../ledger';
import type { ActName } from './act-names';
import { dayAfterSigning } from '../compare/effective-days';
import { ownDayOf } from '../ranking/own-time';
import { calendarDayOf } from '../words/dates';
import { stopWords } from '../words/stop-words';

/** Escapes characters that markdown would interpret. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');

/** A sentence with its markers: `It begins. [1] [2]`. */
export const markedSentence = (text: string, sources: readonly number[]): string =>
  [escaped(text), ...sources.map((n) => `[${n}]`)].join(' ');

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

export interface MarkdownLine {
  readonly kind: FindingKind;
  readonly text: string;
  readonly source: number;
  readonly was?: string;
  readonly wasSource?: number;
  readonly title?: string;
  /** On a line that tells an act by which others end: how what it ended is told after it. */
  readonly ends?: Ended;
  readonly note?: string;
}

/** An earlier line that an act has ended. */
export interface Ended {
  /** Title of the page that ends it. */
  readonly by: string;
  /** What stands behind an act that is told itself; absent if its title stands for it. */
  readonly aside?: string;
  /** Why the earlier line holds in part, as markdown; absent if all of it has ended. */
  readonly inPart?: string;
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
 * ` (it says the same of Executive Orders 14193 (“Imposing Dues on Nets”), 14194, and 14195 [3])`, ` (it says the same of 21 more executive
 * orders)`
 */
export const sameNote = (others: readonly OtherAct[]): string => {
  if (others.length === 0) return '';
  const [kind = '', ...further] = new Set(others.map(({ id }) => kindOf(id)));
  const noun = further.length === 0 && /\p{L}$/u.test(kind) ? kind : null;
  const plural = others.length === 1 ? '' : 's';
  if (noun === null || others.length > MOST_LISTED)
    return ` (it says the same of ${others.length} more ${escaped(noun ?? 'act')}${plural})`;
  const sources = [...new Set(others.flatMap(({ name }) => name?.source ?? []))].map((n) => ` [${n}]`);
  const listed = escaped(listOf.format(others.map(numberedTitle)));
  return ` (it says the same of ${capitalised(noun)}${plural} ${listed}${sources.join('')})`;
};

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** ` since February 20, 2026`; empty for a page without a date. */
const since = (publishedAt: string | null): string => onDay(publishedAt).replace(' on ', ' since ');

/** ` on February 20, 2026`; empty for a page without a date. */
const onDay = (publishedAt: string | null): string => {
  const day = calendarDayOf(publishedAt);
  return day === null ? '' : ` on ${longDate.format(day)}`;
};

/** `30 days after signing, August 19, 2026`: the day is that of the page that said so. */
export const withDay = (was: string, publishedAt: string | null): string => {
  const signed = calendarDayOf(publishedAt);
  const day = signed === null ? null : dayAfterSigning(was, signed);
  return day === null ? was : `${was}, ${longDate.format(day)}`;
};

/** Opens a line that quotes what has ended. Older texts have a colon before the last two marks. */
export const NO_LONGER_HOLDS = '**No longer holds';

/** Of a sentence; what is shown by its page's title has none. */
const END_MARK = /[.!?。]["”’»)]*$/u;

/** Whether a line overrules an earlier one without saying what: its page's title stands for its sentence. */
export const endsByTitle = ({ kind, text }: Pick<MarkdownLine, 'kind' | 'text'>): boolean =>
  kind === 'contradicted' && !END_MARK.test(text);

/** What an act has ended, quoted as its own page's. The date is that of the page that ends it. */
const endedLine = ({ source, was = '', wasSource }: MarkdownLine, { by, inPart }: Ended, at: string | null): string => {
  const earlier = markedSentence(was, wasSource === undefined ? [] : [wasSource]);
  return inPart === undefined
    ? `${NO_LONGER_HOLDS}${since(at)}** (${markedSentence(by, [source])}): ${earlier}`
    : `${earlier}${inPart}`;
};

/** Whether what a line ends is told as its own page's, and not as what the line contradicts. */
const tellsEnded = (line: MarkdownLine): boolean => line.ends !== undefined || endsByTitle(line);

/** A line that overrules another says so, with what was. A title does not say itself what ends, nor when. */
const markedLine = (line: MarkdownLine, publishedAt: string | null): string => {
  const { kind, text, source, was = '', wasSource, ends = { by: text } } = line;
  const sentence = markedSentence(text, [source]);
  const earlier = markedSentence(was, wasSource === undefined ? [] : [wasSource]);
  switch (kind) {
    case 'new':
      return sentence;
    case 'changed':
      return `**Changed:** ${sentence} (was: ${escaped(was)})`;
    case 'contradicted':
      return tellsEnded(line)
        ? endedLine(line, ends, publishedAt)
        : `**Contradicts:** ${sentence} (earlier: ${earlier})`;
  }
};

/** What a text cites; the index is the source's number. */
type Sources = readonly { readonly publishedAt: string | null }[];

const dateOfSource = (number: number | undefined, sources: Sources): string | null =>
  number === undefined ? null : (sources[number - 1]?.publishedAt ?? null);

const lineFrom = (line: MarkdownLine, sources: Sources): string => markedLine(line, dateOfSource(line.source, sources));

/** In an overview an earlier claim is only quoted, with its source, if the line that contradicts it does not say what it was. */
export const overviewLine = (line: MarkdownLine, sources: Sources): string =>
  lineFrom(line.kind === 'contradicted' && line.wasSource === undefined ? { ...line, kind: 'new' } : line, sources) +
  (line.note ?? '');

/** Notes in brackets, with the markers of their sources. */
export const noteOf = (notes: LineNotes, sources: Sources): string => {
  const day = notes.day === undefined ? '' : onOwnDay(notes.day);
  const untold = notes.amountUntold === true ? ' (its page does not say by how much)' : '';
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

/** ` (published the same day, Imposing a Duty on Nets: “The proclamation imposes a duty of 10% on nets.” [3])` */
export const imposedNote = (title: string | null, quote: string, source: number): string =>
  ` (published the same day${title === null ? '' : `, ${escaped(title)}`}: “${escaped(quote)}” [${source}])`;

/** ` (it also says: “Nothing in this order applies to nets.” [3])` */
export const limitNote = (quote: string, source: number): string => ` (it also says: “${escaped(quote)}” [${source}])`;

/** ` (it says of “covered ferry”: “a covered ferry means a boat of more than 20 tons” [3])` */
export const definitionNote = (term: string, quote: string, source: number): string =>
  ` (it says of “${escaped(term)}”: “${escaped(quote)}” [${source}])`;

/** ` (before that, it also lists: “ferries that carry cork …” [3]; “barges” [4])` */
export const leftOffNote = (items: readonly { readonly quote: string; readonly source: number }[]): string =>
  items.length === 0
    ? ''
    : ` (before that, it also lists: ${items.map(({ quote, source }) => `“${escaped(quote)}” [${source}]`).join('; ')})`;

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

/** `excepted until May 3, 2026: “For ferries, the fees begin on May 3.” [2]` */
const exceptionWords = ({ exceptions = [] }: ShownBound): readonly string[] =>
  [...new Set(exceptions.map(({ day }) => day))].map((day) => {
    const quotes = exceptions.flatMap((each) =>
      each.day === day ? [`“${escaped(each.quote)}” [${each.source}]`] : [],
    );
    return `excepted until ${longDate.format(day)}: ${quotes.join(' ')}`;
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

const onOwnDay = (day: number): string => ` (${longDate.format(day)})`;

/** ` (August 20, 2026)` after a line that calls its own day `today`, or the one before `last night`, which the text alone does not name. */
const ownDay = ({ text, source }: MarkdownLine, sources: Sources): string => {
  const written = calendarDayOf(dateOfSource(source, sources));
  const day = written === null ? null : ownDayOf(text, written);
  return day === null ? '' : onOwnDay(day);
};

/** A line after its page's title, where it has one; what ended is under the title of its own page, behind the act that ends it. */
const withTitle = (line: MarkdownLine, written: string): readonly string[] => [
  ...(line.ends?.aside === undefined ? [] : [`${markedSentence(line.text, [line.source])}${line.ends.aside}`]),
  ...(line.title === undefined ? [] : [markedSentence(line.title, [titleSource(line)])]),
  written,
];

const titleSource = (line: MarkdownLine): number => (tellsEnded(line) ? (line.wasSource ?? line.source) : line.source);

interface Grouped {
  /** A sentence with its markers. */
  readonly sentence: string;
  readonly group: string | null;
}

/** A list under its headings; lines without one, if others have one, under `Further`. */
export const groupedMarkdown = (lines: readonly Grouped[]): string => {
  const parts: string[] = [];
  let current: string | null = null;
  for (const { sentence, group } of lines) {
    if (group !== current) {
      if (group !== null) parts.push(`${parts.length === 0 ? '' : '\n'}### ${escaped(group)}\n`);
      else if (parts.length > 0) parts.push('\n### Further\n');
      current = group;
    }
    parts.push(`- ${sentence}`);
  }
  return parts.join('\n');
};

export const overviewMarkdown = (
  lines: readonly (MarkdownLine & { readonly group: string | null })[],
  sources: Sources,
): string =>
  groupedMarkdown(
    lines.flatMap((line) =>
      withTitle(line, overviewLine(line, sources)).map((sentence) => ({ sentence, group: line.group })),
    ),
  );

const findings = (count: number): string => `${count} more ${count === 1 ? 'finding' : 'findings'}`;

/** What an act ends in part is no news itself. */
const toldBefore = ({ ends }: MarkdownLine): string => (ends?.inPart === undefined ? '' : '**Told before:** ');

/** `more`: number of findings that are only in the ledger. */
export const updateMarkdown = (lines: readonly MarkdownLine[], sources: Sources, more: number): string => {
  const content = lines
    .flatMap((line) =>
      withTitle(line, `${toldBefore(line)}${lineFrom(line, sources)}${ownDay(line, sources)}${line.note ?? ''}`),
    )
    .map((sentence) => `- ${sentence}`)
    .join('\n');
  return more > 0 ? `${content}\n\n${findings(more)}.` : content;
};
