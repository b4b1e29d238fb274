import { rowOfStem } from '#text/words/vectors';
import type { Opening } from '../known-page';
import { unpackStems } from './learned-openings';
import { NO_PAGE, type PageWords } from './numbered-words';
import { isOnHeading } from './on-heading';
import { isPlace } from './peoples';
import { isTermIn, presence } from './presence';
import type { TopicTerm } from './terms';
import type { TopicClause } from './topic-clause';

/** Pages assumed to have been seen before, so that a run of few pages says little about how common words are. */
const ASSUMED_PAGES = { count: 40, having: 4 };

/** The weight of an activity found in any field, relative to a word that names a thing. */
const ACTIVITY_WORTH = 0.5;
/** A term on more than this share of the pages says little about any one of them. */
const MAX_RARE_SHARE = 0.2;
/** A name says more of what a page is about than another word, unless it is common. */
const NAME_WORTH = 2.5;

/** Minimum share of a description's words, by their worth, for a page to be about it. */
const MIN_SHARE_OF_WORTH = 0.45;
/** Minimum share of a name's words; with fewer it is another name. */
const MIN_SHARE_OF_NAME = 0.5;
/**
 * Minimum rarity of pages on one of several things, relative to the rarest: if most pages are on AI, `AI and copyright`
 * does not ask for all of it.
 */
const MIN_SHARE_OF_RARITY = 0.6;
/** Number of the rarest things asked for that a sentence itself must have, if its page is about something wider. */
const RAREST_UNITS_REQUIRED = 2;
/** Occurrences per hundred words that show what a page is about, even if its title and opening lack it. */
const MIN_PER_HUNDRED_WORDS = 1;

/** A shorter page is about one thing, whatever sentences its words are in. */
const FEWEST_WORDS_OF_LONG_PAGE = 150;

/** Something that a description asks for: a word, or one of its names with all its words. */
interface RequiredTerm {
  readonly forms: readonly (readonly TopicTerm[])[];
  readonly worth: number;
}

/** Judges by position and frequency whether pages are about what is described. */
export interface Prominence {
  /**
   * Whether a page is about what is described, judged by its title and opening or by the stems of one of its sentences.
   */
  readonly isProminent: (page: PageWords, sentence?: ReadonlySet<string>) => boolean;
  /** Whether a sentence itself has the rarest of what is described. */
  readonly turnsOnTopic: (sentence: ReadonlySet<string>) => boolean;
  /** Whether it has a name of the description in title or opening that few pages have. */
  readonly hasRareName: (page: PageWords) => boolean;
}

const isIn = (term: TopicTerm, page: PageWords): boolean => {
  const { isInTitle, isInLead, count } = presence(term, page);
  return isInTitle || isInLead || (100 * count) / Math.max(100, page.words) >= MIN_PER_HUNDRED_WORDS;
};

const isOneOf = (names: TopicClause['names'], { stem }: TopicTerm): boolean =>
  names.some((name) => name.some((term) => term.stem === stem));

/**
 * Whether a name is that of a state or union with several words, some of which are meaningless alone: `the United
 * Kingdom`.
 */
const areStates = (terms: readonly TopicTerm[]): boolean => terms.length > 1 && terms.every(({ isScope }) => isScope);

/** The share of a name's words found together, either in title and opening or in the sentence. */
const shareIn = (terms: readonly TopicTerm[], page: PageWords, sentence?: ReadonlySet<string>): number => {
  const onPage = terms.filter((term) => isIn(term, page)).length;
  const inSentence = sentence === undefined ? 0 : terms.filter((term) => isTermIn(term, sentence)).length;
  const found = Math.max(onPage, inSentence);
  return found < terms.length && areStates(terms) ? 0 : found / terms.length;
};

/** The largest share of any form of what is asked for. */
const shareOfUnit = (forms: RequiredTerm['forms'], page: PageWords, sentence?: ReadonlySet<string>): number =>
  Math.max(...forms.map((terms) => shareIn(terms, page, sentence)));

/**
 * A single word of ordinary English does not distinguish a name: a page with `Earth` in its opening is not about a
 * return to Earth.
 */
const distinguishes = (name: readonly TopicTerm[]): boolean =>
  name.length > 1 || name.some(({ stem }) => rowOfStem(stem) < 0 || isPlace(stem));

const totalWorth = (units: readonly RequiredTerm[]): number => units.reduce((total, { worth }) => total + worth, 0);

/**
 * A long page has most words somewhere, and on sources of one field nearly all pages have some of them. So the words of
 * a description count only in a page's title, its opening or a published sentence. They count more the rarer they are
 * on the pages of this run and on earlier pages on other topics, known by their `openings`. `clauses`: the clauses of
 * the description, any of which may match.
 */
