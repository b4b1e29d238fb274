/** Phrases of recitals, background, praise, ceremony and speeches. */
import { anyOf, anyPiece, oneOf, opensWith } from '../../words/phrases';

/** Before `I` these make it a numeral. */
export const numbered = oneOf(
  'Annex Annexes Part Parts Title Phase Appendix Schedule Chapter Chapters Apollo Artemis War Type Class Level Article',
);

/** First person singular, except the numeral in `Annex I`. */
export const firstPerson = new RegExp(
  String.raw`(?<!\b${numbered} )\bI\b|\b${oneOf('me my we us our ours myself ourselves We Our My')}\b`,
);

/** `(Commission or we)` does not make a sentence first-person. */
export const aside = /\([^()]*\)/g;

/** Refers back to the previous sentence: `The two joined her`, but not `The two largest banks`. */
export const leaning = opensWith(`
  ${oneOf('In Under Through Among For By At With From On')} ${oneOf('that those these')}
  ${oneOf('In Under Through Among For By At With From On')} this ${oneOf('way regard context sense')}
  In addition
  In particular
  In other words
  In fact
  In turn
  As a result
  As part of this
  As such
  For example
  For instance
  For this reason
  At the same time
  On the other hand
  To (?:this|that) end
  To accomplish this
  Of course
  Even so
  The ${oneOf('two three four pair others latter former')}(?!-| \\w+est\\b)
`);

/** `as provided in Annex II`: refers readers to another place. */
export const elsewhere = anyOf(
  `as (?:set forth|set out|${oneOf('provided specified identified described listed')}) in (?:the )?${oneOf(
    'annex appendix schedule attachment subsection subsections paragraph paragraphs',
  )}`,
  'i',
);

/** `duties described in section 1 of this order`: incomprehensible without the rest of the page. */
export const opaque = anyOf(
  `
    ${oneOf('described identified specified listed referred provided established set')} (?:forth |out |to |for )?in ${oneOf(
      'section sections subsection subsections paragraph paragraphs',
    )}
    ${oneOf('section sections subsection subsections paragraph paragraphs')} \\S+ (?:and \\S+ )?(?:of|to) this
    (?:effectuate|implement|carry out) this ${oneOf('order proclamation memorandum section action')}
  `,
  'i',
);

/** `The EU AI Act is the world’s first law on …`: a definition. Not `is the latest …`. */
export const definition =
  /^[^,;:]{2,90}? (?:is|are) (?:an?|one of|the) (?!(?:first time|last|latest|most recent|new|newest|next|second time)\b)/;

/** `It kills 400,000 people every year` */
export const habit = anyOf(`${oneOf('each every')} ${oneOf('year month week day')}`, 'i');

/** Titles of explainers. */
export const explainingTitle = anyPiece(
  String.raw`
    ^(?:what|who|why|how|when|where)(?:[’']s)? (?:is|are|was|were|does|do|did|can|to)\b
    ^(?:a |an |the )?(?:\S+ ){0,4}(?:guide|primer|introduction) to\b
    \beverything (?:you|we) (?:need to )?know\b
    \bwhat (?:you )?(?:need )?to know\b
    \b(?:explained|explainer|faqs?|frequently asked questions)\b
  `,
  'i',
);

const didBefore = oneOf('imposed modified paused ordered signed issued suspended established directed revoked');
const source = String.raw`(?:Executive Order|Proclamation|Presidential Memorandum|section|Section)`;

/** Recitals and enacting formulas. */
export const recital = anyPiece(
  String.raw`
    \b(?:By the authority vested|hereby ordered|hereby proclaim|WHEREAS|IN WITNESS WHEREOF)\b
    \b(?:having considered|after considering|found that|advisors have|in my judgment|to the extent|in that order)\b
    \bpursuant to (?:Executive Order|Proclamation|section \d)\b
    \bas amended \(
    \bI (?:determined|declared|found|have received|received|set forth|${didBefore})\b
    ^(?:In|On|Pursuant to|Building on|Under|Consistent with) (?:\w+ \d{1,2}, \d{4}, )?${source} ?\d*
    ^(?:Federal law|(?:Section|Title|Article) \d+|The (?:[\w-]+ ){1,6}Act)\b[^,;]{0,40} ${oneOf('authorizes empowers permits allows entitles')}\b
  `,
  'i',
);

export const quoteOpening = /^[“"‘«„‚»]/;
