import { anyOf, anyPiece, oneOf } from '../words/phrases';
import { imperatives } from './event-words';

/** Documents that are published for what is in them, unlike rules and orders, which do something by being issued. */
const paper = oneOf(String.raw`
  agenda assessment blueprint brochure charter communiqué declaration fact\ssheet guideline manifesto outlook paper
  plan report review roadmap statement strategy study survey vision
`);

const presents = oneOf(`
  introduces introduced issues issued issuing presents presented presenting publishes published publishing releases released
  releasing signs signed unveils unveiled unveiling
`);

const determiner = String.raw`(?:an?|the|its|their|his|her|two|three|several|[\p{L}-]+[’']s?)`;

/** `published its National Rail Strategy`, `released “A Roadmap”` */
const presentation = new RegExp(
  String.raw`^(?<before>.*?)\b${presents} (?:“”|${determiner} (?:[\p{L}’'-]+ ){0,5}?${paper}s?\b(?! \p{Ll}+s\b))(?<rest>.*)$`,
  'iu',
);

/** Stems of words that say of a document only what it replies to, or how good it is. */
const commends = oneOf(
  'celebrat commemorat demonstrat emphasi follow highlight mark reaffirm recogni reflect reiterat stress underlin underscor',
);

const prepositions = oneOf('according building concerning during including meeting morning evening regarding relating');

/** People, so that `to parliament` is no infinitive. */
const audience = oneOf(
  'congress delegates investors journalists lawmakers members ministers parliament reporters residents shareholders voters',
);

/** What a document says, decides or asks for. */
const content = anyPiece(
  String.raw`
    \b(?:that|which|who|whose|where|how|whether) (?!(?:\p{Ll}+ly )?${commends})
    \bto (?!(?:the|an?|its|their|this|these|${audience})\b)\p{Ll}
    \b(?!${commends}|${prepositions}\b)\p{Ll}{3,}ing [\p{L}\d]
    \b(?:for|against) (?!(?:the )?${oneOf('year quarter month week first second third coming next')}\b)\p{Ll}{3}
    \band (?:have |has |had )?(?:\p{Ll}+ed|said|says|will|set|began)\b
    \b(?:based|consisting) (?:on|of)\b
    \d|:
  `,
  'u',
);

/** Whether the rest of a sentence says what something that was made public or agreed says, decides or asks for. */
export const hasContent = (rest: string): boolean => content.test(rest.replace(YEAR, ''));

const quotation = /“[^”]*”|"[^"]*"/g;
const bracketed = / \([^()]*\)/g;
const YEAR = /\b(?:19|20)\d\d\b/g;

/** Whether a line tells only that a document was published: `The ministry released its rail strategy.` */
export const onlyPresents = (text: string): boolean => {
  const { before = '', rest } = presentation.exec(text.replace(quotation, '“”').replace(bracketed, ''))?.groups ?? {};
  return rest !== undefined && !/\b(?:that|which|who|after|because)\b/.test(before) && !hasContent(rest);
};

const modal = oneOf(String.raw`must should needs?\sto ought\sto ha(?:s|ve)\sto`);

const anyModal = anyOf(modal, 'i');

/** What is asked of nations and of everybody; a rule asks for something that can be seen to be done. */
const aspiration = oneOf(`
  act adapt advance be become build capitalize capitalise confront continue defend develop do embrace ensure expand face focus
  foster invest keep lead maintain make place preserve promote protect pursue recognize recognise remain rise secure seize stay
  strengthen win work
`);

/** `America must lead`, `Ferry safety must be strengthened` */
const exhortation = new RegExp(
  String.raw`^(?<subject>.*?)\b(?<modal>${modal}) (?:(?:not|also|only|always|never|now|therefore|\p{Ll}+ly) )*(?<verb>${aspiration})\b`,
  'iu',
);

/** Those whom a rule binds: `Landlords`, `Any carrier` */
const bound = /(?:^|, )(?:(?:any|each|every|all|no) \p{Ll}|(?!us\b)\p{L}+[a-rt-z]s\b)/iu;

const urges = anyOf(
  `
    ${oneOf('is are remains')} (?:\\p{Ll}+ )?${oneOf('imperative essential vital critical crucial paramount indispensable')} ${oneOf('that to for')}
    cannot afford to
    ${oneOf('deserves deserve')}
  `,
  'u',
);

const obliged = /\b(?:has|have) (?:an?|the) (?:[\p{Ll}-]+ )?(?:obligation|responsibility|duty)(?: not)? to\b/u;

/** A clause that reports what somebody says or lays down. */
const reported = /\b(?:that|which|who|whether|if|unless|requires?|said|says|ruled|decided|held)\b/i;

const exhorts = (text: string): boolean => {
  if (/\d/.test(text) || !anyModal.test(text)) return false;
  const { subject = '', modal: word = '', verb = '' } = exhortation.exec(text)?.groups ?? {};
  if (verb === '' || reported.test(subject)) return false;
  return !(word === 'must' && verb !== 'be' && bound.test(subject));
};

const mainClause = (text: string, phrase: RegExp): boolean => {
  const at = text.search(phrase);
  return at >= 0 && !reported.test(text.slice(0, at));
};

/** Whether a line argues for what ought to be: `The Nation must remain a leader in space.` Nothing happened. */
export const argues = (text: string): boolean => {
  const own = text.replace(quotation, '“”');
  return mainClause(own, urges) || mainClause(own, obliged) || exhorts(own);
};

/** Whether a line can be understood but has little information. */
export const saysLittle = (text: string): boolean => onlyPresents(text) || argues(text);

/** `Promote the use of …`, `Removing barriers to …` */
const lacksSubject = (text: string): boolean => imperatives.has((text.split(' ', 1)[0] ?? '').toLowerCase());

/** Whether a sentence that is fit to be printed also tells something without those around it, under its page's title. */
export const tellsAlone = (text: string): boolean => !lacksSubject(text) && !saysLittle(text);
