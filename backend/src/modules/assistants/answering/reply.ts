import { withoutUnseen } from '#kernel/unseen';
import type { CitedText } from '#engine/writing/cited-text';
import type { Answer, Quote } from './answer';
import { offeredReference } from './referred-lines';

/** What a marker `[index]` of a reply points to. */
export interface ReplySource {
  readonly index: number;
  readonly address: string;
}

/** The lines that a reply shows, in their order. */
export interface ReplyLines {
  /** By each of which the material finds its line again. */
  readonly references: readonly string[];
  /** Whether they answer; else they are passages to look at. */
  readonly areAnswer: boolean;
}

/** A piece of a reply: text as markdown, what a marker in the text before it points to, or which lines follow. */
export type ReplyPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'source'; readonly source: ReplySource }
  | { readonly kind: 'lines'; readonly lines: ReplyLines };

/** How an assistant speaks of its material, and where it points. */
export interface Voice<Place> {
  /** Leads an answer: `The document says, on pages 12 and 47:`. */
  quoted(quotes: readonly Quote<Place>[]): string;
  readonly notAnswered: string;
  /** Says that the material does not mention something: `“Norway” or “fish”`. */
  readonly lacks: (things: string) => string;
  /** Leads what comes nearest to an answer, of which there is at least one. */
  nearest(quotes: readonly Quote<Place>[]): string;
  /** Where a quote is from, in order; nowhere if it was not published. */
  addressesOf(place: Place): readonly string[];
  /** What stands above a quote, its date for example. */
  captionOf?(place: Place): string;
  /** What stands above one that is only offered, if that is something else: its page. */
  nearestCaptionOf?(place: Place): string;
  /** By which a later question may refer to a quote. */
  referenceOf(quote: Quote<Place>): string;
}

/** A voice for answers that a model may word, too. */
export interface WordedVoice<Place> extends Voice<Place> {
  /** Leads an answer in the words of a model. */
  readonly worded: string;
  /** What a model is told of where a quote is from. */
  originOf(place: Place): Omit<CitedText, 'quote'>;
  /** What stands after a sentence that cites such places, their dates for example. */
  remarkOn?(places: readonly Place[]): string;
}

/** Characters that markdown, or a marker, would read as its own. */
const SPECIAL = /[\\`*_{}[\]<>#|~&]/g;

/** So that it is shown as it is, without characters that nobody sees. */
export const asMarkdown = (text: string): string => withoutUnseen(text).replace(SPECIAL, String.raw`\$&`);

/** An item of a list, after what it continues unless the quote before it told that, or the beginning of that. */
const textOf = ({ lead, text }: Quote<unknown>, before: Quote<unknown> | undefined): string => {
  if (lead === null) return text;
  const told = before?.lead ?? null;
  if (lead === told) return `… ${text}`;
  return told !== null && lead.startsWith(`${told} … `)
    ? `${lead.slice(told.length + 1)} … ${text}`
    : `${lead} … ${text}`;
};

/** Numbers addresses in the order in which they are first cited. */
export const numbering = () => {
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

export type Numbering = ReturnType<typeof numbering>;

/**
 * Each quote as a paragraph with its markers, followed by what they point to. Several are numbered, so that a later question can name one
 * of them.
 */
export function* quotedLines<Place>(
  quotes: readonly Quote<Place>[],
  voice: Voice<Place>,
  areAnswer: boolean,
  number: Numbering = numbering(),
): Iterable<ReplyPart> {
  const references = quotes.map((quote) => voice.referenceOf(quote));
  yield { kind: 'lines', lines: { references: areAnswer ? references : references.map(offeredReference), areAnswer } };
  const captionOf = areAnswer ? voice.captionOf : (voice.nearestCaptionOf ?? voice.captionOf);
  for (const [at, quote] of quotes.entries()) {
    const { markers, added } = number(voice.addressesOf(quote.place));
    const caption = captionOf?.(quote.place);
    const text = `> ${asMarkdown(textOf(quote, quotes[at - 1]))} ${markers}`.trimEnd();
    const paragraphs = caption === undefined ? [text] : [`*${asMarkdown(caption)}*`, text];
    yield { kind: 'text', text: `\n\n${quotes.length > 1 ? asItem(at + 1, paragraphs) : paragraphs.join('\n\n')}` };
    for (const source of added) yield { kind: 'source', source };
  }
}

/** As an item of a list in markdown, in which each paragraph is as far in as the text after the number. */
const asItem = (number: number, paragraphs: readonly string[]): string => {
  const mark = `${number}. `;
  return mark + paragraphs.join(`\n\n${' '.repeat(mark.length)}`);
};

/** Said of the parts of a question that an answer leaves open. */
export const notAnswered = (parts: readonly string[]): string =>
  `Not answered: ${parts.map((part) => `“${asMarkdown(part)}”`).join(', ')}`;

/** Said of what stands around a line that was only offered. */
const AROUND = 'What stands around that line, which may not answer your question:';

const either = new Intl.ListFormat('en', { type: 'disjunction' });
const inQuotes = (things: readonly string[]): string => either.format(things.map((thing) => `“${asMarkdown(thing)}”`));

/** An answer in the order in which it is sent. */
export function* replyOf<Place>(answer: Answer<Place>, voice: Voice<Place>): Iterable<ReplyPart> {
  if (answer.kind === 'quoted') {
    yield { kind: 'text', text: voice.quoted(answer.quotes) };
    yield* quotedLines(answer.quotes, voice, true);
    if (answer.unanswered.length > 0) yield { kind: 'text', text: `\n\n${notAnswered(answer.unanswered)}` };
    return;
  }
  if (answer.absent !== undefined && answer.absent.length > 0)
    return yield { kind: 'text', text: voice.lacks(inQuotes(answer.absent)) };
  if (answer.isAround === true && answer.nearest.length > 0) yield { kind: 'text', text: AROUND };
  else {
    yield { kind: 'text', text: voice.notAnswered };
    if (answer.nearest.length === 0) return;
    yield { kind: 'text', text: ` ${voice.nearest(answer.nearest)}` };
  }
  yield* quotedLines(answer.nearest, voice, false);
}
