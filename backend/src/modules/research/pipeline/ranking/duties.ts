import { reworded, type Candidate, type ReadDocument } from '../document';
import { once } from '../once';
import { isWholeButLong, MAX_WORDS, unbalanced, wordsOfLine } from '../sentences/form';
import { spelledCounts } from '../words/counts';
import { oneOf } from '../words/phrases';
import { wordCount } from '../words/stems';
import { stopWords } from '../words/stop-words';
import { enumeratedItems } from './enumerated';
import { HEAD_OF_SECTION, together, withoutAsides } from './orders';
import { restricts } from './restricts';

/** `The Secretary shall, in coordination with the Director:`, without a day by which it is to be done. */
const CONSULTED = new RegExp(
  String.raw` shall, in ${together} with (?!.*\b(?:within|not later|no later|by)\b)[^:]*:$`,
  'u',
);

/** `The Secretary, in consultation with the Director, shall:`, whose items say what is to be done. */
const opensDuties = (text: string): boolean =>
  text.endsWith(':') && (/^\p{Lu}.* shall:$/u.test(text) || CONSULTED.test(text));

/** Those through whom an office acts: `the Secretary of War, through the Director of the Agency, and …` */
const THROUGH = /, through [^,]+(?:,(?= (?:and|or) | …)|(?= …))/gu;

/** `(a) develop a process;` */
const isDone = ([first]: readonly Candidate[]): boolean => first !== undefined && /^\p{Ll}/u.test(first.text);

const wordsIn = (sentences: readonly Candidate[]): number => sentences.reduce((sum, { words }) => sum + words, 0);

/** Ends of what may be cut off an item. */
const BETWEEN = /[,;] /g;

const FEWEST_WORDS = 8;

/** Whether it is complete, unlike `interests in`. */
const isClause = (text: string): boolean =>
  wordCount(text) >= FEWEST_WORDS && !stopWords.has(text.slice(text.lastIndexOf(' ') + 1));

const COUNT = String.raw`(?:\d{1,4}|${oneOf(spelledCounts.join(' '))})`;
/** `for a period of up to 30 days before they sail`: how long something is ordered for, and when that begins or ends. */
const PERIOD = new RegExp(
  String.raw`\bfor (?:an? )?(?:(?:further|initial|maximum) )?(?:period of )?(?:(?:up to|at least|at most|no more than) )?${COUNT} ${oneOf('day week month year')}s?\b(?<when> (?:after|before|following|from|prior to|until) [^,;:()]+)?`,
  'iu',
);

/**
 * An item as a line has room for it: whole, or up to a semicolon or its first comma, with the period for which it is ordered. Null if that
 * would leave off a restriction, or there is no room.
 */
const cut = (written: string, room: number): string | null => {
  const whole = written.replace(/[;,](?: (?:and|or))?$/, '');
  if (wordCount(whole) <= room) return whole.endsWith('.') ? whole : `${whole} …`;
  const pieces = [...whole.matchAll(BETWEEN)]
    .map(({ index }) => ({ piece: whole.slice(0, index), mark: whole.charAt(index) }))
    .filter(({ piece }) => isClause(piece) && wordCount(piece) <= room && !unbalanced(piece));
  const piece = (pieces.findLast(({ mark }) => mark === ';') ?? pieces[0])?.piece;
  if (piece === undefined || restricts.test(whole.slice(piece.length))) return null;
  const [period, when = ''] = PERIOD.exec(whole.slice(piece.length)) ?? [];
  if (period === undefined) return `${piece} …`;
  const told = [period, period.slice(0, period.length - when.length)].map((words) => `${piece} … ${words} …`);
  return told.find((words) => wordCount(words) <= room) ?? null;
};

/** The longest item of a list, with its own longest item if it opens a list itself; null if there is no room. */
const mainItem = (all: readonly Candidate[], place: number, room: number): string | null => {
  const items = enumeratedItems(all, place);
  const main = items
    .filter(isDone)
    .reduce<readonly Candidate[]>((most, item) => (wordsIn(item) > wordsIn(most) ? item : most), []);
  const [first] = main;
  if (first === undefined) return null;
  // Which item it is does not matter where those before it are left off.
  const isFirst = main === items[0];
  const gap = isFirst ? '' : '… ';
  const written = isFirst ? `${first.label}${first.text}` : first.text;
  if (!first.text.endsWith(':')) {
    const piece = cut(written, room);
    return piece === null || wordCount(piece) < FEWEST_WORDS ? null : `${gap}${piece}`;
  }
  const inner = mainItem(all, first.place, room - wordCount(written));
  return inner === null ? null : `${gap}${written} ${inner}`;
};

/** A long line without those through whom an office acts. */
const leadWithin = (text: string, room: number): string => {
  const own = withoutAsides(text).replace(CONSULTED, (aside) => (restricts.test(aside) ? aside : ' shall …'));
  return wordCount(own) <= room ? own : own.replace(THROUGH, ' …').replace(/ …(?: …)+/g, ' …');
};

/** Maximum number of words of a line's opening. */
const ROOM_FOR_LEAD = 30;

const dutyAt = (sentences: readonly Candidate[], lead: Candidate): Omit<Candidate, 'madeOf'> | null => {
  if (!opensDuties(lead.text) || !isWholeButLong(lead)) return null;
  const opening = leadWithin(lead.text, ROOM_FOR_LEAD);
  const item = mainItem(sentences, lead.place, MAX_WORDS - wordsOfLine(opening));
  if (item === null) return null;
  const text = `${opening} ${item}`.replace('… …', '…');
  return reworded(lead, text);
};

const ITEM = /\(([a-z])\) $/;

/** The parts of an order, each with one duty and its details. */
const partsOf = (sentences: readonly Candidate[]): readonly (readonly Candidate[])[] => {
  const parts: Candidate[][] = [];
  /** The letter of the next paragraph of a section; null in one that is a single list. */
  let next: string | null = null;
  for (const [place, sentence] of sentences.entries()) {
    const opensSection = HEAD_OF_SECTION.test(sentence.label);
    if (opensSection) next = 'a';
    const [, letter] = ITEM.exec(sentence.label) ?? [];
    const opensParagraph = letter !== undefined && letter === next;
    if (opensParagraph)
      next = opensDuties(sentences[place - 1]?.text ?? '') ? null : String.fromCharCode(letter.charCodeAt(0) + 1);
    if (opensSection || (opensParagraph && next !== null)) parts.push([]);
    parts.at(-1)?.push(sentence);
  }
  return parts;
};

const BINDS = / shall[ ,:]/;

/**
 * The position of the longest duty of an order, if it opens a list: such a section is about one thing, unlike long procedures. Null if
 * another part is longer.
 */
const mainListOf = (sentences: readonly Candidate[]): number | null => {
  const duties = partsOf(sentences).flatMap((part) => {
    const duty = part.find(({ text }) => BINDS.test(text));
    return duty === undefined ? [] : [{ duty, words: wordsIn(part) }];
  });
  const [first, second] = duties.sort((a, b) => b.words - a.words);
  if (first === undefined || second === undefined || !opensDuties(first.duty.text)) return null;
  return first.duty.place;
};

/** The lines that an order makes with the items of its lists: `The Secretary shall: … design a framework …` */
export const dutyLines = ({ sentences }: Pick<ReadDocument, 'sentences'>): readonly Candidate[] => {
  const main = once(() => mainListOf(sentences));
  return sentences.flatMap((lead) => {
    const line = dutyAt(sentences, lead);
    return line === null ? [] : [{ ...line, madeOf: { quoted: lead, isMain: lead.place === main() } }];
  });
};
