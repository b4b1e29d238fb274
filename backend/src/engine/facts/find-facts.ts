import { undoingNouns } from '#text/languages/english/facts';
import { isoDay } from '#text/words/date-mention';
import { calendarDayOf } from '#text/words/dates';
import { stemSet } from '#text/words/stems';
import type { CandidateSentence } from '../analysed-page';
import { speaksOfUndoing } from '../compare/undoing/parse';
import type { Evidence, KnownFact, KnownFacts } from '../ledger';
import { evidenceFrom, type RunPage } from '../run';
import { meaningsIn, factQuestion, type FactToFind, type FactQuestion } from './question';
import { examinedSentence, statementOf, type ExaminedSentence, type Statement } from './statement';
import { yearOfValue } from './values-of-type';

interface FoundStatement extends Statement {
  readonly runPage: RunPage;
  readonly sentence: CandidateSentence;
  /** The source's own calendar day (ADR 0019), in milliseconds, UTC. */
  readonly publishedAt: number;
}

export interface FactSearch {
  readonly facts: readonly FactToFind[];
  readonly known: KnownFacts;
  /** The run's time in milliseconds. */
  readonly now: number;
  readonly verify: (runPage: RunPage, sentence: CandidateSentence) => boolean;
}

/** An observation and where it was found. */
export interface FactFound {
  readonly observation: KnownFact;
  /** Whether the value is a whole sentence that no other sentence reports as changed. */
  readonly isSentence: boolean;
  readonly runPage: RunPage;
  readonly sentence: CandidateSentence;
}

const titleEndsSomething = (title: string): boolean =>
  undoingNouns.test(title) || speaksOfUndoing(title, stemSet(title));

/** A page with everything that is the same for all questions. */
interface ExaminedPage {
  readonly runPage: RunPage;
  readonly publishedAt: number;
  readonly undoes: boolean;
  readonly sentences: readonly { readonly sentence: CandidateSentence; readonly examined: ExaminedSentence }[];
}

const examinedPage = (runPage: RunPage, now: number): ExaminedPage => {
  const { analysis, isOpen } = runPage;
  const { title } = analysis.page;
  const titleStems = meaningsIn(title);
  return {
    runPage,
    publishedAt: calendarDayOf(analysis.page.publishedAt) ?? now,
    undoes: titleEndsSomething(title),
    sentences: analysis.sentences
      .filter(({ block, isQuoted }) => isOpen(block) && !isQuoted)
      .map((sentence) => ({ sentence, examined: examinedSentence(sentence.text, titleStems) })),
  };
};

const statementsIn = (
  question: FactQuestion,
  { runPage, publishedAt, undoes, sentences }: ExaminedPage,
): readonly FoundStatement[] => {
  if (question.fact.type !== 'boolean' && undoes) return [];
  return sentences.flatMap(({ sentence, examined }) => {
    const statement = statementOf(question, examined, publishedAt);
    return statement === null ? [] : [{ ...statement, runPage, sentence, publishedAt }];
  });
};

const observationOf = (
  { fact: { name, type } }: FactQuestion,
  { value, qualifier, written, runPage, sentence, publishedAt }: FoundStatement,
): KnownFact => ({
  name,
  type,
  value,
  ...(qualifier && { qualifier }),
  written,
  asOf: isoDay(publishedAt),
  evidence: evidenceFrom(runPage.analysis, sentence.text),
});

/**
 * Whether an observation reports more than the one before: a value of a later year, another value, or it holds on a
 * newer day.
 */
const isNewer = (observation: KnownFact, before: KnownFact): boolean => {
  const [year, yearBefore] = [yearOfValue(observation), yearOfValue(before)];
  if (year !== null && yearBefore !== null && before.value !== null && year !== yearBefore) return year > yearBefore;
  if (observation.value !== before.value) return true;
  return year === null && observation.asOf !== before.asOf;
};

/** The best statement of the newest day; null if equally good ones disagree. */
const settled = (found: readonly FoundStatement[]): FoundStatement | null => {
  const newest = found
    .map(({ publishedAt }) => isoDay(publishedAt))
    .sort()
    .at(-1);
  const latest = found.filter(({ publishedAt }) => isoDay(publishedAt) === newest).sort((a, b) => b.fit - a.fit);
  const [best, ...others] = latest;
  if (best === undefined || others.some(({ fit, value }) => fit === best.fit && value !== best.value)) return null;
  return best;
};

/** The new observation of a fact on the run's pages. */
const observed = (
  { known, verify }: FactSearch,
  question: FactQuestion,
  pages: readonly ExaminedPage[],
): FactFound | undefined => {
  const before = known.get(question.fact.name);
  const found = pages
    .flatMap((page) => statementsIn(question, page))
    .filter(
      ({ publishedAt, runPage, sentence }) =>
        (before === undefined || isoDay(publishedAt) >= before.asOf) && verify(runPage, sentence),
    );
  const best = settled(found);
  if (best === null) return undefined;
  const observation = observationOf(question, best);
  return before !== undefined && !isNewer(observation, before)
    ? undefined
    : { observation, isSentence: question.asksFor === 'sentence', runPage: best.runPage, sentence: best.sentence };
};

/** The observations that a run's pages add, at most one per fact. */
export const findFacts = (search: FactSearch, runPages: readonly RunPage[]): readonly FactFound[] => {
  const pages = runPages.map((runPage) => examinedPage(runPage, search.now));
  return search.facts.flatMap((fact) => {
    const question = factQuestion(fact);
    return question === null ? [] : (observed(search, question, pages) ?? []);
  });
};

/**
 * Facts whose sentence this run overruled without finding another value: they are unknown from now on. The value of a
 * past year does not end with an act of that page.
 */
export const undoneFacts = (
  known: KnownFacts,
  overruledBy: (fact: KnownFact) => Evidence | undefined,
  found: ReadonlySet<string>,
  now: number,
): readonly KnownFact[] =>
  [...known.values()].flatMap((fact) => {
    const by =
      fact.value === null || yearOfValue(fact) !== null || found.has(fact.name) ? undefined : overruledBy(fact);
    if (by === undefined) return [];
    const { qualifier: _former, ...rest } = fact;
    return [{ ...rest, value: null, written: '', asOf: isoDay(now), evidence: by }];
  });
