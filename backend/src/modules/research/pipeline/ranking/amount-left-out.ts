import { figuresIn } from '../words/figures';
import { oneOf } from '../words/phrases';

const changing = oneOf(`
  adjust adjusts adjusted adjusting adjustment adjustments alter alters altered altering amend amends amended amending change changes changed
  changing modify modifies modified modifying modification modifications revise revises revised revising revision revisions
`);
const amount = oneOf(`
  allowances? charges? dues duties duty fares? fees? fines? levies levy limits? premiums? prices? quotas? rates? rents? salaries salary surcharges?
  tariffs? taxes tax thresholds? tolls? wages?
`);

/** `adjusting tariffs on cork`, `changes to the list of fees`: neither up nor down; not `adjusts the scope of duties`. */
const CHANGES_AMOUNT = new RegExp(String.raw`\b${changing} (?:(?!scope\b)[\p{L}-]+ ){0,4}?${amount}\b`, 'iu');

/** Whether a text gives an amount or a share: counts and dates do not count. */
export const givesAmount = (text: string): boolean =>
  figuresIn(text, 0).some(({ kind }) => kind !== 'date' && kind !== 'count');

/** Whether a line says that an amount changes, but not in which direction or by how much: `The notice adjusts the dues on cork.` */
export const leavesAmountOut = (text: string): boolean => CHANGES_AMOUNT.test(text) && !givesAmount(text);
