import type { LanguageCode } from '#text/languages/language';

/** The kind of thing that a question asks for. */
export type AnswerType =
  | 'reason'
  | 'until'
  | 'time'
  | 'amount'
  | 'share'
  | 'money'
  | 'person'
  | 'act'
  | 'penalty'
  | 'consequence'
  | 'meaning'
  | 'thing';

/** Words by which questions ask: alternatives of patterns, in lower case. */
export interface QuestionLexicon {
  readonly time: string;
  /** Asks for a day rather than a year. */
  readonly day: string;
  /** Asks how long something lasts, or when it ends. */
  readonly until: string;
  /** Asks about an assumption: what would happen if. */
  readonly supposing: string;
  /** Asks what holds now. */
  readonly now: string;
  /** Shows that a question is about the past. */
  readonly past: string;
  /** Asks for whoever or whatever came before the present one. */
  readonly former: string;
  /** Asks whether something holds. */
  readonly holding: string;
  /** Says that something lasts, in a question for its end. */
  readonly lasting: string;
  /** Asks about the future. */
  readonly coming: string;
  /** Asks how far or how tall, and so for a length. */
  readonly length: string;
  /** Asks where something is. */
  readonly where: string;
  /** Asks whether something has happened by now. */
  readonly soFar: string;
  /** `did` without a question word before it: `did they pay?`, not `how much did they promise?` */
  readonly didSo?: string;
  readonly amount: string;
  /** Asks for a number of things, not for money. */
  readonly counting: string;
  readonly share: string;
  readonly money: string;
  readonly person: string;
  /** Words before a thing: `the tariff on films`. None that may be part of a verb. */
  readonly prepositions: string;
  /** Set phrases of a preposition and a noun that names no thing: `on board`. */
  readonly adverbials: string;
  /** Asks what somebody is in charge of, with words that otherwise ask for a person. */
  readonly charge: string;
  /** Asks for an order, a law, a section. */
  readonly act: string;
  readonly penalty: string;
  /** Asks what follows if something is done or not done. */
  readonly consequence: string;
  /** Asks what an abbreviation or a word stands for. */
  readonly meaning: string;
  /** Words of questions that name no subject, besides function words. */
  readonly asking: string;
  /** Nouns that fit any goods and say nothing beside another word: `copper products`, `goods from Canada`. */
  readonly generic: string;
  /** Beginnings of a question that continues the one before. */
  readonly goingOn: string;
  /** Words for something said before. */
  readonly pronouns: string;
  /** Phrases in which such a word stands for nothing: `is there`, `gibt es`. */
  readonly expletives: string;
  readonly reason: string;
  /** Asks for the names of several. */
  readonly names: string;
  /** Words for places that are no things even after a preposition: `from abroad`. */
  readonly elsewhere: string;
  /** Asks for what replaced something. */
  readonly asksInstead: string;
}

