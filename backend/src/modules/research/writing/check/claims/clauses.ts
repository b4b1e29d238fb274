const AUXILIARY = 'is|are|was|were|has|have|had|will|would|may|might|can|could|shall|should|must|does|did';

const IRREGULAR =
  'left|took|made|won|lost|fell|rose|began|became|went|came|gave|held|kept|met|paid|ran|said|sold|sent|set|shot|cut|hit|put|struck|told|found|bought|built|brought|broke|grew|drew|led|read|rejected|saw|spent|shut|sought|stood|taught|thought|threw|wrote|chose|drove|flew|fled|fought|felt|spread|sank|sued|withdrew|cost|quit|let|bid|beat|caught|upheld|withheld|swept|spoke|stole|swore|dealt|lent|meant|fed|hung|bore|wore|tore|shrank|underwent|overthrew|overcame|forbade|froze|heard|knew|slid|stuck|leapt|rode';

/** What may follow a past tense; after `the injured men` a participle would be taken for one. */
const AFTER_PAST = String.raw`(?:(?:the|an?|its|their|his|her|it|them|him|that|to|from|in|on|at|for|with|into|over|under|about|around|nearly|almost|more|less|fewer|up|down|out|off|back|near|after|before|until|between|against|as|not|all|both|some|\p{L}+ly|twice|and|or)\b|[\d$€£“"]|\p{Lu})`;

/** What may follow a present tense; a plural noun may be followed by a preposition. */
const AFTER_PRESENT = String.raw`(?:(?:the|an?|its|their|his|her|it|them|that|to)\b|[\d$€£])`;

const PAST = String.raw`(?!(?:dated|named|called|based|located|entitled|titled|headquartered) )(?:${IRREGULAR}|\p{Ll}{2,}ed)(?! by\b)(?= ${AFTER_PAST}|[,;]|$)`;
const PRESENT = String.raw`\p{Ll}{2,}[^s\P{Ll}]s(?= ${AFTER_PRESENT})`;

/** After a plural; verbs that are nouns as well are left out. */
const PLURAL_PRESENT =
  '(?<=(?:\\p{Ll}s|people|men|women|children) )(?:take|make|come|apply|remain|include|begin|expire|say|require|allow|oppose|seek|become|continue|receive|lose|give|keep|belong|live|have|go)';

const TAKE_EFFECT = '(?<!\\b(?:to|will|would|may|shall) )(?:take|come)(?= (?:effect|into (?:force|effect))\\b)';

/** Right after a simple subject even before a noun: `The board banned imports`. */
const AFTER_SIMPLE_SUBJECT = String.raw`(?<=^(?:The |An? )\p{Ll}+(?<!ly) |^(?!(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|\p{L}+teen|\p{L}+ty|Some|Many|Most|Several|All|Few|More|Other|Both|No) )(?:The )?(?:\p{Lu}[\p{L}-]+ ){1,4})(?:${IRREGULAR}|\p{Ll}{2,}ed)(?= \p{Ll})(?! by\b)`;

/** A participle or a noun after one of these is no verb: `the proposed rule`, `two reported cases`. */
const NOT_AFTER = String.raw`(?<!\b(?:[Tt]he|[Aa]n?|[Ii]ts|[Tt]heir|[Tt]h[eo]se|[Ss]ome|[Mm]any|several|of|by|certain|all|other) )`;

const VERB = new RegExp(
  String.raw`(?<=\S )(?:(?:${AUXILIARY})\b(?:n[’']t)?|${NOT_AFTER}(?:${PAST}|${PRESENT})|${PLURAL_PRESENT}|${TAKE_EFFECT}|${AFTER_SIMPLE_SUBJECT})(?![\p{L}’'-])`,
  'gu',
);

/** Offsets of what look like finite verbs that have something before them, in order. */
export const verbsOf = (text: string): readonly number[] => [...text.matchAll(VERB)].map(({ index }) => index);

const LIKELY_VERB = new RegExp(
  String.raw`\b(?:${AUXILIARY}|${IRREGULAR}|(?!dated|named|called|based|located)\p{Ll}{2,}ed)\b`,
  'u',
);

/** Whether a text may have a finite verb: in doubt it has. */
export const mayHaveVerb = (text: string): boolean => LIKELY_VERB.test(text) || verbsOf(text).length > 0;

export interface Clause {
  readonly subject: string;
  /** From the finite verb on. */
  readonly predicate: string;
}

/** A clause by its first finite verb; null if none is found. */
export const clauseOf = (text: string): Clause | null => {
  const [at] = verbsOf(text);
  return at === undefined ? null : { subject: text.slice(0, at).trim(), predicate: text.slice(at).trim() };
};

const STARTS_WITH_VERB = new RegExp(
  String.raw`^(?:(?:also|then|now|later|instead|\p{Ll}+ly) )?(?:(?:${AUXILIARY})\b|${PAST}|${PRESENT})`,
  'u',
);

/** Whether a clause shares the subject of the one before it. */
export const lacksSubject = (text: string): boolean => STARTS_WITH_VERB.test(text);
