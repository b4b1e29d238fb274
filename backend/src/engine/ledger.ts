import type {
  ClaimEvidence,
  ClaimPartEnded,
  ClaimRecorded,
  ClaimStatus,
  KeyFactObserved,
  LinkRead,
  InForceDayRead,
} from '#events/research/ledger.events';
import type { LineKind } from '#events/research/text-lines';
import type { ConsideredPage, KnownPage, Opening } from './known-page';

/** A day that a sentence of a claim's page gives for what the claim reports, word for word. */
export type InForceDay = InForceDayRead;

/** The period in which a claim holds and its deadline, as far as its page gives them. */
export type InForce = NonNullable<ClaimRecorded['data']['inForce']>;

/**
 * A quote by which a claim can be checked. The run adds `passage` and `opensAt` for display; they are not used here.
 */
export type Evidence = ClaimEvidence;

/** Whether a citation is from a document that the tracker names. Its statements never become past. */
export const citesChosenDocument = (cited: Pick<Evidence, 'opensAt'> | undefined): boolean =>
  cited?.opensAt !== undefined;

/** A statement on a page about how one thing affects another, for its domain of knowledge. */
export type StatedLink = LinkRead;

/** The owner's verdict on a claim, if it affects runs. */
export type EffectiveVerdict = 'known' | 'wrong' | 'off_topic';

type Recorded = 'text' | 'story' | 'role' | 'publishedAt' | 'relevance' | 'appeal' | 'evidence';

export interface LedgerClaim extends Pick<ClaimRecorded['data'], Recorded> {
  readonly id: string;
  readonly status: ClaimStatus;
  /**
   * False once another claim has replaced it because its value changed or it was reversed, or if its verdict says so.
   */
  readonly live: boolean;
  /** Absent if its owner gave no verdict. */
  readonly verdict?: EffectiveVerdict;
  /** Times of runs, ISO 8601 UTC. */
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
  /** Keys of the pages that mention it without being evidence; see mentions/coverage.ts. */
  readonly mentionedBy: readonly string[];
  /**
   * Stems of its text, separated by spaces, so that runs need not recompute them; absent in the run that recorded it.
   */
  readonly stems?: string;
  /** Absent on a claim that overrules none. */
  readonly overrules?: Overruling;
  readonly inForce?: InForce;
  /** Parts of its text that no longer hold while the rest does; absent if there are none. */
  readonly partsEnded?: readonly PartEnded[];
  /** Set once a run has recorded that the owner withdrew the phrases that it was published for. */
  readonly withdrawn?: true;
}

/** The words of a claim that a later one ended. */
export type PartEnded = Pick<ClaimPartEnded['data'], 'words' | 'since' | 'byClaimId'>;

/** Something published that a sentence ends: all of a claim, where `words` is null, or these words of its text. */
export interface Ended {
  readonly claim: LedgerClaim;
  readonly words: string | null;
}

/** Whether a claim was published as news, rather than kept as background. */
export const isNews = ({ role }: Pick<LedgerClaim, 'role'>): boolean => role !== 'background';

interface Overruling {
  readonly kind: 'changed' | 'contradicted';
  /** The earlier value or claim. */
  readonly was: string;
}

/** The latest observation of a key fact, with the whole sentence as its quote. */
export type KnownFact = Omit<KeyFactObserved['data'], 'trackerId' | 'runId'>;

export type KnownFacts = ReadonlyMap<string, KnownFact>;

/** The knowledge that earlier runs of a tracker pass on to the next one. */
export interface Knowledge {
  readonly claims: readonly LedgerClaim[];
  /**
   * Pages read under the tracker's current description and domains, by canonical URL. An edit of either empties this,
   * so that every page is read again; the claims stay, so that nothing is published twice.
   */
  readonly pages: ReadonlyMap<string, KnownPage>;
  /** Abbreviations of the description's words that some page spelled out, e.g. `ai`. */
  readonly aliases: readonly string[];
  readonly facts: KnownFacts;
  /** The links from all pages read so far. */
  readonly links: readonly StatedLink[];
  /**
   * Openings of the newest pages read under the tracker's current description and domains, from which it learns its
   * topic.
   */
  readonly openings: readonly Opening[];
}

export const nothingKnown: Knowledge = {
  claims: [],
  pages: new Map(),
  aliases: [],
  facts: new Map(),
  links: [],
  openings: [],
};

export type FindingKind = LineKind;

/** A claim of this run and its effect on earlier ones. */
export interface Finding {
  readonly kind: FindingKind;
  readonly claim: LedgerClaim;
  /** Text of the earlier value or claim; on every changed and contradicted finding, never on a new one. */
  readonly was?: string;
  /** Evidence of the earlier claim; absent if the changed value was never published. */
  readonly wasEvidence?: Evidence;
  /** Ids of the claims that are no longer live. */
  readonly replaces: readonly string[];
  /** Claims that stay live without these words; absent if there are none. */
  readonly endsParts?: readonly { readonly claimId: string; readonly words: string }[];
}

/** A document that supports an existing claim. */
export interface Confirmation {
  readonly claimId: string;
  readonly evidence: Evidence;
}

/** A document that reports an existing claim's event, or names its day and what it is about, without being evidence. */
export interface Mention {
  readonly claimId: string;
  /** Canonical URL. */
  readonly url: string;
}

/** A page with something that was not published because of the owner's feedback on a claim. */
export type SuppressedPage = Mention;

/** The outcome of comparing a run's pages with the ledger. If nothing is recorded, there was nothing new. */
export interface Findings {
  /** ISO 8601 UTC, the run's time. */
  readonly at: string;
  /** Ids of the claims of the overview in order, in groups, as an editor arranged them; null if the rules do. */
  readonly arrangement: readonly (readonly string[])[] | null;
  /** Headings over claims of an arrangement. */
  readonly headings: readonly { readonly claimId: string; readonly heading: string }[];
  /** Findings, heaviest first, beginning with those that the update shows. */
  readonly recorded: readonly Finding[];
  /** The number of findings that the update shows. */
  readonly displayed: number;
  readonly confirmed: readonly Confirmation[];
  /** A page once for each claim that it mentions and has not mentioned before. */
  readonly mentioned: readonly Mention[];
  /** A page, once for each claim whose verdict kept a sentence of it out. */
  readonly keptOut: readonly SuppressedPage[];
  /** The links from pages read for the first time. */
  readonly links: readonly StatedLink[];
  /** Observations of the tracker's key facts; at most one for each. */
  readonly facts: readonly KnownFact[];
  /** One judgement per page, in the given order. */
  readonly documents: readonly ConsideredPage[];
  /** All aliases, including earlier ones. */
  readonly aliases: readonly string[];
  /** At most three words that the pages on the topic use and its description lacks. */
  readonly proposedWords: readonly string[];
  /** Number of claims that failed verification. */
  readonly rejected: number;
}
