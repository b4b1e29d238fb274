import { sentenceFault, isWholeButLong } from '#text/sentences/form';
import { figuresIn } from '#text/words/figures';
import { cosine } from '#text/words/likeness';
import type { CandidateSentence } from '../analysed-page';
import type { RunPage, Run } from '../run';

/**
 * Whether a sentence may be published apart from its wording: it is new on its page, not boilerplate, and not refused
 * by the owner.
 */
export const mayBePublished = (run: Run, runPage: RunPage, sentence: CandidateSentence): boolean =>
  runPage.isOpen(sentence.block) &&
  !run.isBoilerplate(runPage, runPage.titleStems, sentence) &&
  run.verdicts.against(sentence) === undefined;

/** Interleaves lists: the first of each in turn, then the second of each, without duplicates. */
export const interleave = <T>(
  lists: readonly (readonly T[])[],
  keyOf: (item: T) => unknown,
  most = Infinity,
): readonly T[] => {
  const taken = new Map<unknown, T>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let rank = 0; rank < longest && taken.size < most; rank++)
    for (const list of lists) {
      const item = list[rank];
      if (item !== undefined && taken.size < most) taken.set(keyOf(item), item);
    }
  return [...taken.values()];
};

const MAX_SENTENCES = 8;
const OPENING_SENTENCES = 2;
const BY_RULES = 6;
/** Number of best sentences that are checked for drawbacks, which is slow. */
const WEIGHED = 12;

/**
 * The sentences that the rules would publish. Only pages that the rules find relevant are ranked, since ranking is
 * slow.
 */
const byRules = (run: Run, runPage: RunPage, open: ReadonlySet<CandidateSentence>): readonly CandidateSentence[] =>
  (runPage.isRelevant ? run.sentencesOf(runPage) : [])
    .filter(({ sentence }) => open.has(sentence))
    .slice(0, WEIGHED)
    .sort((a, b) => b.appeal - a.appeal)
    .slice(0, BY_RULES)
    .map(({ sentence }) => sentence);

const mostFirst = (
  sentences: readonly CandidateSentence[],
  of: (sentence: CandidateSentence) => number,
): readonly CandidateSentence[] =>
  sentences
    .map((sentence) => ({ sentence, amount: of(sentence) }))
    .sort((a, b) => b.amount - a.amount)
    .map(({ sentence }) => sentence);

/**
 * Sentences of a page that are shown to an editor, in page order: its opening, those that the rules would publish, and
 * where these are few, those with most figures and dates and those that have most in common with its title.
 */
export const sentencesForEditor = (run: Run, runPage: RunPage): readonly CandidateSentence[] => {
  const { sentences, language } = runPage.analysis;
  const open = sentences.filter(
    (sentence) =>
      (sentenceFault(sentence) === null || isWholeButLong(sentence)) && mayBePublished(run, runPage, sentence),
  );
  if (open.length <= MAX_SENTENCES) return open;
  const chosen = [...new Set([...open.slice(0, OPENING_SENTENCES), ...byRules(run, runPage, new Set(open))])];
  if (chosen.length < MAX_SENTENCES) {
    const others = open.filter((sentence) => !chosen.includes(sentence));
    const exact = mostFirst(others, ({ text }) => figuresIn(text, 0, undefined, language).length);
    const likeTitle = mostFirst(others, ({ stems }) => cosine(stems, runPage.titleStems));
    // Two by figures and dates for every one like the title: sentences that only introduce what is done repeat its
    // words.
    const further = interleave([exact, likeTitle, exact.slice(2)], ({ index }) => index, MAX_SENTENCES - chosen.length);
    chosen.push(...further);
  }
  return chosen.sort((a, b) => a.index - b.index);
};
