import type { Answer } from '../../shared/api/answer';
import { documentKinds } from '../../shared/files/document-kinds';
import { longDate } from '../../shared/time/time-words';

/** What a list of documents and the head of one say of it, in the same words. */
interface DocumentFacts extends Pick<Answer<'ListedDocument'>, 'kind' | 'added_at'> {
  /** Null as long as they are not counted. */
  readonly pages: number | null;
}

/** ['Report', 'August 14, 2025', '2 pages'] */
export const factsOf = ({ kind, added_at: addedAt, pages }: DocumentFacts): readonly string[] => [
  documentKinds[kind],
  longDate(addedAt),
  ...(pages === null ? [] : [pages === 1 ? '1 page' : `${pages} pages`]),
];
