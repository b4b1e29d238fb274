import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import type { KnownEntry } from '../diary/entries';
import type { Deed, LastExchange } from '../diary/last-exchange';
import type { Act } from './acts';
import { CONTRAST, changed, saysTheOther } from './corrections';
import { nameOfThing } from '../diary/name-of-thing';
import { LAST, isMeantBy, entriesMeantBy } from './meant-entries';
import { toldIn } from './told';
import { momentOf } from './moments';
import type { SentAt } from './sent-at';
import { asking } from './timing';

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
  to: string,
  which: string | null,
  sent: SentAt,
  words: string,
): (ActOnEntry & { readonly entry: DiaryEntry }) | null => {
  const is = changed(was, to, which, sent, words);
  return is === null
    ? null
    : { entryId, entry: is.entry, proposal: { does: 'change', was, entry: is.entry, ...asking(is.times) } };
};

/** Changes to entries whose name the correction repeats: `I had three glasses of water` is about the water. */
const correctionsByName = (
  to: string,
  newest: readonly KnownEntry[],
  exchange: LastExchange,
  sent: SentAt,
  words: string,
): readonly ActOnEntry[] => {
  const thing = toldIn(to.replace(CONTRAST, ''))?.thing;
  const name = thing === undefined ? '' : nameOfThing(thing).toLowerCase();
  if (name === '') return [];
  return entriesMeantBy(name, newest, exchange)
    .filter(({ entry }) => entry.kind === thing?.kind && saysTheOther(entry, to))
    .flatMap((known) => changing(known, to, null, sent, words) ?? []);
};

/**
 * The change made by a correction without a name: to the last entry, else to the last one of the kind that its unit
 * shows.
 */
const correctionOf = (to: string, newest: readonly KnownEntry[], sent: SentAt, words: string): ActOnEntry | null => {
  // `Not 142` shows which entry is meant.
  const [last, ...before] = newest.filter(({ entry }) => saysTheOther(entry, to));
  const ofLast = last === undefined ? null : changing(last, to, null, sent, words);
  if (ofLast !== null) return ofLast;
  // A time alone may apply to any entry.
  if (!HAS_UNIT.test(to) || momentOf(to.replace(CONTRAST, '')) !== null) return null;
  for (const known of before.slice(0, NEARBY)) {
    const found = changing(known, to, null, sent, words);
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

/** The change to an open offer, which is no entry yet and is offered again as corrected. Null if no offer is meant. */
const ofAnOffer = (
  act: Extract<Act, { does: 'change' | 'correct' }>,
  { offers }: LastExchange,
  sent: SentAt,
  words: string,
): Outcome | null => {
  const which = act.does === 'change' ? act.which : null;
  const isMeant = which === null || LAST.test(which) ? () => true : isMeantBy(which);
  const fitting = offers.flatMap(({ proposalId, proposal }) => {
    if (proposal.does !== 'add' || !isMeant(proposal.entry)) return [];
    const is = changed(proposal.entry, act.to, which, sent, words);
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

/** What a request leads to: cards with the entry before and after, or the reason why there is none. */
export const outcomeOf = (
  act: Act,
  newest: readonly KnownEntry[],
  exchange: LastExchange,
  sent: SentAt,
  message: string,
): Outcome => {
  const words = message.trim();
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
        : meant(found.map(({ entryId, entry: was }) => ({ entryId, proposal: { does: 'delete', was } })));
    }
    case 'change':
    case 'correct': {
      const offered = ofAnOffer(act, exchange, sent, words);
      if (offered !== null) return offered;
      const named = act.does === 'correct' ? correctionsByName(act.to, newest, exchange, sent, words) : [];
      if (named.length > 0) return meant(named);
      const found =
        act.does === 'correct'
          ? [correctionOf(act.to, newest, sent, words)]
          : entriesMeantBy(act.which, newest, exchange).map((known) => changing(known, act.to, act.which, sent, words));
      const proposals = found.flatMap((each) => each ?? []);
      return proposals.length === 0 ? unclear('no entry') : meant(proposals);
    }
  }
};
