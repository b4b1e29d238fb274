import { searchWords } from '#platform/search/words';
import { withoutActor } from './actor';
import type { QueryTerms } from './image-query';
import { settingFrom } from './main-part';
import { type MarkedText, markWords } from './search-marks';

/** What is said of an image. */
export interface ImageDescription {
  /** Captions that describe the image. */
  readonly captions: readonly string[];
  /** Whether that describes it, rather than repeat the title of its page or the name of its file. */
  readonly isDescribed: boolean;
  /** Near it. */
  readonly around: string;
  /** Title of its page; empty if the title does not describe the image. */
  readonly pageTitle: string;
}

/** Why an image was found: the text that has most of the words, with these marked. */
export interface MatchReason extends MarkedText {
  readonly of: 'caption' | 'page_title' | 'around' | 'page_text';
}

export interface ImageMatch {
  readonly score: number;
  readonly why: MatchReason;
}

/** The weight of a word in what an image is said to be, relative to one near it. */
const IN_CAPTION = 2;
/** What a picture is of goes before what it is in, at or under. */
const IN_MAIN_PART = 0.5;
/** From this many words on, one may be missing. */
const MANY_WORDS = 4;

const heldBy = (terms: QueryTerms, text: string): readonly boolean[] => {
  const held = new Set(searchWords(text));
  return terms.map((forms) => [...forms].some((form) => held.has(form)));
};

const count = (held: readonly boolean[]): number => held.filter(Boolean).length;

const whyOf = (of: MatchReason['of'], text: string, terms: QueryTerms): MatchReason => ({
  of,
  ...markWords(text, new Set(terms.flatMap((forms) => [...forms]))),
});

const textsOf = ({ captions, around, pageTitle }: ImageDescription, terms: QueryTerms) =>
  [
    ...captions.map((text) => ({ of: 'caption', text }) as const),
    { of: 'page_title', text: pageTitle } as const,
    { of: 'around', text: around } as const,
  ].map((each) => ({ ...each, held: heldBy(terms, each.text) }));

const leads = (terms: QueryTerms, caption: string): boolean =>
  heldBy(terms, caption.slice(0, settingFrom(caption))).some(Boolean);

/** Whether a title says more of what is asked for than who acts: `President Jane Doe Opens the Port` is about the port. */
const isAbout = (terms: QueryTerms, title: string): boolean => heldBy(terms, withoutActor(title)).some(Boolean);

/**
 * How well an image fits a query; null if it is not described by all the words, or by all but one if there are at least
 * four. The text around a described picture is about other things: alone, it counts only for pictures without a
 * description, and so does an actor in the title of its page.
 */
export const matchImage = (terms: QueryTerms, description: ImageDescription): ImageMatch | null => {
  const inCaptions = count(heldBy(terms, description.captions.join('\n')));
  const texts = textsOf(description, terms).filter(
    ({ of, text }) =>
      of === 'caption' || !description.isDescribed || inCaptions > 0 || (of === 'page_title' && isAbout(terms, text)),
  );
  const found = count(terms.map((_, index) => texts.some(({ held }) => held[index] === true)));
  if (found === 0 || found < terms.length - (terms.length >= MANY_WORDS ? 1 : 0)) return null;
  const [best] = texts.toSorted((one, other) => count(other.held) - count(one.held));
  if (best === undefined) return null;
  const lead = description.captions.some((caption) => leads(terms, caption)) ? IN_MAIN_PART : 0;
  return { score: found + inCaptions * (IN_CAPTION - 1) + lead, why: whyOf(best.of, best.text, terms) };
};

/** The paragraph of a page that has all the words; null if none has. */
export const matchOfPage = (terms: QueryTerms, text: string): MatchReason | null => {
  const paragraph = text.split('\n').find((each) => heldBy(terms, each).every(Boolean));
  return paragraph === undefined ? null : whyOf('page_text', paragraph, terms);
};
