import type { Schema } from '#shared/api/api-schema';
import { documentTexts } from '#shared/texts/documents';
import { longDate } from '#shared/time/format-time';

type DocumentDates = Pick<Schema<'ListedDocument'>, 'signed_on' | 'published_on' | 'added_at'>;

/** ['Signed June 2, 2026', 'Published June 5, 2026'], as far as known; if neither is, when the document was added. */
export const formatDates = ({
  signed_on: signed,
  published_on: published,
  added_at: added,
}: DocumentDates): readonly string[] => {
  const texts = documentTexts();
  const known = [
    ...(signed === null ? [] : [texts.signed(longDate(signed))]),
    ...(published === null ? [] : [texts.published(longDate(published))]),
  ];
  return known.length > 0 ? known : [texts.added(longDate(added))];
};
