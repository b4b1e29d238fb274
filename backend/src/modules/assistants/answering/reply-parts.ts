import type { CitedText } from '#engine/writing/evidence';
import { stripInvisible } from '#kernel/invisible-characters';
import { memoize } from '#kernel/memoize';
import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import type { AssistantAnswer, Quote } from './assistant-answer';
import { excerptOf, excerptOfLead } from './excerpt';
import { offeredReference } from './referred-lines';
import { replyWords } from './reply-words';

/** The source that a marker `[index]` of a reply points to. */
export interface ReplySource {
  readonly index: number;
  readonly address: string;
}

/** The lines that a reply shows, in order. */
export interface ReplyLines {
  /** References by which the material finds each line again. */
  readonly references: readonly string[];
  /** False if the lines are only offered. */
  readonly areAnswer: boolean;
  /** The words in them that the reader looks for, as written; none if nothing is marked. */
  readonly marks?: readonly string[];
}

/**
 * A piece of a reply: markdown text, the source of a marker in the text before it, or references of the lines that
 * follow.
 */
export type ReplyPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'source'; readonly source: ReplySource }
  | { readonly kind: 'lines'; readonly lines: ReplyLines };

/** How an assistant words an answer from its material, and the sources it points to. */
export interface AssistantVoice<Location> {
  /** The language of its words; English if absent. */
  readonly language?: InterfaceLanguage;
  /** The lead of an answer: `The document says, on pages 12 and 47:`. */
  quoted(quotes: readonly Quote<Location>[]): string;
  readonly notAnswered: string;
  /** A sentence saying that the material does not mention something: `“Norway” or “fish”`. */
  readonly lacks: (things: string) => string;
  /** The lead of the nearest passages; there is at least one. */
  nearest(quotes: readonly Quote<Location>[]): string;
  /** The addresses of the page at a place, in order; empty if it was not published. */
  addressesOf(place: Location): readonly string[];
  /** A line above a quote, such as its date. */
  captionOf?(place: Location): string;
  /** The caption above a quote that is only offered, if different: its page. */
  nearestCaptionOf?(place: Location): string;
  /** A quote as it reads now, if not word for word: without a `Today, …` that meant another day. */
  shownNow?(quote: string): string;
  /** The reference that a later question uses for a quote. */
  referenceOf(quote: Quote<Location>): string;
}

/** A voice for answers that a model may also word. */
export interface WordedVoice<Location> extends AssistantVoice<Location> {
  /** The lead of an answer in a model's words. */
  readonly worded: string;
  /** The origin of a quote, as shown to a model. */
  originOf(place: Location): Omit<CitedText, 'quote'>;
  /** A remark after a sentence that cites these places, such as their dates. */
  remarkOn?(places: readonly Location[]): string;
}

