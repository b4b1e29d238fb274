import { anyOf } from '../../words/phrases';

/** A question about what is aimed at or planned. */
export const intentions = anyOf(
  'targets?|goals?|plan(?:s|ned)?|aims?|promis(?:e|es|ed)|pledg(?:e|es|ed)|commit(?:s|ted|ment|ments)?|sought|proposed|to be|expected|agreed',
  'i',
);

export const asksForDate = anyOf('dates?|days?|deadline|when|years?|time|months?', 'i');

export const asksForPerson = anyOf('who|whose|name of the', 'i');

export const asksForMoney = anyOf('costs?|prices?|budgets?|fees?|fines?|how much|wages?|salary|salaries|funding', 'i');

/** A value that a sentence denies beside the one that holds: `on 1 March and not on 1 February as planned`. */
export const deniedBeside = /(?:,| and| but) not (?:on |in |at |by |from )?[^,;.]*\d[^,;.]*/g;

/** Denials and possibilities, which state nothing. */
export const denied = anyOf(
  'not|no|never|neither|nor|without|cannot|may|might|could|if|unless|allegedly|reportedly',
  'gi',
);

/** Proposals and demands, which state only an intention. */
export const intended = anyOf(
  String.raw`
    would|should
    propos(?:e|es|ed|ing)|proposals? (?:for|of|to)
    promised|threaten(?:s|ed)?|urges?|urged|asks?|asked|calls? for|called for|seeks?|sought|considers?|considering
    predicts?|predicted|claims?|claimed
  `,
  'gi',
);

/** Lower case only: `Bill` is a name. */
export const unpassed = /\b(?:bills?|drafts?)\b/g;

/** Before a value that only bounds another: `up to 15 percent`, `a rate that is at least 15 percent`. */
export const beforeBound =
  /\b(?:up to|less than|under|below|not exceed(?:ing)?|no more than|at most|between|(?:that|which|who) (?:is|are|was|were) (?:at least|more than|over|above)) ?$/i;

/** Directly before or after an amount that is not meant exactly. */
export const qualifiers = [
  { qualifier: 'more_than', before: /\b(?:more than|over|above|exceed(?:s|ed|ing)?|in excess of|upwards? of) $/i },
  { qualifier: 'at_least', before: /\b(?:at least|no less than|no fewer than|a minimum of) $/i },
  { qualifier: 'at_least', after: /^(?:\+| (?:percent )?or (?:more|higher|greater)\b)/i },
  { qualifier: 'nearly', before: /\b(?:nearly|almost|close to|approaching) $/i },
  { qualifier: 'about', before: /\b(?:about|around|approximately|roughly|some|an? estimated|estimated at) $/i },
] as const;

export const beforeEarlier =
  /\b(?:up from|down from|instead of|rather than|in lieu of|compared (?:to|with)) (?:about |around )?$/i;

/** In a title: something no longer holds. */
export const undoingNouns =
  /\b(?:suspension|termination|revocation|rescission|repeal|withdrawal|cancellation|removal|postponement|delay)s?\b/i;

/** Words for a kind of value, which do not say whose value it is. */
export const kindsOfValues = `rate percent percentage share number count total amount value level size length date day time year month deadline
    current latest new annual yearly exact target goal planned`;

/** Words for an office that one person holds. */
export const officeWords = `administrator director president secretary minister chair chairman chairwoman chief leader head ceo commander governor
  mayor commissioner ambassador chancellor`;

/** Words for being in force, which ends with the act. */
export const inForceWords = 'force effect place still stands remains';

/** The year of an amount: `in 2024`, but not `by 2030` or `the Act of 1930`. */
export const ofYear = /\b(?:in|during|for)(?: fiscal year| calendar year)? ((?:19|20)\d\d)(?![\d–-])/gi;
