/** Words of background, of rules that always hold, of speeches and of explainers. */
import { anyOf, anyPiece, oneOf, opensWith } from '../../words/phrases';
import { yearDigits } from '../../words/year';
import { monthName } from './calendar';

/** Before `I` these make it a numeral. */
export const numberedNouns = oneOf(
  'Annex Annexes Part Parts Title Phase Appendix Schedule Chapter Chapters Apollo Artemis War Type Class Level Article',
);

/** First person singular, except the numeral in `Annex I`. */
export const firstPerson = new RegExp(
  String.raw`(?<!\b${numberedNouns} )\bI\b|\b${oneOf('me my we us our ours myself ourselves We Our My')}\b`,
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

/** `For switches and routers, …`, `If the orders end, …`: a special case. */
export const oneCase = /^(?:For (?!the (?:first|second|third)|more|years|decades)|If |Where |Should |Unless )/;

const sceneWords = oneOf(`
  early late mid the his my their first previous past last many over nearly decades centuries years spring summer fall autumn
  winter response recent
`);

/** Sets a scene: `In 2019, …`, `Throughout the last decades, …` */
export const background = opensWith(
  String.raw`
    ${oneOf('In Since During For Over Throughout After Before When As')} (?:${sceneWords}|more than|${yearDigits}|${monthName})
    While (?!the\b)(?:${sceneWords}|more than|${yearDigits}|${monthName})
    Under (?:his|my|President) (?:${sceneWords}|more than|${yearDigits}|${monthName})
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
