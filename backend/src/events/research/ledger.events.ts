import { type EventOfType, type EventOf, event, declareEvents } from '#kernel/events';
import type { RunRef, RunFigures } from './run.events';
import type { LineKind, TextLine } from './text-lines';

/** A page that a published sentence cites. */
export interface CitedSource {
  /** Used in the passthrough link; stable for the same page of the same tracker. */
  readonly id: string;
  readonly url: string;
  /** Where a document is opened at the quote; absent for web pages. */
  readonly opensAt?: string;
  readonly title: string;
  readonly host: string;
  readonly publisher: string;
  /**
   * ISO 8601: a date, or a time with the page's own offset from UTC, whose first ten characters are its calendar day.
   * Null if the page has no date.
   */
  readonly publishedAt: string | null;
  /** One contiguous piece of the page's visible text. */
  readonly quote: string;
  /** The quote with its surrounding sentences; absent if it is the whole paragraph. */
  readonly passage?: string;
  /** When the page was last seen to contain the quote. */
  readonly readAt: string;
}

/** A text written by a model; each of its sentences was checked against the quotes that it cites. */
export interface WrittenText {
  /** The model's name on its server. */
  readonly model: string;
  readonly lines: readonly TextLine[];
  /** Title of an update. */
  readonly title?: string;
}

export interface StateText {
  /** In the sources' own words. */
  readonly lines: readonly TextLine[];
  /** Lines that left an overview without being overruled. */
  readonly earlier?: readonly TextLine[];
  /** What the lines and their remarks cite: `n` stands for `sources[n - 1]`. */
  readonly sources: readonly CitedSource[];
  readonly written?: WrittenText;
}

export interface UpdateText extends StateText {
  /** Findings that are in the ledger but not in the update. */
  readonly more: number;
}

export interface ClaimEvidence {
  readonly url: string;
  /** Where a document is opened at the quote; absent for web pages. */
  readonly opensAt?: string;
  readonly title: string;
  readonly host: string;
  readonly publisher: string;
  readonly publishedAt: string | null;
  readonly quote: string;
  readonly passage?: string;
  /** Phrases beyond the tracker's description that alone put the page on the topic; absent if the description does. */
  readonly owedTo?: readonly string[];
}

/** `background`: kept to be compared with later pages, but shown in no text. */
export type ClaimRole = 'headline' | 'detail' | 'background';
export type ClaimStatus = 'new' | 'confirmed' | 'updated' | 'contradicted';

export type RecordedFactType = 'string' | 'number' | 'boolean' | 'percentage' | 'currency';
/** Percent, US dollars, a count, yes or no, a text, or a date in words: `October 5, 2023`, `July 2026`, `2030`. */
export type KeyFactValue = string | number | boolean;
/** How a source limits an amount: `over 253,000 miles`. */
export const KEY_FACT_QUALIFIERS = ['more_than', 'at_least', 'nearly', 'about'] as const;
export type KeyFactQualifier = (typeof KEY_FACT_QUALIFIERS)[number];

/**
 * A day from or until which a claim holds, as stated by a sentence on the page of its first evidence; or the deadline
 * for what it orders, counted from the quoted date of its page's act.
 */
export interface InForceDayRead {
  /** `2026-09-03` */
  readonly day: string;
  readonly quote: string;
  /** Where a document is opened at the quote; absent for web pages. */
  readonly opensAt?: string;
  readonly exceptions?: readonly Pick<InForceDayRead, 'day' | 'quote'>[];
}

/** What a page says about how a thing affects it. */
export type LinkRead =
  /** `doi:10.1038/s41586-026-00001-1`, `arXiv:2601.01234` */
  | { readonly kind: 'reports_on'; readonly paper: string; readonly evidence: ClaimEvidence }
  /** It ends the acts that its quote names by number, or parts of them. */
  | { readonly kind: 'ends_acts'; readonly evidence: ClaimEvidence }
  /** It says when acts that its quote names by number were made and what they are called, or what was imposed under them. */
  | { readonly kind: 'describes_acts'; readonly evidence: ClaimEvidence };

/** A page read for the first time, or whose text has changed. */
export interface RememberedPage {
  /** Canonical address. */
  readonly url: string;
  readonly title: string;
  /** Fingerprint of the whole text, to detect changes. */
  readonly fingerprint: string;
  /**
   * Sentences with figures, wording and figures apart, so that a change to a figure that was never published can still
   * be detected.
   */
  readonly measures: readonly { readonly wording: string; readonly values: readonly string[] }[];
  /** The story it tells, if that story was told. */
  readonly story: string | null;
  /** Absent if the page states no links. */
  readonly links?: readonly LinkRead[];
  /** Stems of its title and opening, by which the tracker learns its topic; null if nothing is learned from it. */
  readonly opening: { readonly stems: string; readonly isOnTopic: boolean } | null;
  /** Fingerprints of its paragraphs, seven characters each, concatenated: these paragraphs count as known. */
  readonly paragraphs: string;
}

interface Reading {
  /** Hash of the description and domains it was read for: an edit of either makes every page count as unread. */
  readonly scope: string;
  /** Abbreviations of the topic's words learnt from its pages so far. */
  readonly aliases: readonly string[];
}

interface Finished extends RunRef {
  readonly figures: RunFigures;
}

/** Nothing on the topic has ever been found; or nothing that was not already told. */
export type EmptyReason = 'NO_MATCH' | 'NO_NEWS';

/**
 * `research-{tracker}`: the ledger of a tracker: its claims, what is remembered of the pages read, and what was
 * published.
 */
