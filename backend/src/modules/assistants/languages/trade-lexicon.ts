import type { LanguageCode } from '#text/languages/language';

/** Words for the direction of goods: alternatives of patterns, in lower case. */
export interface TradeLexicon {
  readonly selling: string;
  readonly buying: string;
  /** Words before the party that goods come from, and before the one they go to. */
  readonly from: string;
  readonly to: string;
  /** Words before the seller that look like those before a destination: `comprar a`. */
  readonly boughtFrom?: string;
  /** Asks which goods, or what is sold or bought. A total value does not answer that. */
  readonly whichGoods: string;
  readonly whatTraded: string;
  /** Words for the United States and their people. */
  readonly unitedStates: string;
}

export const tradeLexicon: Readonly<Record<LanguageCode, TradeLexicon>> = {
  en: {
    selling: 'sells?|sold|sales?|exports?|exported|exporting|ships?|shipped|sends?|sent',
    buying: 'buys?|bought|buying|purchases?|purchased|imports?|imported|importing',
    from: 'from|out of',
    to: 'to|into',
    whichGoods:
      '(?:what|which)(?: (?:kinds?|sorts?|types?) of)? (?:\\p{L}+ )?(?:goods?|products?|things?|items?|commodit(?:y|ies))',
    whatTraded: 'what (?:(?:else|all|exactly|mostly|mainly|\\p{L}+ly) )?(?:do|does|did)',
    unitedStates: 'united states|u\\.?s\\.?(?:a\\.?)?|americans?|america|we|us',
  },
  de: {
    selling: 'verkauf\\p{L}*|exportier\\p{L}*|exporte?|ausfuhr(?:en)?|liefer\\p{L}*|geliefert',
    buying: 'kauf\\p{L}*|gekauft|importier\\p{L}*|importe?|einfuhr(?:en)?|bezieh\\p{L}*|bezogen',
    from: 'aus|von',
    to: 'nach|in|an',
    whichGoods: 'welche[sn]? (?:\\p{L}+ ){0,2}(?:waren?|güter|produkte?)',
    whatTraded:
      'was (?:\\p{L}+ ){0,4}(?:kauf\\p{L}*|verkauf\\p{L}*|importier\\p{L}*|exportier\\p{L}*|liefer\\p{L}*|bezieh\\p{L}*)',
    unitedStates: 'vereinigte\\p{L}* staaten|usa|amerika\\p{L}*|us',
  },
  fr: {
    selling: 'vend\\p{L}*|ventes?|export\\p{L}*',
    buying: 'ach[eè]t\\p{L}*|achats?|import\\p{L}*',
    from: 'de|du|des|depuis|en provenance de',
    to: 'vers|à|au|aux|en',
    boughtFrom: 'à|au|aux',
    whichGoods: 'quels? (?:\\p{L}+ ){0,2}(?:produits?|biens?|marchandises?)',
    whatTraded:
      "que (?:\\p{L}+ ){0,3}(?:vend\\p{L}*|ach[eè]t\\p{L}*|import\\p{L}*|export\\p{L}*)|qu[’']est-ce qu\\p{L}*",
    unitedStates: 'états-unis|amérique|américain\\p{L}*|usa',
  },
  es: {
    selling: 'vend\\p{L}*|ventas?|export\\p{L}*',
    buying: 'compr\\p{L}*|import\\p{L}*',
    from: 'de|del|desde',
    to: 'a|al|hacia',
    boughtFrom: 'a|al',
    whichGoods: 'qué (?:\\p{L}+ ){0,4}(?:productos?|bienes|mercancías?)',
    whatTraded: 'qué (?:\\p{L}+ ){0,4}(?:vend\\p{L}*|compr\\p{L}*|import\\p{L}*|export\\p{L}*)',
    unitedStates: 'estados unidos|ee\\.? ?uu\\.?|américa|american\\p{L}*|estadounidens\\p{L}*',
  },
  pt: {
    selling: 'vend\\p{L}*|export\\p{L}*',
    buying: 'compr\\p{L}*|import\\p{L}*',
    from: 'de|do|da|dos|das',
    to: 'a|ao|à|aos|para',
    boughtFrom: 'a|ao|à|aos',
    whichGoods: '(?:que|qual|quais) (?:\\p{L}+ ){0,2}(?:produtos?|bens|mercadorias?)',
    whatTraded: '(?:o )?que (?:\\p{L}+ ){0,4}(?:vend\\p{L}*|compr\\p{L}*|import\\p{L}*|export\\p{L}*)',
    unitedStates: 'estados unidos|eua|américa|american\\p{L}*',
  },
  it: {
    selling: 'vend\\p{L}*|vendite|esport\\p{L}*',
    buying: 'compr\\p{L}*|acquist\\p{L}*|import\\p{L}*',
    from: 'da|dal|dalla|dagli|dall’',
    to: 'a|al|alla|agli|verso|negli|in',
    whichGoods: '(?:che|quali|quale) (?:\\p{L}+ ){0,2}(?:prodott[oi]|beni|merc[ei])',
    whatTraded: '(?:che cosa|cosa|che) (?:\\p{L}+ ){0,4}(?:vend\\p{L}*|compr\\p{L}*|import\\p{L}*|esport\\p{L}*)',
    unitedStates: 'stati uniti|usa|america|american\\p{L}*',
  },
  nl: {
    selling: 'verko\\p{L}*|export\\p{L}*|geëxporteerd|uitvoer',
    buying: 'koop\\p{L}*|kopen|gekocht|import\\p{L}*|geïmporteerd|invoer',
    from: 'uit|van',
    to: 'naar|aan',
    whichGoods: 'welke? (?:\\p{L}+ ){0,4}(?:goederen|producten|product)',
    whatTraded: 'wat (?:\\p{L}+ ){0,4}(?:verko\\p{L}*|kopen|koop\\p{L}*|import\\p{L}*|export\\p{L}*)',
    unitedStates: 'verenigde staten|vs|usa|amerika\\p{L}*',
  },
};
