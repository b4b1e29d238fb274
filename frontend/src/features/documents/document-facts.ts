import type { Schema } from '#shared/api/api-schema';
import { formatDates } from './published/document-dates';
import { formatKind } from './published/document-kinds';
import { documentListTexts } from './texts/explore';

/** Facts that a list of documents and a document's head both show, in the same words. */
interface DocumentFacts extends Pick<
  Schema<'ListedDocument'>,
  'kind' | 'designation' | 'signed_on' | 'published_on' | 'added_at'
> {
  /** Null until they are counted. */
  readonly pages: number | null;
}

/** ['Executive Order 14334', or 'Report', 'Signed August 11, 2025', 'Published August 14, 2025', '2 pages'] */
export const formatFacts = ({ kind, designation, pages, ...dates }: DocumentFacts): readonly string[] => [
  formatKind({ kind, designation }),
  ...formatDates(dates),
  ...(pages === null ? [] : [documentListTexts().pages(pages)]),
];
