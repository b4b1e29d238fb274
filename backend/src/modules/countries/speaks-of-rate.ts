import { phrases } from '#text/languages/patterns';

/** Words for duties in the languages of pages. */
const DUTIES = phrases(
  [
    String.raw`tariffs?|dut(?:y|ies)|lev(?:y|ies)|surcharges?`,
    String.raw`\p{L}*(?:zoll|zölle|zöllen)|zolls(?:atz|ätze|ätzen)|einfuhrabgaben?`,
    'droits? de douane|tarifs? douaniers?|surtaxes?|taxes? douanières?',
    'arancel(?:es)?|recargos?|gravámenes',
    'tarifas?|direitos aduaneiros|sobretaxas?',
    'dazi?o?|tariffe? doganali?|sovrattasse?',
    String.raw`(?:\p{L}*heffing|invoerrecht)(?:en)?|(?:douane|invoer)tarie(?:f|ven)`,
  ].join('|'),
);

const SHARE = /\d\s?(?:%|(?:per ?cent|prozent|pour ?cent|por ?ciento|por ?cento|procent)(?!\p{L}))/iu;

export const speaksOfDuties = (text: string): boolean => DUTIES.test(text);

/** Whether a sentence mentions a rate of duty: `a tariff of 15 percent`. */
export const speaksOfRate = (text: string): boolean => speaksOfDuties(text) && SHARE.test(text);
