import { phrases } from '#text/languages/patterns';
import { speaksOfDuties } from './speaks-of-rate';

/** Words for trade and its barriers, besides duties, in the languages of pages. */
const TRADE = phrases(
  [
    String.raw`trade|trading partners?|imports?|imported|importation|exports?|exported|quotas?|customs|embargo(?:es)?`,
    String.raw`\p{L}*handels?\p{L}*|(?:importe?|exporte?)n?|(?:ein|aus)fuhr\p{L}*|\p{L}*quoten?|zölle\p{L}*`,
    String.raw`commerc(?:e|ia(?:l|le|les|ux))|(?:im|ex)portations?|douanes?|douanièr\p{L}*`,
    String.raw`comerci(?:o|al|ales)|(?:im|ex)portaci(?:ón|ones)|aduan\p{L}*|cuotas?`,
    String.raw`comérci(?:o|os)|comerciais|(?:im|ex)portaç(?:ão|ões)|alfândeg\p{L}*`,
    String.raw`commerci(?:o|ale|ali)|(?:im|es)portazion[ei]|dogan\p{L}*|contingent[ei]`,
    String.raw`\p{L}*handel|(?:in|uit)voer|douane\p{L}*|quota`,
  ].join('|'),
);

/** Whether a sentence mentions trade between countries: duties, quotas, agreements, or what is bought and sold. */
export const speaksOfTrade = (text: string): boolean => speaksOfDuties(text) || TRADE.test(text);
