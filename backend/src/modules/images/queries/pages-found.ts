import { type DocumentTexts, documents, wordsOfPages } from '#modules/documents/published';
import type { ReadStore } from '#platform/read-store/read-store';
import { searchWords } from '#platform/search/words';
import type { CarriedImageDocument } from '#projections/images/images/images.projection';
import type { QueryTerms } from './matching/image-query';
import { type MatchReason, matchOfPage } from './matching/match';

interface Ports {
  readonly reads: Pick<ReadStore, 'find'>;
  readonly texts: Pick<DocumentTexts, 'of'>;
}

interface PageFound {
  readonly image: CarriedImageDocument;
  readonly why: MatchReason;
  readonly instead: readonly [];
}

const byDocument = (pages: readonly CarriedImageDocument[]): ReadonlyMap<string, readonly CarriedImageDocument[]> => {
  const ids = new Set(pages.map(({ carrier_id }) => carrier_id));
  return new Map([...ids].map((id) => [id, pages.filter(({ carrier_id }) => carrier_id === id)]));
};

const mayHold = (terms: QueryTerms, { around }: CarriedImageDocument): boolean => {
  const held = new Set(searchWords(around));
  return terms.every((forms) => [...forms].some((form) => held.has(form)));
};

/** The pages of documents on which a paragraph has all the words, those of a document together in its order. */
export const pagesFound = async (
  images: readonly CarriedImageDocument[],
  terms: QueryTerms,
  most: number,
  { reads, texts }: Ports,
): Promise<readonly PageFound[]> => {
  const likely = byDocument(images.filter((image) => image.shows === 'page' && mayHold(terms, image)));
  if (likely.size === 0) return [];
  const present = await reads.find(documents, { _id: { $in: [...likely.keys()] } });
  const files = new Map(present.map(({ _id, file_id }) => [_id, file_id]));
  const found: PageFound[] = [];
  for (const [id, pages] of likely) {
    if (found.length >= most) break;
    const file = files.get(id);
    const text = file === undefined ? null : await texts.of(file);
    const words = new Map((text === null ? [] : wordsOfPages(text)).map((each) => [each.page, each.text]));
    for (const image of pages.toSorted((one, other) => (one.page ?? 0) - (other.page ?? 0))) {
      const why = matchOfPage(terms, words.get(image.page ?? 0) ?? '');
      if (why !== null) found.push({ image, why, instead: [] });
    }
  }
  return found;
};