/** Characters that markdown, or a marker, would read as syntax. */
const SPECIAL = /[\\`*_{}[\]<>#|~&]/g;

/** Escapes text so that markdown shows it as it is, without invisible characters. */
export const asMarkdown = (text: string): string => stripInvisible(text).replace(SPECIAL, String.raw`\$&`);

/** The lead of a quote, unless the quote before it was already shown under the same lead or the beginning of it. */
const leadOf = ({ lead }: Quote<unknown>, before: Quote<unknown> | undefined): string => {
  if (lead === null) return '';
  const given = before?.lead ?? null;
  if (lead === given) return '… ';
  return given !== null && lead.startsWith(`${given} … `) ? `${lead.slice(given.length + 1)} … ` : `${lead} … `;
};

/** Finds the words of a line that a reader looks for. */
type Marks = (text: string) => readonly string[];

const noMarks: Marks = () => [];

/** Numbers addresses in the order in which they are first cited. */
export const createSourceNumbering = () => {
  const known = new Map<string, ReplySource>();
  return (addresses: readonly string[]): { readonly markers: string; readonly added: readonly ReplySource[] } => {
    const added: ReplySource[] = [];
    const cited = new Set<ReplySource>();
    for (const address of addresses) {
      const source = known.get(address) ?? { index: known.size + 1, address };
      if (!known.has(address)) added.push(source);
      known.set(address, source);
      cited.add(source);
    }
    return { markers: [...cited].map(({ index }) => `[${index}]`).join(''), added };
  };
};

export type Numbering = ReturnType<typeof createSourceNumbering>;

/**
 * Yields each quote as a paragraph with its markers, followed by their sources. Several quotes are numbered, so that a
 * later question can refer to one.
 */
export function* quotedLines<Location>(
  quotes: readonly Quote<Location>[],
  voice: AssistantVoice<Location>,
  areAnswer: boolean,
  number: Numbering = createSourceNumbering(),
  marks: Marks = noMarks,
): Iterable<ReplyPart> {
  const references = quotes.map((quote) => voice.referenceOf(quote));
  const marked = areAnswer ? [...new Set(quotes.flatMap(({ text }) => marks(text)))] : [];
  const lines = { references: areAnswer ? references : references.map(offeredReference), areAnswer };
  yield { kind: 'lines', lines: marked.length === 0 ? lines : { ...lines, marks: marked } };
  const captionOf = areAnswer ? voice.captionOf : (voice.nearestCaptionOf ?? voice.captionOf);
  for (const [index, quote] of quotes.entries()) {
    const { markers, added } = number(voice.addressesOf(quote.location));
    const caption = captionOf?.(quote.location);
    const lead = leadOf(quote, quotes[index - 1]);
    const written = voice.shownNow?.(quote.text) ?? quote.text;
    const shown = areAnswer ? lead + written : excerptOfLead(lead) + excerptOf(written, marks(written));
    const text = `> ${asMarkdown(shown)} ${markers}`.trimEnd();
    const paragraphs = caption === undefined ? [text] : [`*${asMarkdown(caption)}*`, text];
    yield { kind: 'text', text: `\n\n${quotes.length > 1 ? asItem(index + 1, paragraphs) : paragraphs.join('\n\n')}` };
    for (const source of added) yield { kind: 'source', source };
  }
}

/** An item of a markdown list, its paragraphs indented to the text after the number. */
const asItem = (number: number, paragraphs: readonly string[]): string => {
  const mark = `${number}. `;
  return mark + paragraphs.join(`\n\n${' '.repeat(mark.length)}`);
};

const inQuotes = (things: readonly string[], language: InterfaceLanguage): readonly string[] =>
  things.map((thing) => replyWords[language].inQuotes(asMarkdown(thing)));

/** The note on the parts of a question that were not answered. */
export const notAnswered = (parts: readonly string[], language: InterfaceLanguage = 'en'): string =>
  replyWords[language].notAnswered(inQuotes(parts, language).join(', '));

const either = memoize((language: InterfaceLanguage) => new Intl.ListFormat(language, { type: 'disjunction' }));
const both = memoize((language: InterfaceLanguage) => new Intl.ListFormat(language, { type: 'conjunction' }));

/** Yields an answer in sending order, with marks in the lines that answer. */
export function* replyParts<Location>(
  answer: AssistantAnswer<Location>,
  voice: AssistantVoice<Location>,
  marks?: Marks,
): Iterable<ReplyPart> {
  const { language = 'en' } = voice;
  const words = replyWords[language];
  if (answer.kind === 'quoted') {
    const yes = answer.isMentioned === true ? `${words.yes} ` : '';
    yield { kind: 'text', text: `${yes}${voice.quoted(answer.quotes)}` };
    yield* quotedLines(answer.quotes, voice, true, createSourceNumbering(), marks);
    if (answer.more !== undefined && answer.more > 0) yield { kind: 'text', text: `\n\n${words.more(answer.more)}` };
    if (answer.unanswered.length > 0) yield { kind: 'text', text: `\n\n${notAnswered(answer.unanswered, language)}` };
    return;
  }
  if (answer.absent !== undefined && answer.absent.length > 0)
    return yield { kind: 'text', text: voice.lacks(either(language).format(inQuotes(answer.absent, language))) };
  if (answer.isAround === true && answer.nearest.length > 0) yield { kind: 'text', text: words.around };
  else {
    yield { kind: 'text', text: voice.notAnswered };
    if (answer.unread !== undefined && answer.unread.length > 0)
      yield {
        kind: 'text',
        text: ` ${words.unread(both(language).format(inQuotes(answer.unread, language)), answer.unread.length)}`,
      };
    if (answer.nearest.length === 0) return;
    yield { kind: 'text', text: ` ${voice.nearest(answer.nearest)}` };
  }
  yield* quotedLines(answer.nearest, voice, false, createSourceNumbering(), marks);
}
