import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import type { KnownEntry } from '../diary/entries';
import type { Deed, LastExchange } from '../diary/last-exchange';
import type { Act } from './acts';
import { CONTRAST, changed, saysTheOther } from './corrections';
import { LAST, isMeantBy, meantBy, namesOf } from './meant-entries';
import { momentOf } from './moments';
import type { SentAt } from './sent-at';
import { asking } from './timing';

/** An act, and the entry that it means; `entryId` is null of one that would be added. */
export interface ActOnEntry {
  readonly entryId: string | null;
  readonly proposal: Proposal;
}

/** What comes of an act. */
export type Outcome =
  | {
      readonly kind: 'meant';
      /** One of them, where the person is asked which they mean. */
      readonly proposals: readonly ActOnEntry[];
      readonly asksWhich: boolean;
      /** Offers that stand no longer. */
      readonly refuses: readonly string[];
    }
  | {
      readonly kind: 'unclear';
      /** No kept entry is meant; nothing was done last; several offers may be meant. */
      readonly why: Unclear;
    };

export type Unclear = 'no entry' | 'nothing last' | 'several offers';

/** A unit or a scale of its own tells of what kind of entry a correction is. */
const HAS_UNIT = /\d ?(?:\p{L}|\/)|(?:type|tipo) \d|\d (?:out )?of 10/u;
/** So many entries before the last one a correction that tells its kind may be of: they are from the same message, or nearly. */
const NEARBY = 5;

/** What is told by name stays what it is, so that a correction of one is none of another. */
const isOfTheSame = (was: DiaryEntry, is: DiaryEntry): boolean =>
  namesOf(was).toLowerCase() === namesOf(is).toLowerCase() &&
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

/** What a correction that names nothing would make of a kept entry: of the last one, else of the last one of the kind that its unit tells. */
const correctionOf = (to: string, newest: readonly KnownEntry[], sent: SentAt, words: string): ActOnEntry | null => {
  // `Not 142` tells which one is meant.
  const [last, ...before] = newest.filter(({ entry }) => saysTheOther(entry, to));
  const ofLast = last === undefined ? null : changing(last, to, null, sent, words);
  if (ofLast !== null) return ofLast;
  // A time may be of any of them.
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

/** What was offered and is not answered is no entry yet: it is offered anew as it should be. Null where no offer is meant. */
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

/** What comes of an act: cards with the entry before and after, or why there is none. */
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
      const found = meantBy(act.which, newest, exchange);
      return found.length === 0
        ? unclear('no entry')
        : meant(found.map(({ entryId, entry: was }) => ({ entryId, proposal: { does: 'delete', was } })));
    }
    case 'change':
    case 'correct': {
      const offered = ofAnOffer(act, exchange, sent, words);
      if (offered !== null) return offered;
      const found =
        act.does === 'correct'
          ? [correctionOf(act.to, newest, sent, words)]
          : meantBy(act.which, newest, exchange).map((known) => changing(known, act.to, act.which, sent, words));
      const proposals = found.flatMap((each) => each ?? []);
      return proposals.length === 0 ? unclear('no entry') : meant(proposals);
    }
  }
};
