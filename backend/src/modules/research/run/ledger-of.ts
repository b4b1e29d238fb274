import { withVerdicts } from '#engine/feedback/verdicts';
import { withOpenings, packStems } from '#engine/gate/learned-openings';
import { withLinks } from '#engine/knowledge-field';
import type { Opening } from '#engine/known-page';
import type { Knowledge, KnownFact, LedgerClaim, StatedLink } from '#engine/ledger';
import { mentionKey } from '#engine/mentions/coverage';
import {
  type ClaimRecorded,
  type LedgerEvent,
  type PagesRead,
  type RememberedPage,
  ledgerEvents,
} from '#events/research/ledger.events';
import { assertNever } from '#kernel/assert-never';
import type { Fold } from '#kernel/fold';
import { stemSet } from '#text/words/stems';
import type { Feedback } from '../domain/feedback.decider';
import { type KnownPages, type PackedPages, noPages, unpackPages, withPages } from './known-pages';
import { overviewFingerprint } from './topic-scope';

/** The knowledge that earlier runs pass on to the next one. */
export interface Ledger extends Omit<Knowledge, 'pages'> {
  readonly pages: KnownPages;
  /** See `overviewFingerprint`; null before the first overview. */
  readonly overview: string | null;
  /** The last run that ended; null before the first. */
  readonly endedRun: string | null;
}

interface ReadInScope {
  readonly aliases: readonly string[];
  readonly pages: PackedPages;
  readonly openings: readonly Opening[];
}

/** A ledger as JSON. */
export interface LedgerState {
  readonly claims: Readonly<Record<string, LedgerClaim>>;
  /** Pages read, by the hash of the tracker's description and domains at the time. */
  readonly scopes: Readonly<Record<string, ReadInScope>>;
  /** Pages of a run that has not ended; they count once it does. */
  readonly pending: readonly PagesRead['data'][];
  /** The last value of each key fact. */
  readonly facts: readonly KnownFact[];
  /** Links between things that pages state, whatever the pages were read for. */
  readonly links: readonly StatedLink[];
  /** See `overviewFingerprint`; null before the first overview. */
  readonly overview: string | null;
  readonly endedRun: string | null;
}

const claimRecorded = (data: ClaimRecorded['data'], at: string): LedgerClaim => {
  const { trackerId: _tracker, runId: _run, claimId: id, kind, was, inForce, ...published } = data;
  return {
    id,
    ...published,
    status: 'new',
    live: true,
    firstSeenAt: at,
    lastSeenAt: at,
    mentionedBy: [],
    stems: packStems(stemSet(published.text)),
    ...(inForce === null ? {} : { inForce }),
    ...(kind === 'new' || was === null ? {} : { overrules: { kind, was } }),
  };
};

type DatedEvent = LedgerEvent & { readonly metadata: { readonly occurred_at: string } };

