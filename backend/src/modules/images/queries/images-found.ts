import type { CarriedImageDocument } from '#projections/images/images/images.projection';
import { type ImagePorts, candidateImages } from './candidate-images';
import {
  type QueryTerms,
  termsDespiteTypos,
  queryWords,
  asksForCapitals,
  queryVariants,
  withoutPeople,
} from './matching/image-query';
import { singularAndPluralOf } from './matching/inflections';
import { type ImageMatch, type ImageDescription, type MatchReason, matchImage } from './matching/match';
import { type DescribedInstead, nearMatchOf } from './meaning/near-match';
import { type QueriedThing, thingsIn } from './meaning/queried-things';
import { pagesFound } from './pages-found';

/** Candidates for each result: some show the same image, or are of a carrier that the caller may no longer read. */
const CANDIDATES = 4;

export interface ImageFound {
  readonly image: CarriedImageDocument;
  readonly why: MatchReason;
  /** What it is said to be for what was asked, if it is not found by the words themselves. */
  readonly instead: readonly DescribedInstead[];
}

/** The best match of those with the same address. */
const eachOnce = (found: readonly ImageFound[]): readonly ImageFound[] => {
  const seen = new Set<string>();
  return found.filter(({ image: { _id, address } }) => {
    const key = address ?? _id;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
};

/**
 * Puts pictures with a name that was there before last: a press office captions many pictures alike, and the first of them
 * shows the thing.
 */
export const sameNameLast = <Found extends { readonly image: Pick<CarriedImageDocument, 'name'> }>(
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
  match: (image: CarriedImageDocument) => ImageMatch | null,
): readonly ImageFound[] => {
  const found = images.filter(isPicture).flatMap((image) => {
    const matched = match(image);
    return matched === null ? [] : [{ image, instead: [], ...matched }];
  });
  return sameNameLast(eachOnce(found.toSorted((one, other) => other.score - one.score)));
};

const meantIn = (words: readonly string[], images: readonly CarriedImageDocument[]): readonly ImageFound[] => {
  const terms = termsDespiteTypos(
    words,
    images.map(({ name }) => name),
  );
  if (terms === null) return [];
  return picturesFound(images, ({ name }) =>
    matchImage(terms, { captions: [name], isDescribed: true, around: '', pageTitle: '' }),
  );
};

/** A picture without a caption is found by its page alone, which shows it too. */
const besidePages = (pictures: readonly ImageFound[], pages: readonly ImageFound[]): readonly ImageFound[] => {
  const shown = new Set(pages.map(({ image: { carrier_id: id, page } }) => `${id}.${page}`));
  return pictures.filter(
    ({ image: { captions, carrier_id: id, page } }) =>
      page === null || captions.length > 0 || !shown.has(`${id}.${page}`),
  );
};

/** `joins us` is not what who types `US` looks for. */
const isInCapitals = ({ why: { text, marks } }: ImageFound): boolean =>
  marks.some(({ from, to }) => !/\p{Ll}/u.test(text.slice(from, to)));

/** Candidates for what is near in meaning: words are looked for in all that is said, and count in captions alone. */
const NEAR_CANDIDATES = 200;

const wordsFor = ({ words, instead }: QueriedThing): readonly string[] => [
  ...words.flatMap(singularAndPluralOf),
  ...instead.flatMap((said) => singularAndPluralOf(said.split(' ').at(-1) ?? '')),
];

/**
 * Pictures whose captions say what is near in meaning to a text, those that say most of it as it was asked for first, and those
 * of the thing before those of something in, at or under it.
 */
const nearPictures = async (text: string, userId: string, ports: ImagePorts): Promise<readonly ImageFound[]> => {
  const things = thingsIn(text);
  if (!things.some(({ instead, isPlace }) => instead.length > 0 || isPlace)) return [];
  const sought = things.filter(({ isPlace }) => !isPlace).map(wordsFor);
  const images = await candidateImages([sought], userId, NEAR_CANDIDATES, ports);
  const near = images.filter(isPicture).flatMap((image) =>
    image.captions.flatMap((caption) => {
      const match = nearMatchOf(things, caption);
      if (match === null) return [];
      const { text: shown, marks, leads, instead } = match;
      return [{ image, why: { of: 'caption' as const, text: shown, marks }, leads, instead }];
    }),
  );
  return near
    .toSorted((one, other) => one.instead.length - other.instead.length || Number(other.leads) - Number(one.leads))
    .map(({ image, why, instead }) => ({ image, why, instead }));
};

/**
 * The images that match a text, best matches first: pictures by what is said of them, pages of documents by the text on
 * them, then pictures that are near to it in meaning. Of the first two, looser ways of looking count only where stricter
 * ones find nothing; likely misspellings, and then the words beside `people`, where nothing else does.
 */
export const imagesFound = async (
  text: string,
  userId: string,
  most: number,
  ports: ImagePorts,
): Promise<readonly ImageFound[]> => {
  const { found, seen } = await lookedFor(text, userId, most, ports);
  const exact = [...besidePages(found.pictures, found.pages), ...found.pages];
  if (asksForCapitals(text)) return exact.filter(isInCapitals).slice(0, most);
  const near = exact.length < most ? await nearPictures(text, userId, ports) : [];
  const all = eachOnce([...exact, ...sameNameLast(eachOnce(near))]);
  if (all.length > 0) return all.slice(0, most);
  const meant = meantIn(queryWords(text), seen);
  const rest = meant.length > 0 ? null : withoutPeople(queryWords(text));
  return rest === null ? meant.slice(0, most) : imagesFound(rest.join(' '), userId, most, ports);
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
  const words = queryWords(text);
  let pictures: readonly ImageFound[] = [];
  let pages: readonly ImageFound[] = [];
  const images = new Map<string, CarriedImageDocument>();
  const matching = (terms: QueryTerms) => (image: CarriedImageDocument) => matchImage(terms, descriptionOf(image));
  for (const { texts, terms } of words.length === 0 ? [] : queryVariants(words)) {
    if (pictures.length > 0 && pages.length > 0) break;
    const some = await candidateImages(texts, userId, most * CANDIDATES, ports);
    for (const image of some) images.set(image._id, image);
    if (pictures.length === 0) pictures = picturesFound(some, matching(terms));
    if (pages.length === 0) pages = await pagesFound(some, terms, most, ports);
  }
  return { found: { pictures, pages }, seen: [...images.values()] };
};
