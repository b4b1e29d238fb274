import type { LanguageCode } from '#text/languages/language';

/** Words for things given as a figure, and for asking for one: alternatives of patterns, in lower case. */
interface RateLexicon {
  /** `duties`. */
  readonly rates: string;
  /** Asks for a rate, up to its name: `what is the additional`. */
  readonly asksFor: string;
  /** Asks whether there is one: `is there a new`. */
  readonly asksIfAny: string;
  /** Asks what somebody pays: the words up to the verb, and the forms of the verb. */
  readonly asksWhatPaid: string;
  readonly paying: string;
}

export const rateLexicon: Readonly<Record<LanguageCode, RateLexicon>> = {
  en: {
    rates:
      'tariffs?|dut(?:y|ies)|rates?|lev(?:y|ies)|surcharges?|tax(?:es)?|fees?|prices?|fares?|tolls?|salar(?:y|ies)',
    asksFor: "(?:what|how (?:much|high|large))(?:’s|'s|s| is| are| was| were) (?:the|its|their) (?:\\p{L}+ ){0,2}",
    asksIfAny: '(?:is|are) there (?:\\p{L}+ ){0,2}',
    asksWhatPaid: "(?:what|how much)(?:[’']s|s)?(?: \\p{L}+){0,6}",
    paying: 'pays?|paying|paid|owes?|charged',
  },
  de: {
    rates:
      '\\p{L}*(?:zoll|zölle|satz|sätze|steuern?|gebühr(?:en)?|abgaben?|preise?|zuschl[aä]ge?|tarife?|fahrpreise?|gehalt|gehälter)',
    asksFor: '(?:was|wie hoch) (?:ist|sind|war|waren) (?:der|die|das|ihre?|seine?) (?:\\p{L}+ ){0,2}',
    asksIfAny: 'gibt es (?:\\p{L}+ ){0,2}',
    asksWhatPaid: '(?:was|wie ?viel)(?: \\p{L}+){0,6}',
    paying: 'zahl(?:t|en|te|ten)|bezahl(?:t|en)|gezahlt',
  },
  fr: {
    rates: 'droits?(?: de douane)?|taux|taxes?|tarifs?|redevances?|frais|prix|péages?|salaires?',
    asksFor:
      "(?:quel(?:le)?s?|(?:à|de) combien|combien) (?:est|sont|était|étaient) (?:le |la |les |l[’'])(?:\\p{L}+ ){0,2}",
    asksIfAny: "(?:y a-t-il|est-ce qu[’']il y a|il y a) (?:\\p{L}+ ){0,2}",
    asksWhatPaid: '(?:que|combien|quoi)(?: \\p{L}+){0,6}',
    paying: 'pa(?:ye|ie)(?:nt|r)?|payé',
  },
  es: {
    rates: 'arancel(?:es)?|tasas?|tipos?|impuestos?|tarifas?|derechos?|recargos?|precios?|peajes?|salarios?',
    asksFor: '(?:cuál|cuáles|qué|de cuánto|cuánto) (?:es|son|era|eran) (?:el|la|los|las|su|sus) (?:\\p{L}+ ){0,2}',
    asksIfAny: 'hay (?:\\p{L}+ ){0,2}',
    asksWhatPaid: '(?:qué|cuánto)(?: \\p{L}+){0,6}',
    paying: 'pag(?:a|an|ar|ado)',
  },
  pt: {
    rates: 'tarifas?|taxas?|impostos?|direitos?|sobretaxas?|preços?|portagens?|pedágios?|salários?',
    asksFor: '(?:qual|quais|que|de quanto|quanto) (?:é|são|era|eram) (?:o|a|os|as) (?:\\p{L}+ ){0,2}',
    asksIfAny: '(?:há|existem?) (?:\\p{L}+ ){0,2}',
    asksWhatPaid: '(?:que|quanto)(?: \\p{L}+){0,6}',
    paying: 'pag(?:a|am|ar)|pago',
  },
  it: {
    rates: 'daz[io]|aliquot[ae]|tariff[ae]|tass[ae]|impost[ae]|diritt[io]|prezz[io]|pedagg[io]|stipendio?',
    asksFor: "(?:qual|quali|cosa|quanto) (?:è|sono|era|erano) (?:il |la |lo |i |gli |le |l[’'])(?:\\p{L}+ ){0,2}",
    asksIfAny: "(?:c[’']è|ci sono|esist(?:e|ono)) (?:\\p{L}+ ){0,2}",
    asksWhatPaid: '(?:cosa|che|quanto)(?: \\p{L}+){0,6}',
    paying: 'pag(?:a|ano|are|ato)',
  },
  nl: {
    rates: '\\p{L}*(?:heffing(?:en)?|tarie(?:f|ven)|belasting(?:en)?|rechten|prij(?:s|zen)|kosten|salaris(?:sen)?)',
    asksFor: '(?:wat|hoe hoog|hoeveel) (?:is|zijn|was|waren) (?:de|het) (?:\\p{L}+ ){0,2}',
    asksIfAny: '(?:is|zijn) er (?:\\p{L}+ ){0,2}',
    asksWhatPaid: '(?:wat|hoeveel)(?: \\p{L}+){0,6}',
    paying: 'betaalt|betalen|betaald',
  },
};