export const prominenceOn = (
  clauses: readonly TopicClause[],
  pages: readonly PageWords[],
  openings: readonly Opening[],
): Prominence => {
  const earlier = openings.flatMap(({ stems, isOnTopic }) => (isOnTopic ? [] : [unpackStems(stems)]));
  const shareOf = (having: number): number =>
    (having + ASSUMED_PAGES.having) / (pages.length + earlier.length + ASSUMED_PAGES.count);
  const shareWith = (terms: readonly TopicTerm[]): number =>
    shareOf(
      pages.filter((page) => terms.every((term) => isIn(term, page))).length +
        earlier.filter((stems) => terms.every((term) => isTermIn(term, stems))).length,
    );
  const worthOf = (term: TopicTerm, isName: boolean): number => {
    const share = shareWith([term]);
    return (
      -Math.log(share) * (term.isVague ? ACTIVITY_WORTH : 1) * (isName && share <= MAX_RARE_SHARE ? NAME_WORTH : 1)
    );
  };
  const isRare = (name: readonly TopicTerm[]): boolean => distinguishes(name) && shareWith(name) <= MAX_RARE_SHARE;
  /** The names of a clause, any of which is enough, and each of its other core words. */
  const thingsIn = ({ core, scope, names, isHeaded }: TopicClause): readonly RequiredTerm['forms'][] => {
    const rare = names.filter(isRare);
    const own = (rare.length > 0 ? rare : names).filter(
      (name) => isHeaded || name.some((term) => isOneOf([core, scope], term)),
    );
    const others = core.filter((term) => !isOneOf(names, term)).map((term) => [[term]]);
    return own.length > 0 ? [own, ...others] : others;
  };
  const unitOf = (forms: RequiredTerm['forms'], { names }: TopicClause): RequiredTerm => ({
    forms,
    worth: Math.max(
      ...forms.map((terms) => terms.reduce((worth, term) => worth + worthOf(term, isOneOf(names, term)), 0)),
    ),
  });
  const hasAll = (terms: readonly TopicTerm[], page: PageWords, sentence?: ReadonlySet<string>): boolean =>
    shareIn(terms, page, sentence) === 1;
  const areShown = (units: readonly RequiredTerm[], page: PageWords, sentence?: ReadonlySet<string>): boolean => {
    const prominent = units.map(({ forms, worth }) => {
      const share = shareOfUnit(forms, page, sentence);
      return share < MIN_SHARE_OF_NAME ? 0 : share * worth;
    });
    return prominent.reduce((total, worth) => total + worth, 0) >= MIN_SHARE_OF_WORTH * totalWorth(units);
  };
  /**
   * Whether a long page has two of the required terms in its title or in one sentence, if it has two: `data` and a
   * `center` may belong to different things.
   */
  const areTogether = (units: readonly RequiredTerm[], { title, sentences, counts, words }: PageWords): boolean => {
    if (sentences === undefined || words < FEWEST_WORDS_OF_LONG_PAGE) return true;
    const among = (stems: ReadonlySet<string>): number =>
      units.filter(({ forms }) => shareOfUnit(forms, NO_PAGE, stems) >= MIN_SHARE_OF_NAME).length;
    return [title, ...sentences].some((stems) => among(stems) >= 2) || among(new Set([...title, ...counts.keys()])) < 2;
  };
  const shareShowing = (units: readonly RequiredTerm[]): number =>
    shareOf(
      pages.filter((page) => areShown(units, page)).length +
        earlier.filter((stems) => areShown(units, NO_PAGE, stems)).length,
    );
  const described = clauses.map((clause) => {
    const units = thingsIn(clause).map((forms) => unitOf(forms, clause));
    return { clause, units, rarity: -Math.log(shareShowing(units)) };
  });
  const turnsOn = (units: readonly RequiredTerm[], sentence: ReadonlySet<string>): boolean =>
    [...units]
      .sort((a, b) => b.worth - a.worth)
      .slice(0, RAREST_UNITS_REQUIRED)
      .every(({ forms }) => shareOfUnit(forms, NO_PAGE, sentence) >= MIN_SHARE_OF_NAME);
  const rarest = Math.max(0, ...described.map(({ rarity }) => rarity));
  // Aspects do not make their subject any less of a topic.
  const rarestHead = Math.max(0, ...described.map(({ clause, rarity }) => (clause.isAspect ? 0 : rarity)));
  const isNarrowed = (scope: readonly TopicTerm[], page: PageWords, sentence?: ReadonlySet<string>): boolean =>
    scope.length > 0 && scope.every((term) => hasAll([term], page, sentence));
  const rareNames = clauses.flatMap(({ names }) => names.filter(isRare));
  return {
    isProminent: (page, sentence) =>
      clauses.some(({ act }) => act !== null && page.acts?.has(act) === true) ||
      described.some(
        ({ clause, units, rarity }) =>
          (clause.act === null || page.acts === undefined) &&
          areShown(units, page, sentence) &&
          (clause.isHeaded
            ? isOnHeading(clause, page, sentence)
            : sentence === undefined || turnsOn(units, sentence)) &&
          (!clause.isAspect || clause.names.some((name) => hasAll(name, page, sentence))) &&
          (rarity >= MIN_SHARE_OF_RARITY * (clause.isAspect ? rarest : rarestHead) ||
            isNarrowed(clause.scope, page, sentence)) &&
          areTogether(units, page),
      ),
    turnsOnTopic: (sentence) => described.some(({ units }) => turnsOn(units, sentence)),
    hasRareName: (page) => rareNames.some((name) => name.every((term) => isIn(term, page))),
  };
};
