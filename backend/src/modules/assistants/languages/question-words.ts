import type { LanguageCode } from '#text/languages/language';

/** What a question asks for. */
export type Asked =
  'reason' | 'until' | 'time' | 'amount' | 'share' | 'money' | 'person' | 'act' | 'penalty' | 'meaning' | 'thing';

/** How a language asks: alternatives of patterns, in lower case. */
export interface QuestionWords {
  readonly time: string;
  /** Asks how long something lasts, or when it ends. */
  readonly until: string;
  /** Words before the day on which something ends. */
  readonly ending: string;
  /** Says that something goes on beyond the day on which it would have ended. */
  readonly prolonging: string;
  /** Asks what would be if things were otherwise than they are. */
  readonly supposing: string;
  /** Asks whether something has come about by now. */
  readonly soFar: string;
  /** Says that something is to come about. */
  readonly toCome: string;
  readonly amount: string;
  /** Asks for the number of something that is counted: no money. */
  readonly counting: string;
  readonly share: string;
  readonly money: string;
  readonly person: string;
  /** The numbers from two to ten. */
  readonly numbers: string;
  /** Words before a thing, `the tariff on films`; none that may stand before a verb or after one as a part of it. */
  readonly prepositions: string;
  /** Asks for what somebody does, in words that ask of somebody for who leads: `in charge of`. */
  readonly charge: string;
  /** Asks for an order, a law, a section. */
  readonly act: string;
  readonly penalty: string;
  /** Words that tell a penalty. */
  readonly punishing: string;
  /** What an abbreviation or a word stands for. */
  readonly meaning: string;
  /** Words of questions that name no subject, besides the function words of the language. */
  readonly asking: string;
  /** Openings of a question that goes on from the one before. */
  readonly goingOn: string;
  /** Words for something that was said before. */
  readonly pronouns: string;
  /** Units of time. */
  readonly spans: string;
  readonly reason: string;
  /** Words that give a reason. */
  readonly because: string;
}

