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
  /** Asks for the highest and for the lowest of several. */
  readonly highest: string;
  readonly lowest: string;
  /** Those who may pay: a line about goods does not say which of them does. */
  readonly payers: string;
  /** Verbs by which a rate changes: `rise`, `was cut`. */
  readonly changing: string;
  /** The words before the old and before the new rate of a change. */
  readonly changedFrom: string;
  readonly changedTo: string;
  /** Asks of all goods or countries, and says that something is for all of them. */
  readonly asksOfAll: string;
  readonly ofAll: string;
  /** A word before the least or most of something, which is no rate: `at least 85% American steel`. */
  readonly bounds: string;
}

export const rateLexicon: Readonly<Record<LanguageCode, RateLexicon>> = {
  en: {
    rates:
      'tariffs?|dut(?:y|ies)|rates?|lev(?:y|ies)|surcharges?|tax(?:es)?|fees?|prices?|fares?|tolls?|salar(?:y|ies)',
    asksFor: "(?:what|how (?:much|high|large))(?:’s|'s|s| is| are| was| were) (?:the|its|their) (?:\\p{L}+ ){0,2}",
    asksIfAny: '(?:is|are) there (?:\\p{L}+ ){0,2}',
    asksWhatPaid: "(?:what|how much)(?:[’']s|s)?(?: \\p{L}+){0,6}",
    paying: 'pays?|paying|paid|owes?|charged',
    highest: 'highest|biggest|largest|greatest|steepest',
    lowest: 'lowest|smallest|(?<!at )least',
    payers:
      'countr(?:y|ies)|nations?|states?|regions?|compan(?:y|ies)|firms?|industr(?:y|ies)|sectors?|partners?|importers?',
    changing:
      'falls?|fell|fallen|drop(?:s|ped)?|r(?:ise|ises|ose|isen)|(?:go|goes|went|gone|come|comes|came) (?:up|down)|increased?|increases|decreased?|decreases|lower(?:ed|s)?|rais(?:e|ed|es)|cuts?|reduced?|changed?|changes|doubled?|halved?|climb(?:ed|s)?|jump(?:ed|s)?|bec[ao]me',
    changedFrom: 'from',
    changedTo: 'to|by',
    asksOfAll:
      'everything|everybody|everyone|all (?:the )?(?:\\p{L}+ )?(?:goods|products|imports|articles|items|countries|nations)|every (?:\\p{L}+ )?(?:product|import|article|country|nation)|all of (?:it|them)|the whole world|across the board',
    ofAll:
      '(?:all|any|every) (?:\\p{L}+ )?(?:articles?|goods?|imports?|products?|countr(?:y|ies)|nations?|trading partners?)|(?:articles|goods|products) imported into|across the board|worldwide',
    bounds: 'at least|at most|more than|less than|up to|over|under|minimum of|maximum of',
  },
  de: {
    rates:
      '\\p{L}*(?:zoll|zölle|satz|sätze|steuern?|gebühr(?:en)?|abgaben?|preise?|zuschl[aä]ge?|tarife?|fahrpreise?|gehalt|gehälter)',
    asksFor: '(?:was|wie hoch) (?:ist|sind|war|waren) (?:der|die|das|ihre?|seine?) (?:\\p{L}+ ){0,2}',
    asksIfAny: 'gibt es (?:\\p{L}+ ){0,2}',
    asksWhatPaid: '(?:was|wie ?viel)(?: \\p{L}+){0,6}',
    paying: 'zahl(?:t|en|te|ten)|bezahl(?:t|en)|gezahlt',
    highest: 'höchste[nrsm]?|größte[nrsm]?|am höchsten',
    lowest: 'niedrigste[nrsm]?|kleinste[nrsm]?|geringste[nrsm]?|am niedrigsten',
    payers: 'länder[n]?|land|staat(?:en)?|unternehmen|firm(?:a|en)|branchen?|importeur(?:e|en)?',
    changing:
      'gefallen|fällt|fallen|fiel(?:en)?|gesunken|sinkt|sinken|sank(?:en)?|gestiegen|steigt|steigen|stieg(?:en)?|gesenkt|senkt|erhöht|angehoben|herabgesetzt|heraufgesetzt|reduziert|gekürzt|verringert|geändert|verdoppelt|halbiert',
    changedFrom: 'von',
    changedTo: 'auf|um',
    asksOfAll:
      'alles|alle[nr]? (?:\\p{L}+ )?(?:waren|güter[n]?|produkten?|importe[n]?|einfuhren|länder[n]?)|die ganze welt',
    ofAll: 'all(?:e|en|er) (?:\\p{L}+ )?(?:waren|güter[n]?|produkten?|importe[n]?|einfuhren|länder[n]?)|weltweit',
    bounds: 'mindestens|höchstens|mehr als|weniger als|bis zu|über|unter',
  },
  fr: {
    rates: 'droits?(?: de douane)?|taux|taxes?|tarifs?|redevances?|frais|prix|péages?|salaires?',
    asksFor:
      "(?:quel(?:le)?s?|(?:à|de) combien|combien) (?:est|sont|était|étaient) (?:le |la |les |l[’'])(?:\\p{L}+ ){0,2}",
    asksIfAny: "(?:y a-t-il|est-ce qu[’']il y a|il y a) (?:\\p{L}+ ){0,2}",
    asksWhatPaid: '(?:que|combien|quoi)(?: \\p{L}+){0,6}',
    paying: 'pa(?:ye|ie)(?:nt|r)?|payé',
    highest: '(?:le|la|les) plus (?:élevée?s?|hauts?|hautes?|grande?s?)',
    lowest: '(?:le|la|les) plus (?:bas|basses?|faibles?|petite?s?)|(?:le|la|les) moins élevée?s?',
    payers: 'pays|états?|entreprises?|sociétés?|secteurs?',
    changing:
      'baiss(?:é|e|ent|er)|augment(?:é|e|ent|er)|diminu(?:é|e|ent|er)|chuté|monté|relevée?s?|réduite?s?|changé|doublé',
    changedFrom: 'de',
    changedTo: 'à|de',
    asksOfAll: 'tout|tou(?:s|tes) les (?:produits|marchandises|importations|pays)|le monde entier',
    ofAll: 'tou(?:s|tes) les (?:produits|marchandises|importations|pays|articles)',
    bounds: 'au moins|au plus|plus de|moins de|jusqu’à',
  },
  es: {
    rates: 'arancel(?:es)?|tasas?|tipos?|impuestos?|tarifas?|derechos?|recargos?|precios?|peajes?|salarios?',
    asksFor: '(?:cuál|cuáles|qué|de cuánto|cuánto) (?:es|son|era|eran) (?:el|la|los|las|su|sus) (?:\\p{L}+ ){0,2}',
    asksIfAny: 'hay (?:\\p{L}+ ){0,2}',
    asksWhatPaid: '(?:qué|cuánto)(?: \\p{L}+){0,6}',
    paying: 'pag(?:a|an|ar|ado)',
    highest: 'más (?:altos?|altas?|elevad[oa]s?|grandes?)|mayor(?:es)?',
    lowest: 'más (?:bajos?|bajas?|pequeñ[oa]s?)|menor(?:es)?',
    payers: 'país(?:es)?|estados?|empresas?|sectores?',
    changing:
      'baj(?:ó|a|an|ado|ar)|sub(?:ió|e|en|ido|ir)|aument(?:ó|a|an|ado)|disminuy?\\p{L}*|reduj\\p{L}*|cambi(?:ó|ado)|cayó',
    changedFrom: 'del?',
    changedTo: 'al?|en',
    asksOfAll: 'todo|tod[oa]s l[oa]s (?:productos|mercancías|importaciones|países)|todo el mundo',
    ofAll: 'tod[oa]s l[oa]s (?:productos|mercancías|importaciones|países|artículos)',
    bounds: 'al menos|como máximo|más de|menos de|hasta',
  },
  pt: {
    rates: 'tarifas?|taxas?|impostos?|direitos?|sobretaxas?|preços?|portagens?|pedágios?|salários?',
    asksFor: '(?:qual|quais|que|de quanto|quanto) (?:é|são|era|eram) (?:o|a|os|as) (?:\\p{L}+ ){0,2}',
    asksIfAny: '(?:há|existem?) (?:\\p{L}+ ){0,2}',
    asksWhatPaid: '(?:que|quanto)(?: \\p{L}+){0,6}',
    paying: 'pag(?:a|am|ar)|pago',
    highest: 'mais (?:altos?|altas?|elevad[oa]s?)|maior(?:es)?',
    lowest: 'mais (?:baixos?|baixas?)|menor(?:es)?',
    payers: 'países|país|estados?|empresas?|setores',
    changing: 'baix(?:ou|a|am|ado)|sub(?:iu|ido)|aument(?:ou|a|am|ado)|diminui\\p{L}*|reduzi\\p{L}*|mud(?:ou|ado)|caiu',
    changedFrom: 'de',
    changedTo: 'para|a|em',
    asksOfAll: 'tudo|tod[oa]s [oa]s (?:produtos|mercadorias|importações|países)|o mundo inteiro',
    ofAll: 'tod[oa]s [oa]s (?:produtos|mercadorias|importações|países|artigos)',
    bounds: 'pelo menos|no máximo|mais de|menos de|até',
  },
  it: {
    rates: 'daz[io]|aliquot[ae]|tariff[ae]|tass[ae]|impost[ae]|diritt[io]|prezz[io]|pedagg[io]|stipendio?',
    asksFor: "(?:qual|quali|cosa|quanto) (?:è|sono|era|erano) (?:il |la |lo |i |gli |le |l[’'])(?:\\p{L}+ ){0,2}",
    asksIfAny: "(?:c[’']è|ci sono|esist(?:e|ono)) (?:\\p{L}+ ){0,2}",
    asksWhatPaid: '(?:cosa|che|quanto)(?: \\p{L}+){0,6}',
    paying: 'pag(?:a|ano|are|ato)',
    highest: 'più (?:alt[oaie]|elevat[oaie]|grand[ei])|maggior[ei]?',
    lowest: 'più (?:bass[oaie]|piccol[oaie])|minor[ei]?',
    payers: 'paes[ei]|stat[oi]|impres[ae]|aziend[ae]|settor[ei]',
    changing:
      'sces[oaie]|scend(?:e|ono)|salit[oaie]|sal(?:e|gono)|aumentat[oaie]|diminuit[oaie]|ridott[oaie]|cambiat[oaie]|abbassat[oaie]',
    changedFrom: 'dal?',
    changedTo: 'al?|del',
    asksOfAll: 'tutto|tutt[ie] (?:i|le|gli) (?:prodotti|merci|importazioni|paesi)|tutto il mondo',
    ofAll: 'tutt[ie] (?:i|le|gli) (?:prodotti|merci|importazioni|paesi|articoli)',
    bounds: 'almeno|al massimo|più di|meno di|fino a',
  },
  nl: {
    rates: '\\p{L}*(?:heffing(?:en)?|tarie(?:f|ven)|belasting(?:en)?|rechten|prij(?:s|zen)|kosten|salaris(?:sen)?)',
    asksFor: '(?:wat|hoe hoog|hoeveel) (?:is|zijn|was|waren) (?:de|het) (?:\\p{L}+ ){0,2}',
    asksIfAny: '(?:is|zijn) er (?:\\p{L}+ ){0,2}',
    asksWhatPaid: '(?:wat|hoeveel)(?: \\p{L}+){0,6}',
    paying: 'betaalt|betalen|betaald',
    highest: 'hoogste|grootste',
    lowest: 'laagste|kleinste',
    payers: 'landen|land|staten|staat|bedrij(?:f|ven)|sectoren',
    changing:
      'gedaald|daal(?:t|de|den)|dalen|gestegen|stijg(?:t|en)|steeg|stegen|verhoogd|verlaagd|verminderd|veranderd|gehalveerd|verdubbeld',
    changedFrom: 'van',
    changedTo: 'naar|met',
    asksOfAll: 'alles|alle (?:goederen|producten|invoer|landen)|de hele wereld',
    ofAll: 'alle (?:goederen|producten|invoer|landen|artikelen)|wereldwijd',
    bounds: 'ten minste|hoogstens|meer dan|minder dan|tot',
  },
};