export const ledgerEvents = declareEvents('research', {
  /** A sentence was verified and published for the first time, with the evidence it was read in. */
  ClaimRecorded: event<
    RunRef & {
      readonly claimId: string;
      readonly kind: LineKind;
      /** The published sentence: one contiguous piece of its first evidence's page. */
      readonly text: string;
      /** The earlier value or claim; null on a new one. */
      readonly was: string | null;
      /** Shared by all claims about the same story. */
      readonly story: string;
      readonly role: ClaimRole;
      readonly publishedAt: string | null;
      /** Similarity of its page to the tracker's description, 0 to about 1.5. */
      readonly relevance: number;
      /** How well its sentence tells the event, typically 2 to 12. */
      readonly appeal: number;
      /** Where the claim was found; the first entry is cited. */
      readonly evidence: readonly ClaimEvidence[];
      /** From when or until when it holds, and its deadline; null if its page does not plainly say so. */
      readonly inForce: {
        readonly from?: InForceDayRead;
        readonly until?: InForceDayRead;
        readonly due?: InForceDayRead;
      } | null;
    }
  >(),
  /** Further pages support earlier claims. Holds the resulting status of each claim. */
  ClaimsConfirmed: event<
    RunRef & {
      readonly claims: readonly {
        readonly claimId: string;
        readonly status: ClaimStatus;
        readonly evidence: ClaimEvidence;
      }[];
    }
  >(),
  /**
   * Pages of this run tell the events of claims, or name their day and subject, without being evidence for them. Each
   * page counts once for a claim.
   */
  ClaimsMentioned: event<
    RunRef & {
      /** Canonical URLs of the mentioning pages. */
      readonly pages: readonly string[];
      readonly claims: readonly {
        readonly claimId: string;
        /** How many documents now tell or mention it, its evidence included. */
        readonly mentions: number;
        /** Indices into `pages`; empty if the claim only got further evidence. */
        readonly pages: readonly number[];
      }[];
    }
  >(),
  /** An earlier claim has a newer value. */
  ClaimUpdated: event<RunRef & { readonly claimId: string; readonly byClaimId: string }>(),
  /** An earlier claim was explicitly reversed. */
  ClaimContradicted: event<RunRef & { readonly claimId: string; readonly byClaimId: string }>(),
  /**
   * `words`, one contiguous piece of an earlier claim's text, were reversed, on the day `since` if known; the rest
   * still holds.
   */
  ClaimPartEnded: event<
    RunRef & {
      readonly claimId: string;
      readonly byClaimId: string;
      readonly words: string;
      readonly since: string | null;
    }
  >(),
  /**
   * What a run remembers of the pages it read: fingerprints, figures, each page's story. Takes effect when the run
   * ends; a run with many pages writes several with the same `reading`.
   */
  PagesRead: event<RunRef & Reading & { readonly reading: string; readonly pages: readonly RememberedPage[] }>(),
  /** The owner's feedback on earlier claims kept these pages of the run, or something on them, from being told. */
  FeedbackObeyed: event<
    RunRef & {
      readonly keptOut: readonly {
        readonly claimId: string;
        /** Canonical URLs. */
        readonly pages: readonly string[];
      }[];
    }
  >(),
  /** Claims no longer stand: the only phrases for which they were told no longer belong to the tracker's topic. */
  ClaimsWithdrawn: event<RunRef & { readonly phrases: readonly string[]; readonly claimIds: readonly string[] }>(),
  /** A page gave a value of a key fact: the first, another, or the same on a later day. */
  KeyFactObserved: event<
    RunRef & {
      readonly name: string;
      readonly type: RecordedFactType;
      /** Percent, US dollars, a count, a text or a date in words; null if the last value was overruled. */
      readonly value: KeyFactValue | null;
      /** Absent if the value is exact. */
      readonly qualifier?: KeyFactQualifier;
      /** The value in the source's words; empty if it was overruled. */
      readonly written: string;
      /** The day of the source, `2026-02-20`. */
      readonly asOf: string;
      readonly evidence: ClaimEvidence;
    }
  >(),
  /** The tracker's first overview, published as its first brief. */
  StateEstablished: event<Finished & { readonly state: StateText }>(),
  /** Words that the first run's pages on the topic use and the tracker's description lacks. */
  WordsProposed: event<RunRef & { readonly words: readonly string[] }>(),
  /** What is new, and the recomposed overview. */
  UpdatePublished: event<
    Finished & { readonly updateId: string; readonly update: UpdateText; readonly state: StateText }
  >(),
  /** A run without news recomposed the overview: it learnt that something ended or came about, or days have passed. */
  OverviewRecomposed: event<RunRef & { readonly state: StateText }>(),
  /** The run succeeded but found nothing new. */
  NothingNewFound: event<Finished & { readonly reason: EmptyReason }>(),
});

export type LedgerEvent = EventOf<typeof ledgerEvents>;
export type ClaimRecorded = EventOfType<typeof ledgerEvents, 'ClaimRecorded'>;
export type ClaimsConfirmed = EventOfType<typeof ledgerEvents, 'ClaimsConfirmed'>;
export type ClaimUpdated = EventOfType<typeof ledgerEvents, 'ClaimUpdated'>;
export type ClaimContradicted = EventOfType<typeof ledgerEvents, 'ClaimContradicted'>;
export type ClaimPartEnded = EventOfType<typeof ledgerEvents, 'ClaimPartEnded'>;
export type ClaimsMentioned = EventOfType<typeof ledgerEvents, 'ClaimsMentioned'>;
export type ClaimsWithdrawn = EventOfType<typeof ledgerEvents, 'ClaimsWithdrawn'>;
export type KeyFactObserved = EventOfType<typeof ledgerEvents, 'KeyFactObserved'>;
export type FeedbackObeyed = EventOfType<typeof ledgerEvents, 'FeedbackObeyed'>;
export type PagesRead = EventOfType<typeof ledgerEvents, 'PagesRead'>;
