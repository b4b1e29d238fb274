import type { OnPage, PlaceInDocument } from '../documents/document-passages';
import type { Answer, Quote } from './answer';
import { wording } from './wording';

/** What a source of a reply points to. */
export interface ReplySource {
  /** As in the marker `[1]`. */
  readonly index: number;
  readonly on: OnPage;
}

/** A piece of a reply: text as markdown, or what a marker in the text before it points to. */
export type ReplyPart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'source'; readonly source: ReplySource };

/** Characters that markdown, or a marker, would read as its own. */
const SPECIAL = /[\\`*_{}[\]<>#|~]/g;

const asMarkdown = (text: string): string => text.replace(SPECIAL, String.raw`\$&`);

const textOf = ({ lead, text }: Quote<unknown>): string => (lead === null ? text : `${lead} … ${text}`);

const pagesOf = (quotes: readonly Quote<PlaceInDocument>[]): readonly number[] =>
  [...new Set(quotes.flatMap(({ place }) => place.map(({ page }) => page)))].sort((a, b) => a - b);

/** Each quote as a paragraph with a marker for each of its pages, followed by what the markers point to. */
function* quoted(quotes: readonly Quote<PlaceInDocument>[]): Iterable<ReplyPart> {
  let index = 0;
  for (const quote of quotes) {
    const sources = quote.place.map((on): ReplySource => ({ index: ++index, on }));
    const markers = sources.map((source) => `[${source.index}]`).join('');
    yield { kind: 'text', text: `\n\n> ${asMarkdown(textOf(quote))} ${markers}` };
    for (const source of sources) yield { kind: 'source', source };
  }
}

/** An answer in the order in which it is sent. */
export function* replyOf(answer: Answer<PlaceInDocument>): Iterable<ReplyPart> {
  const quotes = answer.kind === 'quoted' ? answer.quotes : answer.nearest;
  const pages = pagesOf(quotes);
  if (answer.kind === 'quoted') yield { kind: 'text', text: wording.quoted(pages) };
  else yield { kind: 'text', text: wording.notAnswered };
  if (answer.kind === 'not_answered' && pages.length > 0) yield { kind: 'text', text: ` ${wording.nearest(pages)}` };
  yield* quoted(quotes);
}
