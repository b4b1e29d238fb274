import type { Claim, EndOfAct } from '#modules/research/published';
import type { Language } from '#text/languages/language';
import type { AssistantAnswer, Quote } from '../answering/assistant-answer';
import type { QuestionPeriod } from '../periods/question-period';
import { type PassageIndex, indexOf } from '../retrieval/passage-index';
import { type QuotedClaim, quotedClaims } from './claim-passages';
import { endedByPages } from './ended-by-pages';
import type { Ledgers } from './index/ledger-candidates';
import type { CaughtUp } from './news/caught-up';
import { NO_STARTS, type Start, type Starts } from './starts';

/** Most claims quoted for a period: a question with a period asks for everything in it. */
export const MAX_OF_PERIOD = 7;

/** What a question is answered from: indexes for finding claims, and the claims. */
export interface LedgerMaterial {
  readonly ledgers: Ledgers;
  readonly language: Language | null;
  /** Statistics on the terms of all claims, without passages. */
  readonly terms: PassageIndex<QuotedClaim>;
  load(ids: readonly string[]): Promise<readonly QuotedClaim[]>;
  readonly known: KnownOfLedgers;
}

export interface LedgerAnswer {
  readonly answer: AssistantAnswer<QuotedClaim>;
  /** The closest claims of the period that still hold, which a model may word an answer from. */
  readonly evidence: readonly Quote<QuotedClaim>[];
  /** The period that the question asked about; null if it named no time. */
  readonly period: QuestionPeriod | null;
  /** The day from which what was asked about holds, if all lines agree. */
  readonly start?: Start;
  /** Set if everything told of it has ended: of what it asked whether it holds, or of what it asked how it is. */
  readonly hasEnded?: 'whether' | 'how';
  /** Set if sentences of cited pages answer, which no line tells. */
  readonly isOfPages?: true;
  /** Set if it asked for everything of the period. */
  readonly caughtUp?: CaughtUp;
}

/** Reads claims by id, without those that may not be shown; in any order. */
export type ReadClaims = (ids: readonly string[]) => Promise<readonly Claim[]>;

/** Facts about ledgers besides their indexes. */
export interface KnownOfLedgers {
  /** When claims begin to hold; needed if `needsStarts`. */
  readonly starts: Starts;
  /** The ids of the most recently contradicted claims. */
  endedIds(): Promise<readonly string[]>;
  /** The ends of acts that claims depend on, by the id of the claim. */
  endsOf(claims: readonly Claim[]): Promise<ReadonlyMap<string, EndOfAct>>;
  /** The paragraphs of a page that a claim cites; none if they are not at hand. */
  paragraphsOf(url: string): Promise<readonly string[]>;
}

export const NOTHING_KNOWN: KnownOfLedgers = {
  starts: NO_STARTS,
  endedIds: async () => [],
  endsOf: async () => new Map(),
  paragraphsOf: async () => [],
};

export const materialOf = (ledgers: Ledgers, read: ReadClaims, known: KnownOfLedgers): LedgerMaterial => {
  const [first] = ledgers.indexes;
  const language = first?.language ?? null;
  const abbreviations = ledgers.indexes.flatMap((index) =>
    [...index.abbreviations].map(([short, long]) => ({ short, long })),
  );
  const { frequencies, size } = ledgers;
  return {
    ledgers,
    language,
    known,
    terms: { ...indexOf<QuotedClaim>([]), abbreviations, language, frequencies, size },
    load: async (ids) => {
      const recorded = await read(ids);
      const { found, pages, grounds } = endedByPages(recorded, await known.endsOf(recorded));
      const ending = found.flatMap(({ ended_by: by, parts_ended: parts }) => [
        ...(by === undefined ? [] : [by]),
        ...parts.map((part) => part.by),
      ]);
      const endings = ending.length === 0 ? [] : await read(ending);
      const by = new Map([...endings, ...pages].map((claim) => [claim._id, claim]));
      return quotedClaims(found, by, { starts: known.starts, grounds });
    },
  };
};
