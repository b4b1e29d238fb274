import type { DocumentTexts } from '#modules/documents/published';
import type { ReadStore } from '#platform/read-store/read-store';
import type { Search } from '#platform/search/search';
import { type CarriedImageDocument, EVERYBODY, carriedImages } from '#projections/images/images/images.projection';
import type { TakenDownHosts } from '../taken-down-hosts';
import { type Asked, askedDespiteTypos, askedWords, waysOfLooking } from './matching/asked';
import { type Match, type ImageDescription, type Why, matchOf } from './matching/match';
import { pagesFound } from './pages-found';
import { readableImages } from './readable-images';

/** Candidates for each result: some show the same image, or are of a carrier that the caller may no longer read. */
const CANDIDATES = 4;

export interface ImagePorts {
  readonly reads: Pick<ReadStore, 'find' | 'ids'>;
  readonly search: Search;
  readonly hosts: TakenDownHosts;
  readonly texts: Pick<DocumentTexts, 'of'>;
}

export interface ImageFound {
  readonly image: CarriedImageDocument;
  readonly why: Why;
}

/** The best match of those with the same address. */
const eachOnce = (found: readonly ImageFound[]): readonly ImageFound[] => {
  const seen = new Set<string>();
  return found.filter(({ image: { _id, address } }) => {
    const key = address ?? _id;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
};

/** Puts pictures with a name that was there before last: a press office captions many pictures alike, and the first of them shows the thing. */
export const alikeLast = <Found extends { readonly image: Pick<CarriedImageDocument, 'name'> }>(
  found: readonly Found[],
): readonly Found[] => {
  const names = new Set<string>();
  const [firsts, others]: [Found[], Found[]] = [[], []];
  for (const each of found) {
    const name = each.image.name.toLowerCase();
    (names.has(name) ? others : firsts).push(each);
    names.add(name);
  }
  return [...firsts, ...others];
};

/** The images of public trackers and of documents, and those of the user's own trackers, that may match. */
const candidates = async (
  texts: readonly string[],
  userId: string,
  limit: number,
  { reads, search, hosts }: ImagePorts,
): Promise<readonly CarriedImageDocument[]> => {
  const found = await Promise.all(
    texts.flatMap((text) =>
      [EVERYBODY, userId].map((facet) => search.search(carriedImages, { text, facet }, { limit, after: null })),
    ),
  );
  const images = new Map(found.flatMap(({ rows }) => rows).map((image) => [image._id, image]));
  return readableImages([...images.values()], userId, { reads, hosts });
};

const isPicture = ({ shows }: CarriedImageDocument): boolean => shows === 'picture';

/** The title of a document says nothing of a picture in it. */
const descriptionOf = ({
  name,
  captions,
  around,
  page_title: title,
  page,
}: CarriedImageDocument): ImageDescription => ({
  captions,
  isDescribed: captions.length > 0 && name !== title,
  around,
  pageTitle: page === null ? title : '',
});

const picturesFound = (
  images: readonly CarriedImageDocument[],
  match: (image: CarriedImageDocument) => Match | null,
): readonly ImageFound[] => {
  const found = images.filter(isPicture).flatMap((image) => {
    const matched = match(image);
    return matched === null ? [] : [{ image, ...matched }];
  });
  return alikeLast(eachOnce(found.toSorted((one, other) => other.score - one.score)));
};

const meantIn = (words: readonly string[], images: readonly CarriedImageDocument[]): readonly ImageFound[] => {
  const asked = askedDespiteTypos(
    words,
    images.map(({ name }) => name),
  );
  if (asked === null) return [];
  return picturesFound(images, ({ name }) =>
    matchOf(asked, { captions: [name], isDescribed: true, around: '', pageTitle: '' }),
  );
};

/** A picture without a caption is found by its page alone, which shows it too. */
const besidePages = (pictures: readonly ImageFound[], pages: readonly ImageFound[]): readonly ImageFound[] => {
  const foundPages = new Set(pages.map(({ image: { carrier_id: id, page } }) => `${id}.${page}`));
  return pictures.filter(
    ({ image: { captions, carrier_id: id, page } }) =>
      page === null || captions.length > 0 || !foundPages.has(`${id}.${page}`),
  );
};

/**
 * The images that match a text, best matches first: pictures by what is said of them, then pages of documents by what stands on
 * them. Of either, looser ways of looking count only where stricter ones find nothing.
 */
export const imagesFound = async (
  text: string,
  userId: string,
  most: number,
  ports: ImagePorts,
): Promise<readonly ImageFound[]> => {
  const { found, seen } = await lookedFor(text, userId, most, ports);
  const all = [...besidePages(found.pictures, found.pages), ...found.pages];
  return (all.length > 0 ? all : meantIn(askedWords(text), seen)).slice(0, most);
};

/** The pages of documents on which a text stands, those of a document together. */
export const documentPagesFound = async (
  text: string,
  userId: string,
  most: number,
  ports: ImagePorts,
): Promise<readonly ImageFound[]> => {
  const { found } = await lookedFor(text, userId, most, ports);
  return found.pages.slice(0, most);
};

interface LookedFor {
  readonly found: { readonly pictures: readonly ImageFound[]; readonly pages: readonly ImageFound[] };
  /** All that was looked at. */
  readonly seen: readonly CarriedImageDocument[];
}

const lookedFor = async (text: string, userId: string, most: number, ports: ImagePorts): Promise<LookedFor> => {
  const words = askedWords(text);
  let pictures: readonly ImageFound[] = [];
  let pages: readonly ImageFound[] = [];
  const images = new Map<string, CarriedImageDocument>();
  const matching = (asked: Asked) => (image: CarriedImageDocument) => matchOf(asked, descriptionOf(image));
  for (const { texts, asked } of words.length === 0 ? [] : waysOfLooking(words)) {
    if (pictures.length > 0 && pages.length > 0) break;
    const some = await candidates(texts, userId, most * CANDIDATES, ports);
    for (const image of some) images.set(image._id, image);
    if (pictures.length === 0) pictures = picturesFound(some, matching(asked));
    if (pages.length === 0) pages = await pagesFound(some, asked, most, ports);
  }
  return { found: { pictures, pages }, seen: [...images.values()] };
};
