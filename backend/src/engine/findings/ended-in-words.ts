import { ACT, givesUp, isGovernedIn, saysActEnded, spaced, speaksOfEnding } from '#text/languages/endings';
import {
  noLongerClause,
  notAfterAllClause,
  restoringClause,
  saysStopped,
  speaksOfHolding,
  stopsNamedIn,
} from '#text/languages/holding';
import type { Language } from '#text/languages/language';
import { nameWordsIn } from '#text/words/names';
import { contentStem, stemSet, tokens } from '#text/words/stems';
import type { CandidateSentence } from '../analysed-page';
import { isDoubtfulBesides } from '../compare/corrections';
import { areOfOthers } from '../compare/designations';
import { actsIn } from '../compare/undoing/act-mentions';
import type { LedgerClaim } from '../ledger';
import type { RunPage, Run } from '../run';

/** The clause of a sentence that says something is no longer so, or will not be after all. */
const deniedIn = (text: string, language: Language | null): string | null =>
  notAfterAllClause(text, language) ?? noLongerClause(text, language);

export const mayEnd = (text: string, language: Language | null): boolean =>
  (speaksOfHolding(text, language) &&
    (restoringClause(text, language) !== null || deniedIn(text, language) !== null)) ||
  (language !== null && (speaksOfEnding(text, language) || givesUp(text, language)));

const ENDING_RULES = {
  /** Minimum number of published words in a sentence, by itself and together with its title. */
  shared: 2,
  sharedWithTitle: 3,
  /**
   * Minimum number of published words in a clause that says something is no longer so, which repeats what was
   * published.
   */
  repeated: 3,
  repeatedShare: 0.75,
  /** Minimum share of known words in a clause that says that something resumed. */
  knownAgain: 0.5,
};

/** A claim with the words known from the ledger and from the memory of its page. */
interface KnownClaim {
  readonly text: string;
  /** Stems of the line and of its page's title. */
  readonly stems: ReadonlySet<string>;
  /** `stems` plus the stems of the topic and of the page's opening. */
  readonly known: ReadonlySet<string>;
  /** The first word, if it says who acted: the topic's own words say what was done. */
  readonly agent: string | undefined;
}

const knownClaimOf = (run: Run, { text, evidence: [first] }: LedgerClaim, language: Language | null): KnownClaim => {
  const whole = `${first?.title ?? ''}. ${text}`;
  const publishedStems = stemSet(whole, language);
  const opening = first === undefined ? [] : run.remembered(first.url).stems;
  const [agent] = [...stemSet(text, language)].filter((stem) => !run.topicStems.has(stem));
  const begins =
    agent !== undefined &&
    contentStem(tokens(text).find((word) => contentStem(word, language) !== '') ?? '', language) === agent;
  return {
    text: whole,
    stems: publishedStems,
    known: new Set([...publishedStems, ...run.topicStems, ...opening]),
    agent: begins ? agent : undefined,
  };
};

const countShared = (stems: Iterable<string>, of: ReadonlySet<string>): number =>
  [...stems].filter((stem) => of.has(stem)).length;

/** Whether a sentence is about what was published and names nothing else. */
const isAboutSame = ({ analysis }: RunPage, { text, stems }: CandidateSentence, story: KnownClaim): boolean => {
  const { language, page, titleStems } = analysis;
  const names = language?.capitalisedNouns === true ? [] : [...nameWordsIn(text)];
  return (
    countShared(stems, story.stems) >= ENDING_RULES.shared &&
    countShared(new Set([...stems, ...titleStems]), story.stems) >= ENDING_RULES.sharedWithTitle &&
    names.every((name) => story.known.has(contentStem(name, language))) &&
    !areOfOthers(`${page.title}. ${text}`, story.text)
  );
};

/** Minimum length of a known part of a compound: `Verbot` in `Alkoholverbot`. */
const MIN_PART_LENGTH = 5;

const isKnown = (word: string, { known, agent }: KnownClaim, language: Language): boolean => {
  const lower = word.toLowerCase();
  const stem = contentStem(word, language);
  if (stem === '' || known.has(stem)) return stem !== '' && stem !== agent;
  const isPart = (other: string): boolean => other !== lower && (other.endsWith(lower) || other.endsWith(stem));
  return language.compounds && lower.length >= MIN_PART_LENGTH && [...known].some(isPart);
};

/** Whether a sentence says that the subject of a line, or what was done to it, has ended. */
const endsThing = (text: string, story: KnownClaim, language: Language): boolean => {
  const written = spaced(text);
  return [...new Set(tokens(written))].some((word) => {
    const index = written.search(new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'u'));
    if (index < 0 || !isKnown(word, story, language) || isGovernedIn(written.slice(0, index), language)) return false;
    return saysActEnded(`${written.slice(0, index)}${ACT}${written.slice(index + word.length)}`, language);
  });
};

const isOpenQuestion = (clause: string, language: Language | null): boolean =>
  language === null && isDoubtfulBesides(clause);

const goesOnAgain = (text: string, story: KnownClaim, language: Language | null): boolean => {
  const clause = restoringClause(text, language);
  if (clause === null || isOpenQuestion(clause, language) || !saysStopped(story.text, language)) return false;
  const stems = stemSet(clause, language);
  return countShared(stems, story.known) >= ENDING_RULES.knownAgain * stems.size;
};

/**
 * Whether a text may say that something published is over. If that was itself the end of something, the text must name
 * it: after `the firm closes its plant`, `gives up its site` reports the same thing. English clauses are parsed.
 */
const mayEndStory = (text: string, story: KnownClaim, language: Language | null): boolean =>
  language === null ||
  !saysStopped(story.text, language) ||
  stopsNamedIn(text, language).some((word) => story.stems.has(contentStem(word.toLowerCase(), language)));

const isSoNoLonger = (text: string, story: KnownClaim, language: Language | null): boolean => {
  const clause = deniedIn(text, language);
  if (clause === null || isOpenQuestion(clause, language) || deniedIn(story.text, language) !== null) return false;
  const stems = stemSet(clause, language);
  return (
    // Words of the page's opening do not count: a festival goes on although its last tickets are sold.
    countShared(stems, story.stems) >= Math.max(ENDING_RULES.repeated, ENDING_RULES.repeatedShare * stems.size)
  );
};

/** Whether a sentence says by its words alone, without being parsed, that what was published no longer holds. */
export const endsInWords = (run: Run, runPage: RunPage, sentence: CandidateSentence, claim: LedgerClaim): boolean => {
  const { language } = runPage.analysis;
  const story = knownClaimOf(run, claim, language);
  const { text } = sentence;
  return (
    isAboutSame(runPage, sentence, story) &&
    (goesOnAgain(text, story, language) ||
      (mayEndStory(text, story, language) && isSoNoLonger(text, story, language)) ||
      (language !== null &&
        actsIn(text, language).length === 0 &&
        mayEndStory(text, story, language) &&
        !language.news.undoing.test(story.text) &&
        endsThing(text, story, language)))
  );
};
