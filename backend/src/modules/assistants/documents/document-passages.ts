import type { OnPage } from '#events/documents/document-address';
import { hasUnreadableText } from '#kernel/unreadable-text';
import { type DocumentText, type TextParagraph, printersTextOf, isEmptyCell } from '#modules/documents/published';
import { sentencesOf } from '#text/sentences/sentences';
import type { Passage } from '../retrieval/passage';
import { textOfRow } from './answer-from-table';
import { listLeads } from './list-leads';
import { refersToLast } from './refers-to-last';

/** The pages of a sentence, in order; two for a sentence that crosses a page break. */
export type PlaceInDocument = readonly OnPage[];

const locationInDocument = ({ text, starts }: TextParagraph, from: number, to: number): PlaceInDocument =>
  starts.flatMap(({ page, at }, index) => {
    const piece = text.slice(Math.max(from, at), Math.min(to, starts[index + 1]?.at ?? text.length)).trim();
    return piece === '' ? [] : [{ page, text: piece }];
  });

/** The sentences of a document, each with its pages, heading and paragraph. */
export const documentPassages = ({ paragraphs }: DocumentText): readonly Passage<PlaceInDocument>[] => {
  const passages: Passage<PlaceInDocument>[] = [];
  const leads = listLeads();
  const furniture = printersTextOf({ paragraphs });
  paragraphs.forEach((paragraph, index) => {
    const { text: whole, heading, isHeading, table } = paragraph;
    if (table !== undefined) {
      if (table.kind === 'header' || table.cells.slice(1).every(isEmptyCell) || hasUnreadableText(whole)) return;
      const { header, cells } = table;
      const location = locationInDocument(paragraph, 0, whole.length);
      const row = { header, cells };
      passages.push({ text: textOfRow(row), lead: null, heading, paragraph: index, isHeading, location, row });
      return;
    }
    if (isHeading) leads.heading();
    const lead = isHeading ? null : leads.of(whole);
    const sentences = isHeading ? [{ text: whole, to: whole.length }] : sentencesOf([whole]);
    let before = 0;
    sentences.forEach(({ text, to }, position) => {
      const from = to - text.length;
      const leading = position === 0 || isHeading ? lead : leads.within(whole.slice(before, to));
      if (position < sentences.length - 1) leads.after(text, leading);
      before = to;
      if (hasUnreadableText(text)) return;
      const place = locationInDocument(paragraph, from, to);
      const printed = furniture.has(paragraph) ? { isFurniture: true as const } : {};
      const isPlaced = passages.at(-1)?.paragraph === index;
      const referring =
        isPlaced && !isHeading && leading === null && refersToLast(text) ? { refersToLast: true as const } : {};
      passages.push({
        text,
        lead: leading,
        heading,
        paragraph: index,
        isHeading,
        location: place,
        ...referring,
        ...printed,
      });
    });
    if (!isHeading) leads.after(sentences.at(-1)?.text ?? '', sentences.length === 1 ? lead : null);
  });
  return passages;
};
