import { faultOf, isWholeButLong } from '#text/sentences/form';
import { figuresIn } from '#text/words/figures';
import { cosine } from '#text/words/likeness';
import type { Candidate } from '../document';
import type { Reading, Run } from '../run';
import { inTurn } from './in-turn';
import { mayBeTold } from './may-be-told';

const MOST_SENTENCES = 8;
const OPENING = 2;
const BY_RULES = 6;
/** What speaks against a sentence is weighed of the few with the best score, since it takes long. */
const WEIGHED = 12;

/** Pages are ranked only if the rules take them to be on the topic: that costs more than all the rest. */
const byRules = (run: Run, reading: Reading, open: ReadonlySet<Candidate>): readonly Candidate[] =>
  (reading.relevant ? run.sentencesOf(reading) : [])
    .filter(({ sentence }) => open.has(sentence))
    .slice(0, WEIGHED)
    .sort((a, b) => b.appeal - a.appeal)
    .slice(0, BY_RULES)
    .map(({ sentence }) => sentence);

const mostFirst = (sentences: readonly Candidate[], of: (sentence: Candidate) => number): readonly Candidate[] =>
  sentences
    .map((sentence) => ({ sentence, amount: of(sentence) }))
    .sort((a, b) => b.amount - a.amount)
    .map(({ sentence }) => sentence);

/**
 * Sentences of a page that are shown to an editor, in page order: its opening, those that the rules would tell, and where these are few,
 * those with most figures and dates and those that have most in common with its title.
 */
export const shownSentences = (run: Run, reading: Reading): readonly Candidate[] => {
  const { sentences, language } = reading.document;
  const open = sentences.filter(
    (sentence) => (faultOf(sentence) === null || isWholeButLong(sentence)) && mayBeTold(run, reading, sentence),
  );
  if (open.length <= MOST_SENTENCES) return open;
  const shown = [...new Set([...open.slice(0, OPENING), ...byRules(run, reading, new Set(open))])];
  if (shown.length < MOST_SENTENCES) {
    const others = open.filter((sentence) => !shown.includes(sentence));
    const exact = mostFirst(others, ({ text }) => figuresIn(text, 0, undefined, language).length);
    const likeTitle = mostFirst(others, ({ stems }) => cosine(stems, reading.titleStems));
    // Two of the former for one of the latter: a title's words come back in sentences that only introduce what is done.
    const further = inTurn([exact, likeTitle, exact.slice(2)], ({ place }) => place, MOST_SENTENCES - shown.length);
    shown.push(...further);
  }
  return shown.sort((a, b) => a.place - b.place);
};
