import {
  article,
  comingIntoOffice,
  makingRelatives,
  sinceOffice,
  makingAuxiliaries,
  makingBodies,
  makingPrepositions,
  makingVerbs,
  passiveAuxiliaries,
  seatsOfGovernment,
} from '#text/languages/english/makers';
import { titlesOfPersons } from '#text/languages/english/peoples';
import { tokens } from '#text/words/stems';
import type { DescriptionGrammar } from './grammar';

const NAME = String.raw`\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*)*`;
const BODY = String.raw`(?<body>${article}(?:(?:${makingBodies})(?!\p{L})|${NAME}))`;
const VERB = String.raw`(?:${makingVerbs})(?!\p{L})`;

/** `has Washington made`, `that Congress passed`, `made in Washington`. */
const MADE_BY_WHOM: readonly RegExp[] = [
  new RegExp(String.raw` (?:${makingAuxiliaries}) ${BODY} ${VERB}`, 'gu'),
  new RegExp(String.raw` (?:${makingRelatives}) ${BODY} (?:(?:${makingAuxiliaries}) )?${VERB}`, 'gu'),
  new RegExp(String.raw` (?:${passiveAuxiliaries} )?${VERB} (?:${makingPrepositions}) ${BODY}`, 'gu'),
];
const MADE = new RegExp(String.raw` ${passiveAuxiliaries} ${VERB}`, 'gu');

/** `Since Trump took office` says when a rule was made, not what it is about. */
const SINCE_OFFICE = new RegExp(String.raw`,? ${sinceOffice} (?:\p{L}+ )?${NAME} (?:${comingIntoOffice})`, 'gu');

const SEAT = `(?<body>${[...seatsOfGovernment.keys()].join('|')})`;

/** `Washington’s rules`, `rules from Washington`. */
const OF_SEAT: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])${SEAT}['’]s(?=\s)`, 'giu'),
  new RegExp(String.raw`(?<=\s)from ${SEAT}(?![\p{L}\p{N}])`, 'giu'),
];

const IS_OFFICE = new RegExp(String.raw`^(?:the )?(?:${[makingBodies, ...titlesOfPersons].join('|')})$`, 'iu');

/** A description without who made what it asks for, and the governments that did so by what their pages call them. */
export interface DescriptionOfMade {
  readonly description: string;
  readonly governments: readonly (readonly string[])[];
}

const bodyOf = (found: readonly unknown[]): string => (found.at(-1) as { readonly body: string }).body;

/**
 * A description without the verbs for making acts, and with who made them as pages put it. `Which rules on medicine has
 * Washington made?` asks for rules on medicine of the United States, whose pages seldom have `Washington` or `made`. A
 * description of nothing but who made something keeps it, as does one that says nothing of acts, such as `Films made in
 * Washington`.
 */
export const withoutIssuerPhrases = (
  written: string,
  { isScope, isAbout, carries, language }: DescriptionGrammar,
): DescriptionOfMade => {
  const asWritten = { description: written, governments: [] };
  if (language !== null || !tokens(written).some(isScope)) return asWritten;
  const governments: (readonly string[])[] = [];
  const withGovernment = (...found: readonly unknown[]): string => {
    const body = bodyOf(found);
    const government = seatsOfGovernment.get(body.toLowerCase());
    if (government !== undefined) governments.push(tokens(government));
    return government ?? body;
  };
  const withMaker = (...found: readonly unknown[]): string =>
    IS_OFFICE.test(bodyOf(found)) ? '' : ` of ${withGovernment(...found)}`;
  const described = MADE_BY_WHOM.reduce((text, made) => text.replace(made, withMaker), written)
    .replace(MADE, '')
    .replace(SINCE_OFFICE, '');
  const description = OF_SEAT.reduce((text, seat) => text.replace(seat, withGovernment), described);
  return tokens(description).some((word) => carries(word) && isAbout(word)) ? { description, governments } : asWritten;
};
