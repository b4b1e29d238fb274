import { z } from 'zod';
import { documentAddress } from '#events/documents/document-address';
import { DOCUMENT_KINDS } from '#events/documents/document.events';
import { dayOf } from '#kernel/calendar';
import { documents } from '#modules/documents/published';
import type { ReadStore } from '#platform/read-store/read-store';
import { type Tool, tool } from '../tool';

const MAX_DOCUMENTS = 20;
/** The query for the newest documents, with the same limit as lists. */
const NEWEST = { sort: { added_at: -1 }, limit: 500 } as const;

const lowerCaseWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The number of words that a title has; a word may go on there: `tariff` in `Tariffs`. */
const shared = (title: string, words: readonly string[]): number => {
  const own = lowerCaseWords(title);
  return words.filter((word) => own.some((each) => each.startsWith(word))).length;
};

/** The documents that staff brought in. */
export const findDocumentsTool = (reads: ReadStore, publicUrl: string): Tool =>
  tool({
    name: 'find_documents',
    title: 'Find documents',
    description: `The documents that can be asked, such as hearings, reports and bills, found by words of their titles; without words the newest ones. At most ${MAX_DOCUMENTS}.`,
    input: z.object({
      query: z.string().max(200).default('').describe('Words of the title; those with more of them stand first.'),
      kind: z.enum(DOCUMENT_KINDS).optional(),
    }),
    writes: false,
    async run({ query, kind }) {
      const words = lowerCaseWords(query);
      const all = await reads.find(documents, kind === undefined ? {} : { kind }, NEWEST);
      const found = all
        .map((document) => ({ document, words: shared(document.title, words) }))
        .filter((each) => words.length === 0 || each.words > 0)
        .sort((one, other) => other.words - one.words)
        .slice(0, MAX_DOCUMENTS)
        .map(({ document: { _id: id, title, kind: of, added_at: at, published_on, text } }) => ({
          document_id: id,
          title,
          kind: of,
          added_on: dayOf(at),
          published_on,
          pages: text.state === 'read' ? text.pages : null,
          url: documentAddress(publicUrl, id),
        }));
      const lines = found.map(({ document_id: id, title, kind: of, added_on: added, published_on: published }) =>
        [
          `- ${title.replace(/\s+/g, ' ')} (${of}, ${published === null ? `added ${added}` : `published ${published}`}, document_id ${id})`,
        ].join(''),
      );
      const text = lines.length === 0 ? 'No document has such a title.' : lines.join('\n');
      return { text, data: { documents: found }, isFromWeb: true };
    },
  });
