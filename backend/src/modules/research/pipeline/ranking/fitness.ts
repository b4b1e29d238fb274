import { languageOf } from '../languages/detection';
import { monthName } from '../languages/english/calendar';
import type { Language } from '../languages/language';
import type { LedgerClaim } from '../ledger';
import { asLine } from './abridged';
import { isTooLong } from '../sentences/form';
import { anyPiece, oneOf, opensWith } from '../words/phrases';
import { isContentWord, tokens } from '../words/stems';
import { stopWords } from '../languages/english/function-words';
import { otherFunctionWords } from '../languages/other-function-words';
import { cuesOf, foreignQuotation } from './cues';
import { praise } from './event-words';
import { signsMeasure, statesPolicy } from './patterns/news';
import { aside, numbered } from './patterns/no-news';
import { refersElsewhere } from './references';

/** Why an editor would not print a sentence as a line of its own. */
export type Unfit =
  'refers elsewhere' | 'first person' | 'an aim' | 'only signed' | 'a caption' | 'chatter' | 'opinion';

const quotation = /“[^”]*”|"[^"]*"/g;

const speaker = new RegExp(
  String.raw`(?<!\b${numbered} |-)\bI\b(?!-)|\b(?:[Ww]e|[Uu]s|[Mm]y|[Mm]yself|[Oo]urselves)\b`,
);

const aim = anyPiece(
  String.raw`
    \b[Ii]t is the ${oneOf('policy intention intent aim goal purpose objective mission desire')} of\b
    \b${oneOf('is are remains remain stands')} (?:\w+ )?${oneOf('committed dedicated')} to\b
    ^(?:The|Its|Our|Their) ${oneOf('aim goal purpose objective mission')}\b[^,;]{0,60} is to\b
  `,
);

/** `Today, the President signed a bold new order.`: nothing of what it does. */
const onlySigned = (text: string): boolean => {
  const match = signsMeasure.exec(text);
  if (match === null) return false;
  const after = tokens(text.slice(match.index + match[0].length));
  return !after.some((word) => isContentWord(word) && !praise.has(word.toLowerCase()));
};

/** A photograph's words about itself. */
const caption = anyPiece(
  String.raw`
    \b(?:pictured|photographed)\b
    [,(] ?(?:${oneOf('front back top bottom second third fourth far')} )?(?:left|right|cent(?:er|re)|above|below|foreground|background)(?:[,)]|, )
    \bfrom left\b
    \b(?:is|are|was|were)?,? ?seen (?:above|below|here|left|right|in (?:an?|this|the) (?:\w+ )?(?:photo|picture|image))
    \b(?:in|shows?) (?:an?|this|the) (?:[\w-]+ ){0,2}(?:photo|photograph|picture|image|frame grab|handout)\b
    \b(?:file|handout|courtesy|undated) (?:photo|image|picture)\b
    \b(?:looks? on|poses? for)\b
  `,
  'i',
);

const posture = oneOf(`
  gesture gestures pose poses sit sits walk walks wave waves listen listens pray prays chant chants shout shouts ride rides
  embrace embraces smile smiles cry cries inspect inspects
`);

/** `The minister gestures during a news conference in Geneva February 28, 2011.` Prices rise and talks resume; they do not wave. */
const datedPosture = new RegExp(
  String.raw`^[^,;:]{2,90} ${posture} .*\b(?:\p{Lu}\p{Ll}{2,5}day|${monthName} \d{1,2}(?:, \d{4})?)\.$`,
  'u',
);
const past = /\b(?:said|says|was|were|had|has|have|will|would|could|told|announced|[a-z]{3,}ed)\b/;

const isCaption = (text: string): boolean => caption.test(text) || (datedPosture.test(text) && !past.test(text));

/** Words between people on the air or on a stage. */
const chatter = anyPiece(
  String.raw`
    ^(?:So|Well|Okay|OK|Yeah|Yes|No|Look|Listen|All right|Hello|Hi)\b,? (?:this|that|it|you|there|let)\b
    ^Now,? (?:this|it|you|there|let)\b
    \b(?:welcome back|stay with us|stay tuned|joins us|joining us|after the break|coming up|up next)\b
    \b(?:good (?:morning|afternoon|evening)|thank you|thanks (?:for|so)|ladies and gentlemen)\b
    \b(?:tells|told|telling) us\b
  `,
  'i',
);

/** `Read a day-by-day account of the battle`, which may follow a highlight without a full stop. */
const invitation = /\b(?:Read|Watch) (?:a|an|the|more|our)\b|\b[Tt]une in\b|\b[Ll]ive blog\b/;

const pointer = opensWith(
  `
    here (?:is|are)
    here[’']s
    more (?:about|on)
    see also
    also ${oneOf('read see on in')}
  `,
  'i',
);

/** `Opinion: …`, `… | Letters to the editor` */
const opinionTitle = anyPiece(
  String.raw`
    ^(?:opinions?|editorials?|op-eds?|commentary|columns?|letters?(?: to the editor)?|viewpoint|perspective|guest essay)\s?[:|–—-]
    [:|–—-]\s?(?:opinions?|editorials?|op-eds?|commentary|letters?(?: to the editor)?|viewpoint|guest essay)$
  `,
  'i',
);

/** In other languages the same letters are other words: Danish `I dag` is `today`. */
const isEnglish = (text: string): boolean => {
  const words = tokens(text).map((word) => word.toLowerCase());
  return (
    words.filter((word) => stopWords.has(word)).length > words.filter((word) => otherFunctionWords.has(word)).length
  );
};

const unfitInEnglish = (text: string, own: string, pageTitle: string): Unfit | null => {
  if (speaker.test(own)) return 'first person';
  if (statesPolicy.test(own) || aim.test(own)) return 'an aim';
  if (isCaption(own)) return 'a caption';
  if ([chatter, pointer, invitation].some((pattern) => pattern.test(own))) return 'chatter';
  if (onlySigned(text)) return 'only signed';
  return refersElsewhere(text, pageTitle) ? 'refers elsewhere' : null;
};

const unfitIn = (language: Language, text: string, pageTitle: string): Unfit | null => {
  const { opinionTitle, firstPerson, aside: chat } = language.news;
  if (opinionTitle.test(pageTitle)) return 'opinion';
  const own = text.replace(foreignQuotation, '“”');
  const cues = cuesOf(language);
  if (firstPerson.test(own)) return 'first person';
  if (chat.test(own)) return 'chatter';
  return cues.openingPronoun(own) || cues.connective(own) ? 'refers elsewhere' : null;
};

/**
 * Why a sentence of a page is not fit to be printed by itself; null if it is. Such a sentence is told only if its page has
 * no better one, and is then shown by its page's title. Without a language, null for English, the text itself shows it.
 */
export const unfitness = (text: string, pageTitle: string, ofText?: Language | null): Unfit | null => {
  if (opinionTitle.test(pageTitle)) return 'opinion';
  const language = ofText === undefined ? languageOf(text) : ofText;
  if (language !== null) return unfitIn(language, text, pageTitle);
  const own = text.replace(aside, '').replace(quotation, '“”');
  const reason = unfitInEnglish(text, own, pageTitle);
  return reason !== null && isEnglish(own) ? reason : null;
};

/** Why a claim is shown by its page's title; null if it can be printed in its own words. */
export const unfitnessOfClaim = (claim: LedgerClaim): Unfit | 'too long' | null =>
  isTooLong(asLine(claim.text)) ? 'too long' : unfitness(asLine(claim.text), claim.evidence[0]?.title ?? '');

export const isFit = (claim: LedgerClaim): boolean => unfitnessOfClaim(claim) === null;
