import { lacksText } from '#kernel/missing-text';
import type { OnPage } from '#events/documents/document-address';
import type { DocumentText, TextParagraph } from '#modules/documents/published';
import { sentencesOf } from '#text/sentences/sentences';
import type { Passage } from '../retrieval/passage';

/** In order; a sentence that runs over the end of a page has two. */
export type PlaceInDocument = readonly OnPage[];

const placeOf = ({ text, starts }: TextParagraph, from: number, to: number): PlaceInDocument =>
  starts.flatMap(({ page, at }, index) => {
    const piece = text.slice(Math.max(from, at), Math.min(to, starts[index + 1]?.at ?? text.length)).trim();
    return piece === '' ? [] : [{ page, text: piece }];
  });

/** An item of a list: `(ii) establish …`. */
const ITEM = /^\(([\p{L}\p{N}]{1,5})\) /u;
const LEAD = /[:—]$/;

/** The last sentence of an earlier paragraph that ends in a colon leads the items below it. */
interface Lead {
  readonly text: string;
  /** The first mark of its list: the same kind of mark goes on with the list. */
  readonly mark: string | null;
}

const KINDS: readonly RegExp[] = [/^[ivxlc]+$/, /^[a-z]$/, /^[IVXLC]+$/, /^[A-Z]$/, /^\d+$/];
const kindOf = (mark: string, first: string | null): number =>
  // `(i)` and `(c)` may be letters or numerals; the first of their list tells.
  first === 'a' ? 1 : KINDS.findIndex((kind) => kind.test(mark));

/** The sentences of a document, each with its pages, heading and paragraph. */
export const passagesOf = ({ paragraphs }: DocumentText): readonly Passage<PlaceInDocument>[] => {
  const passages: Passage<PlaceInDocument>[] = [];
  let lead: Lead | null = null;
  paragraphs.forEach((paragraph, index) => {
    const { text: whole, heading, isHeading } = paragraph;
    const mark = ITEM.exec(whole)?.[1] ?? null;
    if (lead !== null) {
      if (mark === null) lead = null;
      else if (lead.mark === null) lead = { ...lead, mark };
      else if (kindOf(mark, lead.mark) !== kindOf(lead.mark, lead.mark)) lead = null;
    }
    const sentences = isHeading ? [{ text: whole, to: whole.length }] : sentencesOf([whole]);
    sentences.forEach(({ text, to }, at) => {
      if (lacksText(text)) return;
      const from = to - text.length;
      const leading = at === 0 ? (lead?.text ?? null) : null;
      passages.push({ text, lead: leading, heading, paragraph: index, isHeading, place: placeOf(paragraph, from, to) });
    });
    const last = sentences.at(-1)?.text ?? '';
    if (LEAD.test(last)) lead = { text: last, mark: null };
    if (isHeading) lead = null;
  });
  return passages;
};