export const questionLexicon: Readonly<Record<LanguageCode, QuestionLexicon>> = {
  en: {
    past: 'was|were|did|had|used to|back then|at the time|formerly',
    day: '(?:what|which) (?:day|date)|(?:day|date) (?:was|is|did|does)',
    until:
      'until when|till when|how (?:long|much time)|when (?:\\p{L}+ ){0,6}(?:expires?|runs? out|lapses?)|(?:expiry|expiration|end) date',
    supposing:
      "would(?:n[’']t)?|without|had been|had(?:n[’']?t) |originally|initially|(?:old|previous|former|initial|original) (?:deadline|date|end|limit|expiry)",
    time: "when|until when|how (?:long|soon|fast|quickly)|(?:what|which|at what|at which) (?:time|hour|day|date|year|month)|deadlines?|due(?: date)?|by when|what'?s the date|expir(?:e|es|y)",
    now: 'now|right now|rn|atm|nowadays|today|at present|at the moment|currently|current|still|in force|in effect|these days',
    former:
      'used to|former|previous|prior|outgoing|predecessors?|preced(?:e|es|ed|ing)|came before|took over from|taken over from',
    holding: 'hold(?:s|ing)?|in force|in effect|appl(?:y|ies)|valid|stands?|exists?|active|on the books',
    lasting: 'last(?:s|ed)?(?=\\P{L}*$)|remain(?:s|ed)?|run(?:s)?(?! out)',
    coming: "will|won[’']t|[’']ll|going to|gonna|supposed to|planned|scheduled|slated|expected to",
    length: 'how (?:far|tall|wide)|(?:what|which) (?:distance|length|width|depth)',
    where: 'where',
    soFar: 'yet|already|so far|up to now|until now|to date|by now|on time|in time|actually been|really been',
    didSo: 'did',
    counting: 'how many',
    amount:
      "how (?:many|much|large|big|far|high|tall|deep|wide|heavy|old)|what number|what(?:’s|'s| is| are| was| were) the (?:\\p{L}+ ){0,2}(?:thresholds?|limits?|ceilings?|caps?|minimum|maximum)|(?:what|which) (?:weight|size|height|length|width|distance|speed|age|temperature|capacity|quantity)",
    share: 'what per ?cent(?:age)?|what share|(?:what|which) rate|how many per ?cent',
    money:
      'how (?:many|much) (?:\\p{L}+ ){0,2}(?:millions?|billions?|dollars?|money|euros?)|how much (?:does|do|will|would|did) .* costs?|what (?:does|will|would) .* cost|budget',
    person:
      'whos?|whom|whose|which (?:agency|department|office|body|person|official|ministers?|company|companies|authority)',
    prepositions: 'on|of|for|from|with|against|about|concerning|between|among',
    adverbials:
      'on (?:board|time|purpose|average|duty|site|sale|strike|hold|track|record|paper|foot|demand|behalf|top)|in (?:charge|force|effect|place|time|total|general|particular|practice|principle|detail|advance|person|public|private|use|progress|danger|fact|full|part|return|reality|theory|common|writing|power|office|town)|at (?:stake|risk|work|home|sea|war|large|least|most|present|last|once|all|issue|fault|hand)|by (?:law|chance|mistake|hand|name|far|now)|under (?:way|pressure|control|review|construction|discussion)|for (?:example|instance|free|sale|now|good|sure)|of (?:course|age|late)|from (?:scratch|memory|abroad)|with(?:in|out) (?:reach|delay|notice|exception|question|fail)',
    charge: 'in charge(?: of)?|responsible(?: for)?|tasked with|charged with|entrusted with|in command of',
    act: '(?:which|what)(?: \\p{L}+| \\d+){0,2} (?:orders?|proclamations?|laws?|statutes?|acts?|sections?|rules?|regulations?|provisions?|legal (?:basis|authority|authorities))',
    penalty:
      '(?:which|what) (?:\\p{L}+ )?(?:penalt(?:y|ies)|punishments?|fines?|sanctions?|jail|prison)|punished|fined|jail|prison|penalt(?:y|ies)|fines?',
    consequence: 'what (?:happens|would happen|will happen) (?:if|when)|what if',
    meaning: "meaning|mean|means|stands? for|short for|spelt out|spelled out|= ?\\?|what(?:'s| is| are)",
    asking:
      'tell explain please exactly actually really say says said mean means meaning according document paper text question answer nutshell thing things stuff something anything ones somebody anybody someone anyone everyone nobody people get gets got getting go goes going come comes let lets make makes made still already ever even also too yes know known knows want need like happen happens happened do does did done may might right correct true so way kind sort lot across overall altogether whats whos hows wheres whens thats theres ppl pls plz rn atm btw asap thx ty ur gonna wanna gotta tho lol dont doesnt didnt isnt arent wasnt hasnt havent cant wont im ive beforehand valid less fewer hour day week month year date deadline due time',
    generic:
      'products product goods items item articles article merchandise wares commodities commodity materials material',
    goingOn: 'and|but|so|what about|how about|then|also|or',
    pronouns: 'it|its|they|them|their|theirs|that|this|those|these|he|him|his|she|her|there|one|ones',
    expletives:
      "there(?:[’']s| (?:is|are|was|were|will|has|have))|(?:is|are|was|were|isn[’']t|aren[’']t|wasn[’']t|will|has|have) there",
    reason:
      'why|how come|what for|for what reason|what (?:is|are) the reasons?|what explains|how (?:does|do|can|is|are) (?:that|this|it|they|those) (?:add up|possible|be|make sense|work out)',
    names: 'names? of|(?:list|give)(?: me)? (?:the|all|their)?(?: the)? ?names|by name',
    elsewhere: 'abroad overseas outside',
    asksInstead:
      'what(?: \\p{L}+){0,2} (?:replaced|replaces|succeeded)|(?:what|which)(?: [^?]*)? (?:in (?:its|their) (?:place|stead)|took (?:its|their|the) place|in place the same day|instead(?! of))',
  },
  de: {
    past: 'war|waren|wurde|wurden|galt|galten|hatte|hatten|zahlte|zahlten|betrug|damals|einst',
    day: 'welche[rmns]? (?:tag|datum)',
    until:
      'bis wann|wie lange|wann (?:\\p{L}+ ){0,6}(?:endet|enden|abläuft|ablaufen|ausläuft|auslaufen)|enddatum|ablaufdatum',
    supposing:
      'hätte[nt]?|wäre[nt]?|würde[nt]?|ohne|ursprünglich|(?:alte|vorige|frühere|bisherige)[nsr]? (?:frist|termin|datum|ende)',
    time: 'wann|bis wann|ab wann|seit wann|wie (?:lange|bald|schnell)|an welchem tag|welches datum|um wie viel uhr|frist|termin',
    now: 'jetzt|heute|derzeit|aktuell\\p{L}*|gegenwärtig|noch|in kraft',
    former:
      'vormalige?[rnms]?|ehemalige?[rnms]?|frühere?[rnms]?|vorige[rnms]?|bisherige[rnms]?|vorgänger\\p{L}*|löste .*ab|abgelöst',
    holding: 'gilt|gelten|gültig|in kraft|wirksam|besteht|bestehen|hält',
    lasting: 'dauern?|dauert|läuft|laufen|bleib(?:t|en)|gilt|gelten',
    coming: 'wird|werden|soll(?:en)?|geplant|vorgesehen',
    length: 'wie (?:weit|breit)',
    where: 'wo|woher|wohin',
    soFar: 'schon|bereits|bisher|bis jetzt|rechtzeitig|pünktlich',
    counting: 'wie viele',
    amount:
      'wie ?viele?|wie (?:hoch|groß|weit|tief|schwer|alt)|(?:was|welche[rs]?) (?:ist )?(?:die|der|das)? ?(?:\\p{L}*schwelle|\\p{L}*grenze|schwellenwert|grenzwert|obergrenze|höchstbetrag)',
    share: 'wie ?viel prozent|welcher anteil|welcher satz',
    money: 'wie ?viele? (?:millionen|milliarden|geld|euro|dollar)|was kostet|wie teuer',
    person: 'wer|wen|wem|wessen|welche behörde|welches ministerium',
    prepositions: 'auf|von|vom|für|aus|mit|gegen|über|bei|beim|zwischen',
    adverbials:
      'an bord|in kraft|im gange|in gefahr|auf dauer|auf probe|auf anfrage|auf wunsch|zu hause|zur zeit|in zukunft|im prinzip|im durchschnitt|im einzelnen|im allgemeinen|am werk|vor ort|unter druck|mit absicht|aus versehen|zum beispiel',
    charge: 'zuständig|verantwortlich|verantwortet|beauftragt|betraut',
    act: '(?:welche[nrsm]?|auf welche[nrsm]?)(?: \\p{L}+| \\d+){0,2} (?:verordnung(?:en)?|erlass(?:e|en)?|anordnung(?:en)?|gesetze?|paragraph(?:en)?|rechtsgrundlagen?|verfügung(?:en)?)',
    penalty: 'welche (?:strafen?|sanktionen?|geldstrafen?|bußen?|bußgelder)|strafen?|bestraft|bußgeld(?:er)?',
    consequence: 'was (?:passiert|geschieht|wäre),? wenn|was,? wenn',
    meaning: 'bedeutet|bedeutung|steht für|abkürzung|was (?:ist|sind|heißt)',
    asking:
      'bitte genau eigentlich sagen sagt dokument text frage gibt geben noch schon etwas jemand frist tag datum konnte musste darf dürfen gilt gelten viel viele weniger überhaupt gerade steht stehen liegt liegen beträgt betragen betrifft betreffen kommt kommen heißt zeig zeige sag nenn nenne ganz überall',
    generic: 'waren ware güter produkte produkten produkt erzeugnisse erzeugnissen artikel artikeln gegenstände',
    goingOn: 'und|aber|also|was ist mit|oder|dann',
    pronouns: 'es|er|sie|ihn|ihm|ihr|ihnen|dies|diese|dieser|dieses|dort|davon|dafür|darin',
    expletives: '(?:gibt|gab|gäbe|geht|ging|steht) es|es (?:gibt|gab|geht|ging)|handelt es sich',
    reason: 'warum|wieso|weshalb|wozu|aus welchem grund',
    names: 'namen (?:der|von|aller)|wie heißen (?:die|alle)|namentlich',
    elsewhere: 'ausland auswärts',
    asksInstead:
      '(?:was|welche\\p{L}*)(?: [^?]*)? (?:ersetzt\\p{L}*|stattdessen|an (?:ihre|seine|deren|dessen) stelle)',
  },
  fr: {
    past: 'était|étaient|fut|furent|avait|avaient|jadis',
    day: 'quel(?:le)? (?:jour|date)',
    until:
      "jusqu[’']à quand|jusqu[’']en quand|(?:pendant )?combien de temps|quand (?:\\p{L}+ ){0,6}(?:expire|expirent|finit|finissent|prend fin)|date d[’']expiration",
    supposing: 'aurait|auraient|serait|seraient|sans|initialement|(?:ancienne?|précédente?) (?:échéance|date|délai)',
    time: 'quand|jusqu’à quand|combien de temps|quel (?:jour|mois)|quelle (?:date|heure|année)|délai|échéance',
    now: "maintenant|aujourd[’']hui|actuellement|actuel\\p{L}*|encore|en vigueur",
    former: 'anciens?|anciennes?|précédente?s?|prédécesseure?s?|précéd\\p{L}*',
    holding: "en vigueur|valables?|valides?|s[’']appliquent?|tien(?:t|nent)",
    lasting: 'dur(?:e|ent|er)|reste(?:nt)?',
    coming: 'va|vont|prévue?s?|\\p{L}{2,}(?:era|eront|ira|iront|dra|dront)',
    length: 'à quelle distance|quelle (?:distance|longueur|largeur|profondeur)',
    where: 'où',
    soFar: "déjà|à ce jour|jusqu[’']ici|à temps",
    counting: 'combien de',
    amount: 'combien|quel(?:le)? est (?:le|la) (?:seuil|limite|plafond|minimum|maximum)',
    share: 'quel (?:pourcentage|taux)|quelle part',
    money: 'combien (?:de|d’) ?(?:millions|milliards|argent|euros|dollars)|combien coûte',
    person: 'qui|quel (?:ministre|organisme|service)|quelle (?:agence|autorité)',
    prepositions: 'sur|de|des|du|pour|avec|contre|entre|chez',
    adverbials:
      "à bord|en vigueur|en cours|en danger|en général|en particulier|en moyenne|en détail|en pratique|en principe|à l[’']avance|à la maison|sur place|par exemple|par hasard|sous pression",
    charge: "en charge(?: de)?|chargée?s?(?: de)?|responsables?(?: de)?|s[’']occupe(?:nt)?(?: de)?",
    act: '(?:quel(?:le)?s?)(?: \\p{L}+| \\d+){0,2} (?:décrets?|lois?|ordres?|proclamations?|articles?|base juridique)',
    penalty: 'quel(?:le)?s? (?:peines?|amendes?|sanctions?)|puni\\p{L}*|amendes?',
    consequence: "que se passe-t-il si|qu[’']arrive-t-il si",
    meaning: 'signifie|veut dire|abréviation|qu’est-ce que|c’est quoi',
    asking: 'dire dit document texte question exactement encore déjà chose quelqu avait faut ici maintenant moi',
    generic: 'produits produit biens articles article marchandises marchandise',
    goingOn: 'et|mais|alors|ou',
    pronouns: 'il|elle|ils|elles|lui|leur|cela|ça|ceci|y',
    expletives: "il n?[’']?y (?:a|avait|aura)|y (?:a|avait|aura)-t-il|y avait-il|s[’']agit-il|il s[’']agit",
    reason: 'pourquoi|pour quelle raison',
    names: "noms? (?:des|de tous)|comment s[’']appellent",
    elsewhere: 'étranger ailleurs',
    asksInstead: "(?:qu[’']est-ce qui|quoi|que|quel\\p{L}*)(?: [^?]*)? (?:remplac\\p{L}*|à (?:la|leur|sa) place)",
  },
  es: {
    past: 'era|eran|fue|fueron|estaba|estaban|había|hubo|pagaba|pagaban',
    day: 'qué (?:día|fecha)|cuál es la fecha',
    until:
      'hasta cuándo|hasta cuando|(?:por |durante )?cuánto tiempo|cuándo (?:\\p{L}+ ){0,6}(?:vence|vencen|expira|expiran|termina|terminan|caduca|caducan)|fecha de vencimiento',
    supposing:
      'habría\\p{L}*|hubiera\\p{L}*|sería\\p{L}*|sin|originalmente|(?:plazo|fecha|vencimiento) (?:anterior|original|previ[oa])',
    time: 'cuándo|cuando|hasta cuándo|cuánto tiempo|qué (?:día|fecha|hora|año|mes)|plazo|vencimiento',
    now: 'ahora|hoy|actualmente|actual|todavía|aún|en vigor|vigente',
    former: 'anteriores|anterior|ex|predecesor\\p{L}*|previ[oa]s?|precedi\\p{L}*|solía\\p{L}*',
    holding: 'en vigor|vigentes?|válid[oa]s?|se aplican?|rigen?|sigue(?:n)?',
    lasting: 'dura(?:n|r|rá|rán)?',
    coming: 'va|van|prevé|previst[oa]s?|\\p{L}{2,}(?:ará|erá|irá|arán|erán|irán)',
    length: 'a qué distancia|qué (?:distancia|longitud|anchura|profundidad)',
    where: 'dónde',
    soFar: 'ya|hasta ahora|a tiempo',
    counting: 'cuánt[oa]s',
    amount: 'cuánt[oa]s?|(?:cuál|qué) es (?:el|la) (?:umbral|límite|tope|mínimo|máximo)',
    share: 'qué (?:porcentaje|tasa|parte)',
    money: 'cuánt[oa]s? (?:millones|dinero|dólares|euros)|cuánto cuesta',
    person: 'quién|quiénes|quien|qué (?:agencia|organismo|ministerio)',
    prepositions: 'sobre|de|del|para|con|contra|entre',
    adverbials:
      'a bordo|en vigor|en curso|en peligro|en general|en particular|en promedio|en detalle|en la práctica|en principio|de antemano|en casa|sobre el terreno|por ejemplo|por error|bajo presión',
    charge: 'a cargo(?: de)?|encargad[oa]s?(?: de)?|se encargan?(?: de)?|responsables?(?: de)?',
    act: '(?:qué|cuál(?:es)?|en qué)(?: \\p{L}+| \\d+){0,2} (?:orden(?:es)?|ley(?:es)?|decretos?|proclamacion(?:es)?|proclamación|sección|secciones|base legal)',
    penalty: 'qué (?:penas?|multas?|sanci[oó]n(?:es)?|castigos?)|multas?|castig\\p{L}*',
    consequence: 'qué (?:pasa|pasaría|ocurre|sucede) si',
    meaning: 'significa|quiere decir|sigla|qué es',
    asking: 'decir dice documento texto pregunta exactamente todavía ya cosa algo alguien hay debe deben aquí entonces',
    generic: 'productos producto bienes artículos artículo mercancías mercancía',
    goingOn: 'y|pero|entonces|o',
    pronouns: 'él|ella|ellos|ellas|lo|le|les|eso|esto|esa|ese|allí',
    expletives: 'hay|había|hubo',
    reason: 'por qué|para qué',
    names: 'nombres? de (?:los|las|todos|todas)|cómo se llaman',
    elsewhere: 'extranjero fuera',
    asksInstead: 'qué(?: [^?]*)? (?:reemplaz\\p{L}*|sustitu\\p{L}*|en su lugar)',
  },
  pt: {
    past: 'era|eram|foi|foram|estava|estavam|havia|houve|pagava',
    day: 'que (?:dia|data)|qual (?:é )?a data',
    until:
      'até quando|(?:por |durante )?quanto tempo|quando (?:\\p{L}+ ){0,6}(?:vence|vencem|expira|expiram|termina|terminam)|data de vencimento',
    supposing: 'teria\\p{L}*|seria\\p{L}*|sem|originalmente|(?:prazo|data|vencimento) (?:anterior|original)',
    time: 'quando|até quando|quanto tempo|que (?:dia|data|hora|ano|mês)|prazo|vencimento',
    now: 'agora|hoje|atualmente|atual|ainda|em vigor|vigente',
    former: 'anteriores|anterior|ex|predecessor\\p{L}*|antecessor\\p{L}*|antig[oa]s?|costumava\\p{L}*',
    holding: 'em vigor|vigentes?|válid[oa]s?|se aplica[m]?|val(?:e|em)|continua[m]?',
    lasting: 'dura(?:m|r|rá|rão)?',
    coming: 'vai|vão|previst[oa]s?|\\p{L}{2,}(?:ará|erá|irá|arão|erão|irão)',
    length: 'a que distância|que (?:distância|comprimento|largura|profundidade)',
    where: 'onde',
    soFar: 'já|até agora|a tempo',
    counting: 'quant[oa]s',
    amount: 'quant[oa]s?|(?:qual|que) é (?:o|a) (?:limiar|limite|teto|mínimo|máximo)',
    share: 'que (?:porcentagem|percentagem|taxa|parte)',
    money: 'quant[oa]s? (?:milhões|dinheiro|dólares|euros|reais)|quanto custa',
    person: 'quem|que (?:agência|órgão|ministério)',
    prepositions: 'sobre|de|do|da|dos|das|para|com|contra|entre',
    adverbials:
      'a bordo|em vigor|em curso|em perigo|em geral|em particular|em média|em detalhe|na prática|em princípio|em casa|no local|por exemplo|por engano|sob pressão',
    charge: 'a cargo(?: de)?|encarregad[oa]s?(?: de)?|se encarrega\\p{L}*|responsáve(?:l|is)(?: por)?',
    act: '(?:que|qual|quais)(?: \\p{L}+| \\d+){0,2} (?:ordem|ordens|leis?|decretos?|proclamaç\\p{L}*|seção|seções)',
    penalty: 'que (?:penas?|multas?|sanç\\p{L}*|castigos?)|multas?|punid\\p{L}*',
    consequence: 'o que (?:acontece|aconteceria) se',
    meaning: 'significa|quer dizer|sigla|o que é',
    asking: 'dizer diz documento texto pergunta exatamente ainda já coisa algo alguém há deve devem aqui então',
    generic: 'produtos produto bens artigos artigo mercadorias mercadoria',
    goingOn: 'e|mas|então|ou',
    pronouns: 'ele|ela|eles|elas|lhe|isso|isto|essa|esse|lá',
    expletives: 'há|havia|houve',
    reason: 'por que|por quê|para quê',
    names: 'nomes? d[oa]s|como se chamam',
    elsewhere: 'exterior fora',
    asksInstead: 'o que(?: [^?]*)? (?:substitu\\p{L}*|no (?:seu )?lugar)',
  },
  it: {
    past: 'era|erano|fu|furono|aveva|avevano|stat[oaie]|pagava',
    day: 'che (?:giorno|data)|quale (?:giorno|data)|qual è la data',
    until:
      'fino a quando|(?:per )?quanto tempo|quando (?:\\p{L}+ ){0,6}(?:scade|scadono|finisce|finiscono|termina|terminano)|data di scadenza',
    supposing:
      'avrebbe\\p{L}*|sarebbe\\p{L}*|senza|originariamente|(?:scadenza|data|termine) (?:precedente|originaria)',
    time: 'quando|fino a quando|quanto tempo|che (?:giorno|data|ora|anno|mese)|scadenza|termine',
    now: 'ora|adesso|oggi|attualmente|attuale|ancora|in vigore',
    former: 'precedent[ei]|ex|predecessor[ei]|ultim[oaie] prima',
    holding: 'in vigore|valid[oaie]|si applica(?:no)?|val(?:e|gono)',
    lasting: 'dura(?:no|re)?',
    coming: 'previst[oa]|\\p{L}{2,}(?:erà|irà|eranno|iranno)',
    length: 'a che distanza|che (?:distanza|lunghezza|larghezza|profondità)',
    where: 'dove',
    soFar: 'già|finora|in tempo',
    counting: 'quant[ie]',
    amount: 'quant[oaie]|(?:qual|quale|che) è (?:la|il|lo) (?:soglia|limite|tetto|minimo|massimo)',
    share: 'che (?:percentuale|tasso|quota)',
    money: 'quant[oi] (?:milioni|miliardi|soldi|euro|dollari)|quanto costa',
    person: 'chi|quale (?:agenzia|ente|ministero)',
    prepositions: 'su|sul|sulla|sui|sulle|di|del|della|dei|delle|per|con|contro|tra|fra',
    adverbials:
      'a bordo|in vigore|in corso|in pericolo|in generale|in particolare|in media|in dettaglio|in pratica|in linea di principio|in anticipo|a casa|sul posto|per esempio|per errore|sotto pressione',
    charge: 'incaricat[oaie](?: di)?|responsabil[ei](?: di)?|si occupa\\p{L}*',
    act: '(?:che|quale|quali)(?: \\p{L}+| \\d+){0,2} (?:ordin[ei]|legg[ei]|decret[oi]|proclam[ai]|sezion[ei]|base giuridica)',
    penalty: '(?:che|quale|quali) (?:pen[ae]|mult[ae]|sanzion[ei])|mult[ae]|punit[oaie]',
    consequence: '(?:che|cosa|che cosa) (?:succede|accade) se',
    meaning: 'significa|vuol dire|sigla|che cos’è|cosa è',
    asking: 'dire dice documento testo domanda esattamente ancora già cosa qualcosa qualcuno deve devono allora adesso',
    generic: 'prodotti prodotto beni articoli articolo merci merce',
    goingOn: 'e|ma|allora|o',
    pronouns: 'lui|lei|loro|li|questo|quello|ciò|ci|ne',
    expletives: "ci (?:sono|erano|saranno)|c[’']è|c[’']era",
    reason: 'perché|per quale motivo',
    names: 'nomi (?:dei|delle|degli|di tutti)|come si chiamano',
    elsewhere: 'estero fuori',
    asksInstead: 'che cosa(?: [^?]*)? (?:sostitu\\p{L}*|al (?:loro|suo) posto)',
  },
  nl: {
    past: 'was|waren|werd|gold|golden|had|hadden|destijds|toen',
    day: 'welke (?:dag|datum)',
    until:
      'tot wanneer|hoe ?lang|wanneer (?:\\p{L}+ ){0,6}(?:verloopt|verlopen|afloopt|aflopen|eindigt|eindigen)|einddatum',
    supposing: 'zou|zouden|zonder|oorspronkelijk|(?:oude|vorige|eerdere) (?:termijn|datum|deadline)',
    time: 'wanneer|tot wanneer|hoe (?:lang|snel)|welke (?:dag|datum)|welk (?:jaar|uur)|termijn|deadline',
    now: 'nu|vandaag|momenteel|huidige?|nog|van kracht',
    former: 'vorige|voormalige?|eerdere|voorganger\\p{L}*|ging vooraf',
    holding: 'van kracht|geldig|geldt|gelden|geld',
    lasting: 'duur(?:t)?|duren|blijf(?:t)?|blijven|loopt|lopen',
    coming: 'zal|zullen|gaat|gaan|gepland',
    length: 'hoe (?:ver|breed)',
    where: 'waar',
    soFar: 'al|reeds|tot nu toe|op tijd',
    counting: 'hoeveel (?:mensen|\\p{L}+en)',
    amount: 'hoeveel|hoe groot|hoe hoog|wat is (?:de|het) (?:drempel|drempelwaarde|grens|limiet|maximum|minimum)',
    share: 'hoeveel procent|welk (?:deel|percentage|tarief)',
    money: 'hoeveel (?:miljoen|miljard|geld|euro|dollar)|wat kost',
    person: 'wie|wiens|welke (?:instantie|dienst|minister)',
    prepositions: 'op|van|voor|uit|met|tegen|over|tussen|bij',
    adverbials:
      'aan boord|van kracht|aan de gang|in gevaar|in het algemeen|in het bijzonder|gemiddeld|in detail|in de praktijk|in principe|thuis|ter plaatse|bij voorbeeld|per ongeluk|onder druk',
    charge: 'verantwoordelijk(?: voor)?|belast met',
    act: '(?:welke?|op welke)(?: \\p{L}+| \\d+){0,2} (?:bevel(?:en)?|wet(?:ten)?|besluit(?:en)?|proclamaties?|artikel(?:en)?|rechtsgrond)',
    penalty: 'welke (?:straf(?:fen)?|boetes?|sancties?)|boetes?|gestraft',
    consequence: 'wat (?:gebeurt er )?als',
    meaning: 'betekent|betekenis|staat voor|afkorting|wat (?:is|zijn)',
    asking: 'zeggen zegt document tekst vraag precies nog al iets iemand mag mogen',
    generic: 'producten product goederen artikelen artikel waren',
    goingOn: 'en|maar|dus|of|dan',
    pronouns: 'hij|zij|ze|hem|haar|hun|dat|dit|deze|die|daar|ervan|erin',
    expletives: '(?:is|zijn|was|waren) er|er (?:is|zijn|was|waren)',
    reason: 'waarom|waartoe',
    names: 'namen van|hoe heten',
    elsewhere: 'buitenland',
    asksInstead: 'wat(?: [^?]*)? (?:vervang\\p{L}*|in (?:de )?plaats)',
  },
};
