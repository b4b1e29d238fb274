/** Words by which a line argues for what ought to be. */
import { anyOf, oneOf } from '../../words/phrases';

const modal = oneOf(String.raw`must should needs?\sto ought\sto ha(?:s|ve)\sto`);

/** A cheap check for `urgingPattern`. */
export const anyModal = anyOf(modal, 'i');

/** Demands on nations and on everyone. A rule, in contrast, asks for something that can be observed. */
const aspiration = oneOf(`
  act adapt advance be become build capitalize capitalise confront continue defend develop do embrace ensure expand face focus
  foster invest keep lead maintain make place preserve promote protect pursue recognize recognise remain rise secure seize stay
  strengthen win work
`);

/** `America must lead`, `Ferry safety must be strengthened` */
export const urgingPattern = new RegExp(
  String.raw`^(?<subject>.*?)\b(?<modal>${modal}) (?:(?:not|also|only|always|never|now|therefore|\p{Ll}+ly) )*(?<verb>${aspiration})\b`,
  'iu',
);

/** People and firms that a rule binds: `Landlords`, `Any carrier` */
export const boundSubject = /(?:^|, )(?:(?:any|each|every|all|no) \p{Ll}|(?!us\b)\p{L}+[a-rt-z]s\b)/iu;

/** Something said to be needed. */
export const urges = anyOf(
  `
    ${oneOf('is are remains')} (?:\\p{Ll}+ )?${oneOf('imperative essential vital critical crucial paramount indispensable')} ${oneOf('that to for')}
    cannot afford to
    ${oneOf('deserves deserve')}
  `,
  'u',
);

/** Says who has a duty. */
export const obliged = /\b(?:has|have) (?:an?|the) (?:[\p{Ll}-]+ )?(?:obligation|responsibility|duty)(?: not)? to\b/u;

/** A clause that reports what someone says or lays down. */
export const reported = /\b(?:that|which|who|whether|if|unless|requires?|said|says|ruled|decided|held)\b/i;
