import { withoutUnseen } from '#kernel/unseen';
import type { CitedText } from '#engine/writing/cited-text';
import type { Answer, Quote } from './answer';

/** What a marker `[index]` of a reply points to. */
export interface ReplySource {
  readonly index: number;
  readonly address: string;
}

/** A piece of a reply: text as markdown, or what a marker in the text before it points to. */
export type ReplyPart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'source'; readonly source: ReplySource };

/** How an assistant speaks of its material, and where it points. */
export interface Voice<Place> {
  /** Leads an answer: `The document says, on pages 12 and 47:`. */
  quoted(quotes: readonly Quote<Place>[]): string;
  readonly notAnswered: string;
  /** Leads what comes nearest to an answer, of which there is at least one. */
  nearest(quotes: readonly Quote<Place>[]): string;
  /** Where a quote is from, in order; nowhere if it was not published. */
  addressesOf(place: Place): readonly string[];
  /** What stands above a quote, its date for example. */
  captionOf?(place: Place): string;
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

/** An item of a list, after what it continues unless the quote before it told that. */
const textOf = ({ lead, text }: Quote<unknown>, before: Quote<unknown> | undefined): string => {
  if (lead === null) return text;
  return lead === before?.lead ? `… ${text}` : `${lead} … ${text}`;
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

/** Each quote as a paragraph with its markers, followed by what they point to. */
function* quoted<Place>(quotes: readonly Quote<Place>[], voice: Voice<Place>): Iterable<ReplyPart> {
  const number = numbering();
  for (const [at, quote] of quotes.entries()) {
    const { markers, added } = number(voice.addressesOf(quote.place));
    const caption = voice.captionOf?.(quote.place);
    const above = caption === undefined ? '' : `\n\n*${asMarkdown(caption)}*`;
    yield { kind: 'text', text: `${above}\n\n> ${asMarkdown(textOf(quote, quotes[at - 1]))} ${markers}`.trimEnd() };
    for (const source of added) yield { kind: 'source', source };
  }
}

/** Said of the parts of a question that an answer leaves open. */
export const notAnswered = (parts: readonly string[]): string =>
  `Not answered: ${parts.map((part) => `“${asMarkdown(part)}”`).join(', ')}`;

/** An answer in the order in which it is sent. */
export function* replyOf<Place>(answer: Answer<Place>, voice: Voice<Place>): Iterable<ReplyPart> {
  if (answer.kind === 'quoted') {
    yield { kind: 'text', text: voice.quoted(answer.quotes) };
    yield* quoted(answer.quotes, voice);
    if (answer.unanswered.length > 0) yield { kind: 'text', text: `\n\n${notAnswered(answer.unanswered)}` };
    return;
  }
  yield { kind: 'text', text: voice.notAnswered };
  if (answer.nearest.length === 0) return;
  yield { kind: 'text', text: ` ${voice.nearest(answer.nearest)}` };
  yield* quoted(answer.nearest, voice);
}
