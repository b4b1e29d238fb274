import { undoingNouns } from '#text/languages/english/facts';
import { speaksOfUndoing } from '../compare/undoing/speaks-of-undoing';
import type { Candidate } from '../document';
import type { Evidence, KnownFact, KnownFacts } from '../ledger';
import { evidenceFrom, type Reading } from '../run';
import { isoDay } from '#text/words/named-date';
import { stemSet } from '#text/words/stems';
import { meaningsIn, questionOf, type FactToFind, type Question } from './question';
import { examinedSentence, statementOf, type ExaminedSentence, type Statement } from './statement';

interface Found extends Statement {
  readonly reading: Reading;
  readonly sentence: Candidate;
  readonly at: number;
}

export interface FactSearch {
  readonly facts: readonly FactToFind[];
  readonly known: KnownFacts;
  /** The run's time in milliseconds. */
  readonly now: number;
  readonly verify: (reading: Reading, sentence: Candidate) => boolean;
}

/** An observation and where it was found. */
export interface FactFound {
  readonly observation: KnownFact;
  readonly reading: Reading;
  readonly sentence: Candidate;
}

/** A page that ends or suspends something recites what held before. */
const undoes = (title: string): boolean => undoingNouns.test(title) || speaksOfUndoing(title, stemSet(title));

/** A page with what is the same for all questions. */
interface ExaminedPage {
  readonly reading: Reading;
  readonly at: number;
  /** Whether its title says that something no longer holds. */
  readonly undoes: boolean;
  readonly sentences: readonly { readonly sentence: Candidate; readonly examined: ExaminedSentence }[];
}

const examinedPage = (reading: Reading, now: number): ExaminedPage => {
  const { document, isOpen } = reading;
  const { title } = document.page;
  const titleStems = meaningsIn(title);
  return {
    reading,
    at: document.publishedAt ?? now,
    undoes: undoes(title),
    sentences: document.sentences
      .filter(({ block, quoted }) => isOpen(block) && !quoted)
      .map((sentence) => ({ sentence, examined: examinedSentence(sentence.text, titleStems) })),
  };
};

const statementsIn = (question: Question, { reading, at, undoes, sentences }: ExaminedPage): readonly Found[] => {
  if (question.fact.type !== 'boolean' && undoes) return [];
  return sentences.flatMap(({ sentence, examined }) => {
    const statement = statementOf(question, examined, at);
    return statement === null ? [] : [{ ...statement, reading, sentence, at }];
  });
};

/** The best statement of the newest day; null if equally good ones differ. */
const settled = (found: readonly Found[]): Found | null => {
  const newest = found
    .map(({ at }) => isoDay(at))
    .sort()
    .at(-1);
  const latest = found.filter(({ at }) => isoDay(at) === newest).sort((one, other) => other.fit - one.fit);
  const [best, ...others] = latest;
  if (best === undefined || others.some(({ fit, value }) => fit === best.fit && value !== best.value)) return null;
  return best;
};

/** What the run's pages say of a fact: another value than before, or the same of a newer day. */
const observed = (
  { known, verify }: FactSearch,
  question: Question,
  pages: readonly ExaminedPage[],
): Found | undefined => {
  const before = known.get(question.fact.name);
  const found = pages
    .flatMap((page) => statementsIn(question, page))
    .filter(
      ({ at, reading, sentence }) => (before === undefined || isoDay(at) >= before.asOf) && verify(reading, sentence),
    );
  const best = settled(found);
  return best === null || (best.value === before?.value && isoDay(best.at) === before.asOf) ? undefined : best;
};

/** The observations that a run's pages add, one at most for each fact. */
export const findFacts = (search: FactSearch, readings: readonly Reading[]): readonly FactFound[] => {
  const pages = readings.map((reading) => examinedPage(reading, search.now));
  return search.facts.flatMap((fact) => {
    const question = questionOf(fact);
    const found = question === null ? undefined : observed(search, question, pages);
    if (found === undefined) return [];
    const { value, written, reading, sentence, at } = found;
    const evidence = evidenceFrom(reading.document, sentence.text);
    return [
      {
        reading,
        sentence,
        observation: { name: fact.name, type: fact.type, value, written, asOf: isoDay(at), evidence },
      },
    ];
  });
};

/** Facts whose sentence this run overruled without finding another value: they are unknown from now on. */
export const undoneFacts = (
  known: KnownFacts,
  overruledBy: (fact: KnownFact) => Evidence | undefined,
  found: ReadonlySet<string>,
  now: number,
): readonly KnownFact[] =>
  [...known.values()].flatMap((fact) => {
    const by = fact.value === null || found.has(fact.name) ? undefined : overruledBy(fact);
    if (by === undefined) return [];
    return [{ ...fact, value: null, written: '', asOf: isoDay(now), evidence: by }];
  });
