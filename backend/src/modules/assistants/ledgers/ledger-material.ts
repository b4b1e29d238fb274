import type { Claim, EndOfAct } from '#modules/research/published';
import type { Language } from '#text/languages/language';
import type { Answer, Quote } from '../answering/answer';
import type { Period } from '../periods/question-period';
import { type PassageIndex, indexOf } from '../retrieval/passage-index';
import { type QuotedClaim, quotedClaims } from './claim-passages';
import type { Ledgers } from './index/candidates';
import { endedByPages } from './ended-by-pages';
import type { CaughtUp } from './news/catch-up';
import { NO_STARTS, type Start, type Starts } from './starts';

/** Most claims quoted for a period: a question that names a time asks for everything in it. */
export const MAX_OF_PERIOD = 7;

/** What a question is answered from: indexes to find claims by, and the claims themselves. */
export interface LedgerMaterial {
  readonly ledgers: Ledgers;
  readonly language: Language | null;
  /** Statistics on the terms of all claims, without passages. */
  readonly terms: PassageIndex<QuotedClaim>;
  load(ids: readonly string[]): Promise<readonly QuotedClaim[]>;
  readonly known: KnownOfLedgers;
}

export interface LedgerAnswer {
  readonly answer: Answer<QuotedClaim>;
  /** The nearest claims of the period asked about that still hold: a model may word an answer from them. */
  readonly evidence: readonly Quote<QuotedClaim>[];
  /** The period that the question asked about; null if it named no time. */
  readonly period: Period | null;
  /** From when what was asked about holds, if all lines say the same. */
  readonly start?: Start;
  /** Set if it asked whether something still holds, and all that is known of it has ended. */
  readonly hasEnded?: true;
  /** Set if it asked for everything of that time. */
  readonly caughtUp?: CaughtUp;
}

/** Reads claims by id, leaving out those that may not be told; in any order. */
export type ReadClaims = (ids: readonly string[]) => Promise<readonly Claim[]>;

/** What is known of ledgers beside their indexes. */
export interface KnownOfLedgers {
  /** From when claims hold; needed where `asksStart`. */
  readonly starts: Starts;
  /** The ids of the claims that were last contradicted. */
  endedIds(): Promise<readonly string[]>;
  /** How acts ended that claims depend on, by the id of the claim. */
  endsOf(claims: readonly Claim[]): Promise<ReadonlyMap<string, EndOfAct>>;
}

export const NOTHING_KNOWN: KnownOfLedgers = {
  starts: NO_STARTS,
  endedIds: async () => [],
  endsOf: async () => new Map(),
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