export const questionWords: Readonly<Record<LanguageCode, QuestionWords>> = {
  en: {
    until:
      'until when|till when|how (?:long|much time)|when (?:\\p{L}+ ){0,6}(?:expires?|runs? out|lapses?)|(?:expiry|expiration|end) date',
    ending:
      'until|till|through|expir(?:es?|ed|ing|y|ation)(?: \\p{L}+){0,2}|ends?(?: \\p{L}+)?|lapses?(?: \\p{L}+)?|not later than|no later than',
    prolonging: 'continu(?:e|es|ed|ing|ation)|exten(?:d|ds|ded|ding|sion)|prolong\\p{L}*|maintain\\p{L}*',
    supposing: "would(?:n[’']t)?|without|had been|originally",
    time: "when|until when|how (?:long|soon|fast|quickly)|(?:what|which|at what|at which) (?:time|hour|day|date|year|month)|deadlines?|due(?: date)?|by when|what'?s the date|expir(?:e|es|y)",
    soFar: 'yet|already|so far|by now|on time|in time',
    toCome: 'shall|must|will|would|is to|are to|direct(?:s|ed)?|calls? for|plans? to|requir(?:es|ed)',
    counting: 'how many',
    amount:
      "how (?:many|much|large|big)|what number|how high|what(?:’s|'s| is| are| was| were) the (?:\\p{L}+ ){0,2}(?:thresholds?|limits?|ceilings?|caps?|minimum|maximum)",
    share: 'what per ?cent(?:age)?|what share|(?:what|which) rate|how many per ?cent',
    money:
      'how (?:many|much) (?:\\p{L}+ ){0,2}(?:millions?|billions?|dollars?|money|euros?)|how much (?:does|do|will|would|did) .* costs?|what (?:does|will|would) .* cost|budget',
    person:
      'whos?|whom|whose|which (?:agency|department|office|body|person|official|ministers?|company|companies|authority)',
    numbers: 'two three four five six seven eight nine ten',
    prepositions: 'on|of|for|from|with|against|about|concerning|between|among',
    charge: 'in charge(?: of)?|responsible(?: for)?|tasked with|charged with|entrusted with|in command of',
    act: '(?:which|what)(?: \\p{L}+| \\d+){0,2} (?:orders?|proclamations?|laws?|statutes?|acts?|sections?|rules?|regulations?|provisions?|legal (?:basis|authority|authorities))',
    penalty:
      '(?:which|what) (?:\\p{L}+ )?(?:penalt(?:y|ies)|punishments?|fines?|sanctions?|jail|prison)|punished|fined|jail|prison|penalt(?:y|ies)|fines?',
    punishing:
      'fines?|fined|penalt\\p{L}*|imprison\\p{L}*|prison|jail\\p{L}*|punish\\p{L}*|forfeit\\p{L}*|sentenced|prosecut\\p{L}*|sanction\\p{L}*|revo(?:ke|ked|cation)',
    meaning: "meaning|mean|means|stands? for|short for|spelt out|spelled out|= ?\\?|what(?:'s| is| are)",
    asking:
      'tell explain please exactly actually really say says said mean means meaning according document paper text question answer nutshell thing things stuff something anything ones somebody anybody someone anyone everyone nobody people get gets got getting go goes going come comes let lets make makes made still already ever even also too yes know known knows want need like happen happens happened do does did done may might right correct true so way kind sort lot across overall altogether whats whos hows wheres whens thats theres dont doesnt didnt isnt arent wasnt hasnt havent cant wont im ive hour day week month year date deadline due time',
    goingOn: 'and|but|so|what about|how about|then|also|or',
    pronouns: 'it|its|they|them|their|theirs|that|this|those|these|he|him|his|she|her|there|one|ones',
    spans: 'seconds?|minutes?|hours?|days?|weeks?|months?|years?',
    reason: 'why|how come|what for|for what reason|what (?:is|are) the reasons?',
    because: 'because|due to|owing to|in light of|in recognition of|as a result of|in order to',
  },
  de: {
    until:
      'bis wann|wie lange|wann (?:\\p{L}+ ){0,6}(?:endet|enden|abläuft|ablaufen|ausläuft|auslaufen)|enddatum|ablaufdatum',
    ending: 'bis(?: \\p{L}+)?|endet(?: \\p{L}+)?|läuft(?: \\p{L}+)?|spätestens',
    prolonging: 'fortgesetzt|fortsetz\\p{L}*|verlänger\\p{L}*|weiterhin',
    supposing: 'hätte[nt]?|wäre[nt]?|würde[nt]?|ohne|ursprünglich',
    time: 'wann|bis wann|ab wann|seit wann|wie (?:lange|bald|schnell)|an welchem tag|welches datum|um wie viel uhr|frist|termin',
    soFar: 'schon|bereits|bisher|bis jetzt|rechtzeitig|pünktlich',
    toCome: 'soll(?:en|te|ten)?|muss|müssen|wird|werden|weist|verpflichtet',
    counting: 'wie viele',
    amount:
      'wie ?viele?|wie hoch|wie groß|(?:was|welche[rs]?) (?:ist )?(?:die|der|das)? ?(?:\\p{L}*schwelle|\\p{L}*grenze|schwellenwert|grenzwert|obergrenze|höchstbetrag)',
    share: 'wie ?viel prozent|welcher anteil|welcher satz',
    money: 'wie ?viele? (?:millionen|milliarden|geld|euro|dollar)|was kostet|wie teuer',
    person: 'wer|wen|wem|wessen|welche behörde|welches ministerium',
    numbers: 'zwei drei vier fünf sechs sieben acht neun zehn',
    prepositions: 'auf|von|vom|für|aus|mit|gegen|über|bei|beim|zwischen',
    charge: 'zuständig|verantwortlich|verantwortet|beauftragt|betraut',
    act: '(?:welche[nrsm]?|auf welche[nrsm]?)(?: \\p{L}+| \\d+){0,2} (?:verordnung(?:en)?|erlass(?:e|en)?|anordnung(?:en)?|gesetze?|paragraph(?:en)?|rechtsgrundlagen?|verfügung(?:en)?)',
    penalty: 'welche (?:strafen?|sanktionen?|geldstrafen?|bußen?|bußgelder)|strafen?|bestraft|bußgeld(?:er)?',
    punishing: 'strafe?n?|geldstrafen?|bußgeld\\p{L}*|bestraf\\p{L}*|gefängnis\\p{L}*|haft|sanktion\\p{L}*',
    meaning: 'bedeutet|bedeutung|steht für|abkürzung|was (?:ist|sind|heißt)',
    asking: 'bitte genau eigentlich sagen sagt dokument text frage gibt geben noch schon etwas jemand frist tag datum',
    goingOn: 'und|aber|also|was ist mit|oder|dann',
    pronouns: 'es|er|sie|ihn|ihm|ihr|ihnen|dies|diese|dieser|dieses|dort|davon|dafür|darin',
    spans: 'sekunden?|minuten?|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre',
    reason: 'warum|wieso|weshalb|wozu|aus welchem grund',
    because: 'weil|denn|wegen|aufgrund|infolge|um zu',
  },
  fr: {
    until:
      "jusqu[’']à quand|jusqu[’']en quand|(?:pendant )?combien de temps|quand (?:\\p{L}+ ){0,6}(?:expire|expirent|finit|finissent|prend fin)|date d[’']expiration",
    ending: "jusqu[’'](?:au|à|en)|expire\\p{L}*(?: \\p{L}+)?|prend fin(?: \\p{L}+)?|au plus tard(?: \\p{L}+)?",
    prolonging: 'continu\\p{L}*|prolong\\p{L}*|maint\\p{L}*',
    supposing: 'aurait|auraient|serait|seraient|sans|initialement',
    time: 'quand|jusqu’à quand|combien de temps|quel (?:jour|mois)|quelle (?:date|heure|année)|délai|échéance',
    soFar: "déjà|à ce jour|jusqu[’']ici|à temps",
    toCome: 'doi(?:t|vent)|devra|devront|sera|seront|charge|enjoint|prévoit',
    counting: 'combien de',
    amount: 'combien|quel(?:le)? est (?:le|la) (?:seuil|limite|plafond|minimum|maximum)',
    share: 'quel (?:pourcentage|taux)|quelle part',
    money: 'combien (?:de|d’) ?(?:millions|milliards|argent|euros|dollars)|combien coûte',
    person: 'qui|quel (?:ministre|organisme|service)|quelle (?:agence|autorité)',
    numbers: 'deux trois quatre cinq six sept huit neuf dix',
    prepositions: 'sur|de|des|du|pour|avec|contre|entre|chez',
    charge: "en charge(?: de)?|chargée?s?(?: de)?|responsables?(?: de)?|s[’']occupe(?:nt)?(?: de)?",
    act: '(?:quel(?:le)?s?)(?: \\p{L}+| \\d+){0,2} (?:décrets?|lois?|ordres?|proclamations?|articles?|base juridique)',
    penalty: 'quel(?:le)?s? (?:peines?|amendes?|sanctions?)|puni\\p{L}*|amendes?',
    punishing: 'amendes?|peines?|prison|puni\\p{L}*|sanction\\p{L}*',
    meaning: 'signifie|veut dire|abréviation|qu’est-ce que|c’est quoi',
    asking: 'dire dit document texte question exactement encore déjà chose quelqu',
    goingOn: 'et|mais|alors|ou',
    pronouns: 'il|elle|ils|elles|lui|leur|cela|ça|ceci|y',
    spans: 'secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?',
    reason: 'pourquoi|pour quelle raison',
    because: 'parce que|car|en raison de|à cause de|afin de',
  },
  es: {
    until:
      'hasta cuándo|hasta cuando|(?:por |durante )?cuánto tiempo|cuándo (?:\\p{L}+ ){0,6}(?:vence|vencen|expira|expiran|termina|terminan|caduca|caducan)|fecha de vencimiento',
    ending: 'hasta(?: el)?|vence\\p{L}*(?: el)?|expira\\p{L}*(?: el)?|termina\\p{L}*(?: el)?|a más tardar(?: el)?',
    prolonging: 'continu\\p{L}*|prórrog\\p{L}*|prorrog\\p{L}*|prolong\\p{L}*|exten\\p{L}*|extiend\\p{L}*',
    supposing: 'habría\\p{L}*|hubiera\\p{L}*|sería\\p{L}*|sin|originalmente',
    time: 'cuándo|cuando|hasta cuándo|cuánto tiempo|qué (?:día|fecha|hora|año|mes)|plazo|vencimiento',
    soFar: 'ya|hasta ahora|a tiempo',
    toCome: 'debe(?:n|rá|rán)?|será|serán|ordena|prevé',
    counting: 'cuánt[oa]s',
    amount: 'cuánt[oa]s?|(?:cuál|qué) es (?:el|la) (?:umbral|límite|tope|mínimo|máximo)',
    share: 'qué (?:porcentaje|tasa|parte)',
    money: 'cuánt[oa]s? (?:millones|dinero|dólares|euros)|cuánto cuesta',
    person: 'quién|quiénes|quien|qué (?:agencia|organismo|ministerio)',
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez',
    prepositions: 'sobre|de|del|para|con|contra|entre',
    charge: 'a cargo(?: de)?|encargad[oa]s?(?: de)?|se encargan?(?: de)?|responsables?(?: de)?',
    act: '(?:qué|cuál(?:es)?|en qué)(?: \\p{L}+| \\d+){0,2} (?:orden(?:es)?|ley(?:es)?|decretos?|proclamacion(?:es)?|proclamación|sección|secciones|base legal)',
    penalty: 'qué (?:penas?|multas?|sanci[oó]n(?:es)?|castigos?)|multas?|castig\\p{L}*',
    punishing: 'multas?|penas?|prisión|cárcel|castig\\p{L}*|sanci\\p{L}*',
    meaning: 'significa|quiere decir|sigla|qué es',
    asking: 'decir dice documento texto pregunta exactamente todavía ya cosa algo alguien hay',
    goingOn: 'y|pero|entonces|o',
    pronouns: 'él|ella|ellos|ellas|lo|le|les|eso|esto|esa|ese|allí',
    spans: 'segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?',
    reason: 'por qué|para qué',
    because: 'porque|debido a|a causa de|ya que|con el fin de',
  },
  pt: {
    until:
      'até quando|(?:por |durante )?quanto tempo|quando (?:\\p{L}+ ){0,6}(?:vence|vencem|expira|expiram|termina|terminam)|data de vencimento',
    ending: 'até(?: o| a)?|vence\\p{L}*(?: em)?|expira\\p{L}*(?: em)?|termina\\p{L}*(?: em)?',
    prolonging: 'continu\\p{L}*|prorrog\\p{L}*|prolong\\p{L}*|estend\\p{L}*',
    supposing: 'teria\\p{L}*|seria\\p{L}*|sem|originalmente',
    time: 'quando|até quando|quanto tempo|que (?:dia|data|hora|ano|mês)|prazo|vencimento',
    soFar: 'já|até agora|a tempo',
    toCome: 'deve(?:m|rá|rão)?|será|serão|ordena|prevê',
    counting: 'quant[oa]s',
    amount: 'quant[oa]s?|(?:qual|que) é (?:o|a) (?:limiar|limite|teto|mínimo|máximo)',
    share: 'que (?:porcentagem|percentagem|taxa|parte)',
    money: 'quant[oa]s? (?:milhões|dinheiro|dólares|euros|reais)|quanto custa',
    person: 'quem|que (?:agência|órgão|ministério)',
    numbers: 'dois três quatro cinco seis sete oito nove dez',
    prepositions: 'sobre|de|do|da|dos|das|para|com|contra|entre',
    charge: 'a cargo(?: de)?|encarregad[oa]s?(?: de)?|se encarrega\\p{L}*|responsáve(?:l|is)(?: por)?',
    act: '(?:que|qual|quais)(?: \\p{L}+| \\d+){0,2} (?:ordem|ordens|leis?|decretos?|proclamaç\\p{L}*|seção|seções)',
    penalty: 'que (?:penas?|multas?|sanç\\p{L}*|castigos?)|multas?|punid\\p{L}*',
    punishing: 'multas?|penas?|prisão|puni\\p{L}*|sanç\\p{L}*',
    meaning: 'significa|quer dizer|sigla|o que é',
    asking: 'dizer diz documento texto pergunta exatamente ainda já coisa algo alguém há',
    goingOn: 'e|mas|então|ou',
    pronouns: 'ele|ela|eles|elas|lhe|isso|isto|essa|esse|lá',
    spans: 'segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?',
    reason: 'por que|por quê|para quê',
    because: 'porque|devido a|por causa de|já que|a fim de',
  },
  it: {
    until:
      'fino a quando|(?:per )?quanto tempo|quando (?:\\p{L}+ ){0,6}(?:scade|scadono|finisce|finiscono|termina|terminano)|data di scadenza',
    ending: "fino (?:a|al|all[’']|alla)|scade\\p{L}*(?: il)?|termina\\p{L}*(?: il)?|entro(?: il)?",
    prolonging: 'continu\\p{L}*|proro\\p{L}*|prolung\\p{L}*|esten\\p{L}*',
    supposing: 'avrebbe\\p{L}*|sarebbe\\p{L}*|senza|originariamente',
    time: 'quando|fino a quando|quanto tempo|che (?:giorno|data|ora|anno|mese)|scadenza|termine',
    soFar: 'già|finora|in tempo',
    toCome: 'deve|devono|dovrà|dovranno|sarà|saranno|ordina|prevede',
    counting: 'quant[ie]',
    amount: 'quant[oaie]|(?:qual|quale|che) è (?:la|il|lo) (?:soglia|limite|tetto|minimo|massimo)',
    share: 'che (?:percentuale|tasso|quota)',
    money: 'quant[oi] (?:milioni|miliardi|soldi|euro|dollari)|quanto costa',
    person: 'chi|quale (?:agenzia|ente|ministero)',
    numbers: 'due tre quattro cinque sei sette otto nove dieci',
    prepositions: 'su|sul|sulla|sui|sulle|di|del|della|dei|delle|per|con|contro|tra|fra',
    charge: 'incaricat[oaie](?: di)?|responsabil[ei](?: di)?|si occupa\\p{L}*',
    act: '(?:che|quale|quali)(?: \\p{L}+| \\d+){0,2} (?:ordin[ei]|legg[ei]|decret[oi]|proclam[ai]|sezion[ei]|base giuridica)',
    penalty: '(?:che|quale|quali) (?:pen[ae]|mult[ae]|sanzion[ei])|mult[ae]|punit[oaie]',
    punishing: 'mult[ae]|pen[ae]|prigione|puni\\p{L}*|sanzion\\p{L}*',
    meaning: 'significa|vuol dire|sigla|che cos’è|cosa è',
    asking: 'dire dice documento testo domanda esattamente ancora già cosa qualcosa qualcuno',
    goingOn: 'e|ma|allora|o',
    pronouns: 'lui|lei|loro|li|questo|quello|ciò|ci|ne',
    spans: 'secondi|minuti|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]',
    reason: 'perché|per quale motivo',
    because: 'perché|poiché|a causa di|al fine di',
  },
  nl: {
    until:
      'tot wanneer|hoe ?lang|wanneer (?:\\p{L}+ ){0,6}(?:verloopt|verlopen|afloopt|aflopen|eindigt|eindigen)|einddatum',
    ending: 'tot(?: en met)?|verloopt(?: op)?|eindigt(?: op)?|uiterlijk(?: op)?',
    prolonging: 'voortgezet|voortzet\\p{L}*|verleng\\p{L}*|blij(?:ft|ven)',
    supposing: 'zou|zouden|zonder|oorspronkelijk',
    time: 'wanneer|tot wanneer|hoe (?:lang|snel)|welke (?:dag|datum)|welk (?:jaar|uur)|termijn|deadline',
    soFar: 'al|reeds|tot nu toe|op tijd',
    toCome: 'moet(?:en)?|zal|zullen|dient|dienen|wordt|worden',
    counting: 'hoeveel (?:mensen|\\p{L}+en)',
    amount: 'hoeveel|hoe groot|hoe hoog|wat is (?:de|het) (?:drempel|drempelwaarde|grens|limiet|maximum|minimum)',
    share: 'hoeveel procent|welk (?:deel|percentage|tarief)',
    money: 'hoeveel (?:miljoen|miljard|geld|euro|dollar)|wat kost',
    person: 'wie|wiens|welke (?:instantie|dienst|minister)',
    numbers: 'twee drie vier vijf zes zeven acht negen tien',
    prepositions: 'op|van|voor|uit|met|tegen|over|tussen|bij',
    charge: 'verantwoordelijk(?: voor)?|belast met',
    act: '(?:welke?|op welke)(?: \\p{L}+| \\d+){0,2} (?:bevel(?:en)?|wet(?:ten)?|besluit(?:en)?|proclamaties?|artikel(?:en)?|rechtsgrond)',
    penalty: 'welke (?:straf(?:fen)?|boetes?|sancties?)|boetes?|gestraft',
    punishing: 'boetes?|straf\\p{L}*|gevangenis\\p{L}*|sanctie\\p{L}*',
    meaning: 'betekent|betekenis|staat voor|afkorting|wat (?:is|zijn)',
    asking: 'zeggen zegt document tekst vraag precies nog al iets iemand',
    goingOn: 'en|maar|dus|of|dan',
    pronouns: 'hij|zij|ze|hem|haar|hun|dat|dit|deze|die|daar|ervan|erin',
    spans: 'seconden?|minuten?|uren|uur|dagen|dag|weken|week|maanden?|jaren|jaar',
    reason: 'waarom|waartoe',
    because: 'omdat|want|wegens|vanwege|als gevolg van',
  },
};