const evolveAll = (before: LedgerState, events: readonly DatedEvent[]): LedgerState => {
  // Copied once for all events, since a ledger folded from the beginning has many.
  const claims = { ...before.claims };
  const scopes = { ...before.scopes };
  const facts = new Map(before.facts.map((fact) => [fact.name, fact]));
  let { links, pending, overview, endedRun } = before;

  const alter = (claimId: string, changes: (claim: LedgerClaim) => LedgerClaim): void => {
    const claim = claims[claimId];
    if (claim !== undefined) claims[claimId] = changes(claim);
  };
  const remember = ({ scope, aliases, pages }: Pick<PagesRead['data'], 'scope' | 'aliases' | 'pages'>): void => {
    links = withLinks(
      links,
      pages.flatMap((page) => page.links ?? []),
    );
    const before = scopes[scope] ?? { pages: noPages, openings: [] };
    scopes[scope] = {
      aliases,
      pages: withPages(before.pages, pages),
      openings: withOpenings(before.openings, pages.flatMap(openingIn)),
    };
  };

  for (const event of events) {
    const at = event.metadata.occurred_at;
    switch (event.type) {
      case 'ClaimRecorded':
        claims[event.data.claimId] = claimRecorded(event.data, at);
        break;
      case 'ClaimsConfirmed':
        for (const { claimId, status, evidence } of event.data.claims) {
          alter(claimId, (claim) => ({ ...claim, status, lastSeenAt: at, evidence: [...claim.evidence, evidence] }));
        }
        break;
      case 'ClaimsMentioned': {
        const { pages, claims: mentioned } = event.data;
        for (const { claimId, pages: by } of mentioned) {
          const keys = by.flatMap((index) => pages[index] ?? []).map(mentionKey);
          alter(claimId, (claim) => ({ ...claim, mentionedBy: [...claim.mentionedBy, ...keys] }));
        }
        break;
      }
      case 'ClaimUpdated':
        alter(event.data.claimId, (claim) => ({ ...claim, status: 'updated', live: false }));
        break;
      case 'ClaimContradicted':
        alter(event.data.claimId, (claim) => ({ ...claim, status: 'contradicted', live: false }));
        break;
      case 'ClaimPartEnded': {
        const { claimId, words, since, byClaimId } = event.data;
        const part = { words, since, byClaimId };
        alter(claimId, (claim) => ({ ...claim, partsEnded: [...(claim.partsEnded ?? []), part] }));
        break;
      }
      case 'ClaimsWithdrawn':
        for (const claimId of event.data.claimIds) alter(claimId, (claim) => ({ ...claim, withdrawn: true }));
        break;
      case 'KeyFactObserved': {
        const { trackerId: _tracker, runId: _run, ...fact } = event.data;
        facts.set(fact.name, fact);
        break;
      }
      case 'PagesRead':
        pending = [...(pending[0]?.reading === event.data.reading ? pending : []), event.data];
        break;
      case 'OverviewRecomposed':
        overview = overviewFingerprint(event.data.state);
        break;
      case 'StateEstablished':
      case 'UpdatePublished':
      case 'NothingNewFound':
        if (event.type !== 'NothingNewFound') overview = overviewFingerprint(event.data.state);
        endedRun = event.data.runId;
        for (const read of pending) remember(read);
        pending = [];
        break;
      case 'FeedbackObeyed':
      case 'WordsProposed':
        break;
      default:
        assertNever(event);
    }
  }
  return { claims, scopes, pending, facts: [...facts.values()], links, overview, endedRun };
};

const initialState: LedgerState = {
  claims: {},
  scopes: {},
  pending: [],
  facts: [],
  links: [],
  overview: null,
  endedRun: null,
};

export const ledgerFold: Fold<LedgerEvent, LedgerState> = {
  name: 'ledger',
  events: ledgerEvents,
  initialState,
  evolve: (ledger, event) => evolveAll(ledger, [event]),
  evolveAll,
};

/** The claims after what a run at the time `at` records: new ones last, replaced ones no longer live. */
export const claimsAfter = (
  known: readonly LedgerClaim[],
  events: readonly LedgerEvent[],
  at: string,
): readonly LedgerClaim[] => {
  const claims = Object.fromEntries(known.map((claim) => [claim.id, claim]));
  const dated = events.map((event) => ({ ...event, metadata: { occurred_at: at } }));
  return Object.values(evolveAll({ ...initialState, claims }, dated).claims);
};

/**
 * The ledger for a run. `scope` is the hash of the tracker's current description and domains: pages read for others
 * count as unread again, while claims stay published.
 */
export const ledgerOf = ({ claims, scopes, facts, links, overview, endedRun }: LedgerState, scope: string): Ledger => {
  const { aliases, pages, openings } = scopes[scope] ?? { aliases: [], pages: noPages, openings: [] };
  return {
    claims: Object.values(claims),
    aliases,
    facts: new Map(facts.map((fact) => [fact.name, fact])),
    links,
    pages: unpackPages(pages),
    openings,
    overview,
    endedRun,
  };
};

/** The claims with the verdicts of their owner that affect runs. */
export const withFeedback = (claims: readonly LedgerClaim[], feedback: Feedback): readonly LedgerClaim[] =>
  withVerdicts(claims, ({ id }) => {
    const verdict = feedback[id]?.verdict;
    return verdict === 'useful' ? undefined : verdict;
  });

const openingIn = ({ url, opening }: RememberedPage): readonly Opening[] =>
  opening === null ? [] : [{ key: mentionKey(url), ...opening }];
