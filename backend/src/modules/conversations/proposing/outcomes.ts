import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import type { KnownEntry } from '../diary/entries';
import type { Deed, LastExchange } from '../diary/last-exchange';
import { nameOfThing } from '../diary/name-of-thing';
import type { Act } from './diary-acts';
import { CONTRAST, type RequestedCorrection, correctedEntry, saysTheOther } from './entry-corrections';
import { LAST, isMeantBy, entriesMeantBy } from './meant-entries';
import { momentOf } from './moments';
import { withoutPart } from './parts-of-entry';
import type { SentAt } from './sent-at';
import { asking } from './timing';
import { toldIn } from './told';

/** A proposed change to an entry; `entryId` is null for one that would be added. */
export interface ActOnEntry {
  readonly entryId: string | null;
  readonly proposal: Proposal;
}

/** What a request leads to. */
export type Outcome =
  | {
      readonly kind: 'meant';
      /** The proposals; several if the person has to choose. */
      readonly proposals: readonly ActOnEntry[];
      readonly asksWhich: boolean;
      /** Ids of offers that the request withdraws. */
      readonly refuses: readonly string[];
    }
  | {
      readonly kind: 'unclear';
      /** Why nothing was done: no kept entry is meant, nothing was done last, or several offers may be meant. */
      readonly why: Unclear;
    };

export type Unclear = 'no entry' | 'nothing last' | 'several offers';

/** A unit or scale, which shows what kind of entry a correction is about. */
const HAS_UNIT = /\d ?(?:\p{L}|\/)|(?:type|tipo) \d|\d (?:out )?of 10/u;
/** How many entries before the last one a correction may apply to: they are from the same message, or nearly. */
const NEARBY = 5;

/** Whether a corrected entry is still about the same named thing. */
const isOfTheSame = (was: DiaryEntry, is: DiaryEntry): boolean =>
  nameOfThing(was).toLowerCase() === nameOfThing(is).toLowerCase() &&
  !(was.kind === 'pain' && is.kind === 'pain' && was.where !== is.where);

const changing = (
  { entryId, entry: was }: KnownEntry,
  correction: RequestedCorrection,
): (ActOnEntry & { readonly entry: DiaryEntry }) | null => {
  const is = correctedEntry(was, correction);
  return is === null
    ? null
    : { entryId, entry: is.entry, proposal: { does: 'change', was, entry: is.entry, ...asking(is.times) } };
};

/** Changes to entries whose name the correction repeats: `I had three glasses of water` is about the water. */
const correctionsByName = (
  correction: RequestedCorrection,
  newest: readonly KnownEntry[],
  exchange: LastExchange,
): readonly ActOnEntry[] => {
  const { to } = correction;
  const thing = toldIn(to.replace(CONTRAST, ''))?.thing;
  const name = thing === undefined ? '' : nameOfThing(thing).toLowerCase();
  if (name === '') return [];
  return entriesMeantBy(name, newest, exchange)
    .filter(({ entry }) => entry.kind === thing?.kind && saysTheOther(entry, to))
    .flatMap((known) => changing(known, correction) ?? []);
};

/**
 * The change made by a correction without a name: to the last entry, else to the last one of the kind that its unit
 * shows.
 */
const correctionOf = (correction: RequestedCorrection, newest: readonly KnownEntry[]): ActOnEntry | null => {
  const { to } = correction;
  // `Not 142` shows which entry is meant.
  const [last, ...before] = newest.filter(({ entry }) => saysTheOther(entry, to));
  const ofLast = last === undefined ? null : changing(last, correction);
  if (ofLast !== null) return ofLast;
  // A time alone may apply to any entry.
  if (!HAS_UNIT.test(to) || momentOf(to.replace(CONTRAST, '')) !== null) return null;
  for (const known of before.slice(0, NEARBY)) {
    const found = changing(known, correction);
    if (found !== null && isOfTheSame(known.entry, found.entry)) return found;
  }
  return null;
};

const meant = (
  proposals: readonly ActOnEntry[],
  refuses: readonly string[] = [],
): Extract<Outcome, { kind: 'meant' }> => ({
  kind: 'meant',
  proposals: proposals.map(({ entryId, proposal }) => ({ entryId, proposal })),
  asksWhich: proposals.length > 1,
  refuses,
});
const unclear = (why: Unclear): Outcome => ({ kind: 'unclear', why });

/**
 * The change to an open offer, which is not an entry yet and is offered again as corrected. Null if no offer is meant.
 */
const ofAnOffer = (correction: RequestedCorrection, { offers }: LastExchange): Outcome | null => {
  const { which } = correction;
  const isMeant = which === null || LAST.test(which) ? () => true : isMeantBy(which);
  const fitting = offers.flatMap(({ proposalId, proposal }) => {
    if (proposal.does !== 'add' || !isMeant(proposal.entry)) return [];
    const is = correctedEntry(proposal.entry, correction);
    return is === null ? [] : [{ proposalId, is }];
  });
  const [only] = fitting;
  if (only === undefined) return null;
  if (fitting.length > 1) return unclear('several offers');
  const { entry, times } = only.is;
  return meant([{ entryId: null, proposal: { does: 'add', entry, ...asking(times) } }], [only.proposalId]);
};

const undoing = (deed: Deed): ActOnEntry => {
  const { entryId } = deed;
  switch (deed.did) {
    case 'keep':
      return { entryId, proposal: { does: 'delete', was: deed.entry } };
    case 'change':
      return { entryId, proposal: { does: 'change', was: deed.entry, entry: deed.before } };
    case 'delete':
      return { entryId: null, proposal: { does: 'add', entry: deed.before } };
  }
};

/** What a request to delete a thing does to an entry that has it: a part of a meal is taken out of it. */
const removing = (which: string, was: DiaryEntry): Proposal => {
  const entry = withoutPart(was, isMeantBy(which));
  return entry === null ? { does: 'delete', was } : { does: 'change', was, entry };
};

/** What a request leads to: cards with the entry before and after, or the reason why there is none. */
export const outcomeOfAct = (
  act: Act,
  newest: readonly KnownEntry[],
  exchange: LastExchange,
  sent: SentAt,
  message: string,
): Outcome => {
  switch (act.does) {
    case 'undo': {
      const { offers, deeds } = exchange;
      if (offers.length === 0 && deeds.length === 0) return unclear('nothing last');
      return {
        ...meant(
          deeds.map(undoing),
          offers.map(({ proposalId }) => proposalId),
        ),
        asksWhich: false,
      };
    }
    case 'delete': {
      const found = entriesMeantBy(act.which, newest, exchange);
      return found.length === 0
        ? unclear('no entry')
        : meant(found.map(({ entryId, entry }) => ({ entryId, proposal: removing(act.which, entry) })));
    }
    case 'change':
    case 'correct': {
      const which = act.does === 'change' ? act.which : null;
      const correction = { to: act.to, which, words: message.trim(), sent };
      const offered = ofAnOffer(correction, exchange);
      if (offered !== null) return offered;
      const named = which === null ? correctionsByName(correction, newest, exchange) : [];
      if (named.length > 0) return meant(named);
      const found =
        which === null
          ? [correctionOf(correction, newest)]
          : entriesMeantBy(which, newest, exchange).map((known) => changing(known, correction));
      const proposals = found.flatMap((each) => each ?? []);
      return proposals.length === 0 ? unclear('no entry') : meant(proposals);
    }
  }
};
