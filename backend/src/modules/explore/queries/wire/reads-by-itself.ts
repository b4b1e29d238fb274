/** Kinds of acts that are cited by number, in any number of them: `Proclamations 11046, 11047, and 11048`. */
const CITED =
  /(?:\b(?:Acts?|Orders?|Proclamations?|Regulations?|Directives?|Decisions?|Resolutions?|Rules?|Notices?|Sections?|Articles?|Parts?|Annex(?:es)?|Title|(?:sub)?headings?|Public Laws?)|§+)\s(?:No\.?\s|Nos\.?\s|\([A-Z]{2,}\)\s)?[A-Z]{0,3}[\d./-]*\d\w*(?:(?:,\s(?:and\s|or\s)?|\s(?:and|or|through|to)\s)(?:No\.?\s)?[\d./-]*\d{2,}\w*)*/gi;

const NUMBER = /\d[\w./-]*/g;

/** Most numbers of acts in a line for those who do not know the acts: `under Section 338 of the Tariff Act of 1930`. */
const MOST_CITED = 1;

/** Numbers by which a text cites acts and their parts. A year after `Act of` is part of its name. */
const numbersCited = (text: string): number =>
  [...text.matchAll(CITED)].reduce((sum, [cited]) => sum + [...cited.matchAll(NUMBER)].length, 0);

/** Whether a line says something to people who do not know its page or the acts that it cites. */
export const readsByItself = ({ text }: { readonly text: string }): boolean => numbersCited(text) <= MOST_CITED;
