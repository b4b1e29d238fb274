import type { LanguageCode } from '#text/languages/language';

/** Words that join questions or refer to what was said: alternatives of patterns, in lower case. */
export interface FollowUpLexicon {
  /** Words between two questions of one sentence. */
  readonly joining: string;
  /** Words that begin a question. */
  readonly interrogatives: string;
  /** Beginnings of a question without an interrogative that continues another: `and is`. */
  readonly inverted: string;
  /** Asks how an amount has changed. */
  readonly trend: string;
  /** Interrogatives that ask for one of several: `which`. */
  readonly choosing: string;
  /** Ordinals for the lines of an answer, starting with the first. */
  readonly ordinals: readonly string[];
  readonly last: string;
  /** Asks for more about something. */
  readonly more: string;
  /** Words such as `which of them`. */
  readonly ofThem: string;
  readonly most: string;
  readonly least: string;
  /** Asks what held before something ended or changed it. */
  readonly earlier: string;
  /** Words between alternatives. */
  readonly or: string;
  /** Compares one thing with another, or calls it more. */
  readonly compared: string;
}

export const followUpLexicon: Readonly<Record<LanguageCode, FollowUpLexicon>> = {
  en: {
    joining: 'and|or',
    interrogatives: 'whos?|whom|whose|which|whats?|whens?|wheres?|why|hows?',
    inverted: '(?:is|are|was|were|did|does|do|has|have|will) (?:that|this|it|they|these|those|he|she|there)',
    trend:
      'up or down|more or (?:less|fewer) than (?:before|last year|in \\d{4}|a year)|ris(?:ing|en)|falling|fallen|grow(?:ing|n)|grew|shr(?:inking|ank|unk)|increas(?:ed|ing)|decreas(?:ed|ing)|declin(?:ed|ing)|gone (?:up|down)',
    choosing: 'which|who',
    ordinals: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
    last: 'last',
    more: 'more|else|further|details?|elaborate|explain',
    ofThem: '(?:which|what|who)(?: ones?)? (?:of|among) (?:them|these|those)',
    most: 'most|biggest|largest|highest|greatest|top',
    least: 'least|fewest|smallest|lowest',
    earlier: 'before(?: (?:that|this|then))?|previously|earlier|originally',
    or: 'or',
    compared:
      'compared?|comparison|than|versus|vs|against|beside|more|less|fewer|bigger|larger|higher|greater|smaller|lower|cheaper',
  },
  de: {
    joining: 'und|oder',
    interrogatives:
      'wer|wen|wem|wessen|was|wann|wo|warum|wieso|weshalb|wie|welch\\p{L}*|wozu|worauf|wofür|wodurch|woher|wohin',
    inverted: '(?:ist|sind|war|waren|hat|haben|gilt|gelten|wird) (?:das|dies|es|er|sie|der|die)',
    trend:
      'mehr oder weniger als (?:zuvor|vorher|im vorjahr)|gestiegen|gesunken|gewachsen|geschrumpft|zugenommen|abgenommen|steig(?:t|en)|sink(?:t|en)',
    choosing: 'welch\\p{L}*|wer',
    ordinals: ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'],
    last: 'letzte',
    more: 'mehr|näher\\p{L}*|genauer|weiter\\p{L}*|einzelheiten',
    ofThem: 'welch\\p{L}* (?:davon|von (?:ihnen|denen|diesen))|(?:wer|was) davon',
    most: 'meisten?|größten?|höchsten?',
    least: 'wenigsten?|kleinsten?|niedrigsten?',
    earlier: 'vorher|davor|zuvor|früher|ursprünglich',
    or: 'oder',
    compared:
      'vergleich|verglichen|als|gegenüber|mehr|weniger|größer\\p{L}*|höher\\p{L}*|kleiner\\p{L}*|niedriger\\p{L}*',
  },
  fr: {
    joining: 'et|ou',
    interrogatives: 'qui|que|quoi|quel\\p{L}*|quand|où|pourquoi|comment|combien|lequel|laquelle',
    inverted: 'est-ce|(?:est|sont|a|ont)-(?:il|elle|ils|elles|t-il|t-elle|ce)',
    trend: 'en hausse|en baisse|augment(?:é|e|ent)|diminu(?:é|e|ent)|baissé',
    choosing: 'quel\\p{L}*|qui',
    ordinals: ['premi', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'],
    last: 'derni',
    more: 'plus|davantage|détails?|précis\\p{L}*',
    ofThem: '(?:lequel|laquelle|lesquels|lesquelles|qui) (?:d’entre eux|d’entre elles|d’eux|parmi eux)',
    most: 'le plus|la plus|les plus',
    least: 'le moins|la moins|les moins',
    earlier: 'avant|auparavant|initialement',
    or: 'ou',
    compared: 'compar\\p{L}*|rapport|plus|moins',
  },
  es: {
    joining: 'y|e|o',
    interrogatives: 'qui[eé]n\\p{L}*|qu[eé]|cu[aá]l\\p{L}*|cu[aá]ndo|d[oó]nde|c[oó]mo|cu[aá]nt\\p{L}*',
    inverted:
      '(?:es|son|sigue|siguen|está|están|ha|han|fue) (?:eso|esto|ese|esa|él|ella|todavía|aún|más|menos|vigente)',
    trend: 'sub(?:e|ió|ido|iendo) o baj(?:a|ó|ado|ando)|aumentado|disminuido|crecido|subido|bajado',
    choosing: 'cuál\\p{L}*|qué|qui[eé]n\\p{L}*',
    ordinals: ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'séptim', 'octav', 'noven', 'décim'],
    last: 'últim',
    more: 'más|detalles?|amplí\\p{L}*',
    ofThem: '(?:cuál|cuáles|quién|quiénes) de (?:ellos|ellas|estos|estas|esos|esas)',
    most: 'más|mayor',
    least: 'menos|menor',
    earlier: 'antes|anteriormente|originalmente|previamente',
    or: 'o|u',
    compared: 'compar\\p{L}*|frente|más|menos|mayor|menor',
  },
  pt: {
    joining: 'e|ou',
    interrogatives: 'quem|que|qual|quais|quando|onde|como|quant\\p{L}*|por que|por quê',
    inverted: '(?:é|são|está|estão|foi|tem) (?:isso|isto|esse|essa|ele|ela|ainda|mais|menos)',
    trend: 'aumentou|diminuiu|cresceu|subiu|caiu|em alta|em queda',
    choosing: 'qual|quais|que|quem',
    ordinals: ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 'sétim', 'oitav', 'non', 'décim'],
    last: 'últim',
    more: 'mais|detalhes?',
    ofThem: '(?:qual|quais|quem) (?:deles|delas|destes|destas)',
    most: 'mais|maior',
    least: 'menos|menor',
    earlier: 'antes|anteriormente|originalmente',
    or: 'ou',
    compared: 'compar\\p{L}*|mais|menos|maior|menor',
  },
  it: {
    joining: 'e|ed|o',
    interrogatives: 'chi|che|cosa|quale|quali|quando|dove|perché|come|quant\\p{L}*',
    inverted: '(?:è|sono|era|ha|hanno) (?:questo|quello|ancora|esso|essa|in aumento|in calo|più|meno)',
    trend: 'in aumento|in calo|aumentat[oai]|diminuit[oai]|cresciut[oai]|calat[oai]',
    choosing: 'quale|quali|chi',
    ordinals: ['prim', 'second', 'terz', 'quart', 'quint', 'sest', 'settim', 'ottav', 'non', 'decim'],
    last: 'ultim',
    more: 'più|altro|dettagli\\p{L}*',
    ofThem: '(?:quale|quali|chi) (?:di loro|di questi|di queste|fra loro)',
    most: 'più|maggiore',
    least: 'meno|minore',
    earlier: 'prima|precedentemente|originariamente',
    or: 'o|oppure',
    compared: 'confront\\p{L}*|rispetto|più|meno|maggiore|minore',
  },
  nl: {
    joining: 'en|of',
    interrogatives: 'wie|wat|wanneer|waar|waarom|hoe|welke?|hoeveel|waarvoor|waardoor',
    inverted: '(?:is|zijn|was|waren|heeft|hebben|geldt) (?:dat|dit|het|hij|zij|die)',
    trend: 'meer of minder dan (?:voorheen|vorig jaar)|gestegen|gedaald|gegroeid|gekrompen|toegenomen|afgenomen',
    choosing: 'welke?|wie',
    ordinals: ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste', 'negende', 'tiende'],
    last: 'laatste',
    more: 'meer|verder|details?',
    ofThem: '(?:welke|wie|wat) (?:daarvan|van (?:hen|deze|die))',
    most: 'meeste|grootste|hoogste',
    least: 'minste|kleinste|laagste',
    earlier: 'daarvoor|eerder|voorheen|oorspronkelijk',
    or: 'of',
    compared: 'vergel\\p{L}*|dan|tegenover|meer|minder|groter\\p{L}*|hoger\\p{L}*|kleiner\\p{L}*|lager\\p{L}*',
  },
};
