/** Phrases of recitals, background, praise, ceremony and speeches. */
import { monthName } from '../../languages/english/calendar';
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

/** `has agreed to modify these rates`: which ones is only clear from the previous sentence. */
export const pointsBack = /^(?:\S+ ){1,7}(?:these|(?<!only )those) \p{Ll}/u;

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

/** How a law's text is amended, not what the amendment does. */
export const technique = anyPiece(
  String.raw`
    ^The effective date of\b
    \b(?:is|are|shall be) (?:hereby )?amended by ${oneOf('deleting striking inserting adding replacing')}\b
    \bin lieu thereof\b
    \b(?:sub)?headings? \d{4}
    ^The (?:\S+ ){1,8}shall (?:also )?be modified (?:as|by|to)\b
  `,
  'i',
);

/** Exemptions and reduced rates. */
export const exemption = anyPiece(
  String.raw`
    \b${oneOf('lower reduced preferential zero')} (?:\S+ ){0,3}${oneOf('tariff tariffs duty duties rate rates fee fees tax taxes')}\b
    \b(?:is|are|be) (?:exempt|excluded|spared)\b
    \b${oneOf('exemption exemptions exception exceptions exclusion exclusions waiver waivers')}\b(?!.{0,120}\bno longer\b)
    \b(?:will|shall|do|does) not apply\b
    \bno longer be subject\b
  `,
  'i',
);

/** A page about an exemption says so in its title. */
export const titleExempts =
  /\b(?:end|suspend|lift|remov|eas(?:e|ing)|cut|lower|reduc|exempt|exclu|except|waiv|repeal|revok|terminat|paus)/i;

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

/** `For switches and routers, …`, `If the orders end, …`: a special case. */
export const oneCase = /^(?:For (?!the (?:first|second|third)|more|years|decades)|If |Where |Should |Unless )/;

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

/** Describes what an earlier act did, which is another document's news. */
export const citation = anyOf(
  String.raw`
    (?:Executive Order|Proclamation) \d+ (?:also |further )?${oneOf(
      'directed authorized ordered established required instructed imposed modified declared',
    )}
    (?:issued|signed) (?:Executive Order|Proclamation) \d+
  `,
);

const sceneWords = oneOf(`
  early late mid the his my their first previous past last many over nearly decades centuries years spring summer fall autumn
  winter response recent
`);

/** Sets a scene: `In 2019, …`, `Throughout the last decades, …` */
export const background = opensWith(
  String.raw`
    ${oneOf('In Since During For Over Throughout After Before When As')} (?:${sceneWords}|more than|(?:19|20)\d\d|${monthName})
    While (?!the\b)(?:${sceneWords}|more than|(?:19|20)\d\d|${monthName})
    Under (?:his|my|President) (?:${sceneWords}|more than|(?:19|20)\d\d|${monthName})
  `,
);

/** Refers to the past anywhere in the sentence. */
export const lookingBack = anyOf(
  `
    ${oneOf('years decades centuries century decade')} ago
    has long ${oneOf('been had recognized')}
    for ${oneOf('many decades centuries generations')}
    for too many
    on this day
  `,
  'i',
);

/** Titles of messages for a day or an anniversary. */
export const ceremonialTitle = anyOf(
  String.raw`
    ${oneOf('anniversary remembrance commemoration commemorating commemorative birthday holiday')}
    memorial day
    ${oneOf('message proclamation statement greeting greetings')} (?:on|for) (?:\S+ ){1,6}${oneOf('day week month')}
  `,
  'i',
);

export const anniversary = anyOf(
  `
    on this day
    years ago (?:today|this ${oneOf('day week month')})
    anniversary
  `,
  'i',
);

export const thanks = anyOf(
  `
    (?:thank|thanks|thanked) (?:you|to)
    congratulate
    grateful
    welcome to
    good ${oneOf('morning afternoon evening')}
    God bless
    honor to ${oneOf('be speak')}
    we ${oneOf('honor celebrate commemorate remember')}
    ${oneOf('celebrate celebrates celebrating')}
  `,
  'i',
);

export const promise = anyPiece(
  String.raw`
    \b(?:is|are|remains?|continues? to be|stands?) (?:\w+ )?(?:committed|dedicated|determined) to\b
    \bwill continue to
    \bdemonstrates? ${oneOf('his her their its our')} commitment
    \bcommitment to
    \busher(?:s|ing)? in
    \b${oneOf('new golden')} ${oneOf('era age chapter')}
    \bkeeping ${oneOf('his her their')} promise
    \bdelivering on
  `,
  'i',
);

/** Claims a benefit for someone. */
export const slogan = anyOf(
  `
    America First
    to benefit (?:American|the American|hardworking|our)
    (?:American|hardworking) ${oneOf('workers farmers families people')}
    American (?:greatness|exceptionalism)
    world-leading
    for (?:generations|decades) to come
    make America
    wealthier
    stronger
    prosperity
  `,
  'i',
);

/** Gets to the point late. */
export const winding =
  /^(?:After (?:considering|careful|reviewing)|Based on|In light of|Having|Because of|As (?:a|an|the|part|President|my) |Recognizing|Given )/;

/** `While the government should be slow to …, it has to …`: the concession is not the statement. */
export const concession = /^(?:While|Although|Though|Even though) [^,]{1,160}, /;

/** Appeals to others or says what ought to be. */
export const exhortation = anyOf(
  `
    must
    should
    ought to
    needs? to
    let us
    let’s
    it is imperative
    cannot afford
    we will
    deserves?
  `,
  'i',
);

export const quoteOpening = /^[“"‘«„‚»]/;

/** `AI- enabled`: a word hyphenated at a line end. */
export const cutWord = /\p{L}- \p{Ll}/u;
