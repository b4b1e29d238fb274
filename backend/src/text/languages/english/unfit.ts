/** Words of sentences and titles that an editor would not print as a line of their own. */
import { anyPiece, oneOf, opensWith } from '../../words/phrases';
import { monthName } from './calendar';
import { numberedNouns } from './no-news';

/** The speaker refers to himself, except in `Annex I` and `I-95`. */
export const speaker = new RegExp(
  String.raw`(?<!\b${numberedNouns} |-)\bI\b(?!-)|\b(?:[Ww]e|[Uu]s|[Mm]y|[Mm]yself|[Oo]urselves)\b`,
);

/** An aim rather than an act. */
export const aim = anyPiece(
  String.raw`
    \b[Ii]t is the ${oneOf('policy intention intent aim goal purpose objective mission desire')} of\b
    \b${oneOf('is are remains remain stands')} (?:\w+ )?${oneOf('committed dedicated')} to\b
    ^(?:The|Its|Our|Their) ${oneOf('aim goal purpose objective mission')}\b[^,;]{0,60} is to\b
  `,
);

const posture = oneOf(`
  gesture gestures pose poses sit sits walk walks wave waves listen listens pray prays chant chants shout shouts ride rides
  embrace embraces smile smiles cry cries inspect inspects
`);

/**
 * `The minister gestures during a news conference in Geneva February 28, 2011.` A caption; prices rise and talks
 * resume, but they do not wave.
 */
export const datedPosture = new RegExp(
  String.raw`^[^,;:]{2,90} ${posture} .*\b(?:\p{Lu}\p{Ll}{2,5}day|${monthName} \d{1,2}(?:, \d{4})?)\.$`,
  'u',
);
/** Words that show that a sentence reports news rather than describes a photograph. */
export const reportingVerbs = /\b(?:said|says|was|were|had|has|have|will|would|could|told|announced|[a-z]{3,}ed)\b/;

/** Words exchanged on the air or on a stage. */
export const chatter = anyPiece(
  String.raw`
    ^(?:So|Well|Okay|OK|Yeah|Yes|No|Look|Listen|All right|Hello|Hi)\b,? (?:this|that|it|you|there|let)\b
    ^Now,? (?:this|it|you|there|let)\b
    \b(?:welcome back|stay with us|stay tuned|joins us|joining us|after the break|coming up|up next)\b
    \b(?:good (?:morning|afternoon|evening)|thank you|thanks (?:for|so)|ladies and gentlemen)\b
    \b(?:tells|told|telling) us\b
  `,
  'i',
);

/** Beginnings that point to something else on the site. */
export const pointer = opensWith(
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
export const opinionTitle = anyPiece(
  String.raw`
    ^(?:opinions?|editorials?|op-eds?|commentary|columns?|letters?(?: to the editor)?|viewpoint|perspective|guest essay)\s?[:|–—-]
    [:|–—-]\s?(?:opinions?|editorials?|op-eds?|commentary|letters?(?: to the editor)?|viewpoint|guest essay)$
  `,
  'i',
);
