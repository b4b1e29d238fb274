/**
 * Signs for which public health services tell people to call at once: alternatives of patterns, in lower case, English and Spanish. Each is an item
 * of the guidance that docs/explanation/emergencies.md names.
 */
interface Sign {
  readonly en: string;
  readonly es: string;
}

const NOT_EN = "(?:can(?:no|['’]?)t|cannot|can not|unable to|could ?n['’]?t)";
const BELLY_EN = '(?:stomach|belly|abdomen|abdominal|tummy|gut)';
const BELLY_ES = '(?:barriga|vientre|abdomen|abdominal|estómago|tripa)';
const MANY = '(?:1[5-9]|[2-9]\\d|1\\d\\d|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty)';
const MANY_ES = '(?:1[5-9]|[2-9]\\d|1\\d\\d|quince|veinte|treinta|cuarenta|cincuenta)';

export const SIGNS_OF_BODY: Readonly<Record<string, Sign>> = {
  'chest pain': {
    en: 'chest (?:pain|pressure|is (?:really |very |so )?tight|tight\\w*|hurts)|(?:pain|pressure|tightness) in (?:my|the|his|her) chest|heart attack|heart (?:is )?(?:pounding|racing) .{0,30}(?:dizzy|faint)|(?:dizzy|faint).{0,30}heart (?:is )?(?:pounding|racing)',
    es: 'dolor (?:\\w+ ){0,2}(?:de|en el) pecho|(?:opresión|presión) en el pecho|(?:me )?duele (?:mucho )?el pecho|infarto|ataque al corazón',
  },
  'trouble breathing': {
    en: `(?:${NOT_EN}|hard to|struggl\\w+ to) (?:breathe?|catch (?:my|his|her) breath|get (?:any |enough )?air)(?! in (?:these|this|that|my) (?:jeans|dress|shirt|trousers|bra|belt|clothes|skirt|pants))|(?:trouble|difficulty|problems?) breathing|short(?:ness)? of breath|gasping|turning blue|choking`,
    es: '(?:no puedo|apenas puedo|no consigo) respirar|me cuesta (?:mucho )?respirar|dificultad para respirar|falta de aire|me ahogo|asfixi\\w+|atragant\\w+',
  },
  stroke: {
    en: `(?:having|had|has) (?:a )?stroke|face (?:is |has |has gone |looks )?(?:droop\\w*|fallen)|slurr\\w+|${NOT_EN} (?:speak|talk)(?: properly)?|${NOT_EN} (?:move|feel|lift) (?:my|his|her|one|the)? ?(?:arms?|legs?|face|side|feet)|numb on one side|sudden\\w* (?:\\w+ ){0,2}(?:weakness|numbness|confusion)|sudden\\w* (?:${NOT_EN} see|lost (?:my |the )?(?:vision|sight))|worst headache|sudden\\w*,? (?:\\w+ ){0,2}(?:severe|terrible|thunderclap) headache`,
    es: 'derrame cerebral|\\bictus\\b|(?:boca|cara) (?:se me ha )?torcid\\w+|se me ha torcido la (?:boca|cara)|no puedo (?:hablar|mover (?:el|la|un|una) (?:brazo|pierna|lado))|no siento (?:el|la|las) (?:brazo|piernas?|cara)|pérdida repentina de (?:la )?visión|peor dolor de cabeza',
  },
  'loss of consciousness': {
    en: "unconscious|unresponsive|passed out|blacked out|faint(?:ed|ing)(?! heart)|lost consciousness|collapsed(?! (?:into bed|on(?:to)? (?:the |my )?(?:sofa|couch|bed)))|(?:won['’]?t|not|cannot|can['’]?t) wak(?:e|ing)",
    es: 'inconsciente|desmay\\w+|perdí el conocimiento|pérdida de(?:l)? conocimiento|no (?:se )?despierta|me he desplomado',
  },
  seizure: { en: 'seizures?|convuls\\w+', es: 'convulsi\\w+' },
  'bleeding that does not stop': {
    en: `(?:severe|heavy) bleeding|bleeding (?:\\w+ ){0,2}(?:heavily|badly|a lot)|(?:won['’]?t|not|does ?n['’]?t|is ?n['’]?t|${NOT_EN}) stop\\w* (?:the )?bleeding|bleed\\w*.{0,50}(?:won['’]?t|not|n['’]?t) stop|(?:lots|a lot|full) of blood|blood (?:is )?(?:pouring|gushing)|big (?:blood )?clots|soaked through`,
    es: 'sangr\\w+ (?:mucho|muchísimo|abundante|sin parar)|sangr\\w+.{0,40}no para|no (?:deja|para) de sangrar|hemorragia|lleno de sangre|coágulos grandes',
  },
  'vomiting or coughing up blood': {
    en: '(?:vomit\\w*|throw\\w* up|threw up|puk\\w+|cough\\w*(?: up)?|spit\\w*) (?:\\w+ ){0,3}blood|(?:vomit\\w*|throw\\w* up|threw up|puk\\w+).{0,40}coffee grounds',
    es: '(?:vomit\\w*|devolv\\w*|tos\\w*|escup\\w*) (?:con )?sangre|vómitos? (?:con|de) sangre|posos de café',
  },
  'black stools': {
    en: 'tarry|(?:stools?|poo|poop)\\b.{0,20}\\blike tar|black and sticky',
    es: '(?:heces|deposici(?:ón|ones)|caca) negras?.{0,20}alquitrán|como (?:el )?alquitrán|melenas?(?! de pelo)',
  },
  'severe pain in the belly': {
    en: `(?:severe|unbearable|excruciating|agoni[sz]ing|tearing|worst)\\b.{0,25}\\b${BELLY_EN}(?: pain)?|(?:severe|unbearable|excruciating|agoni[sz]ing|tearing|sudden) (?:\\w+ ){0,4}pain (?:\\w+ ){0,6}${BELLY_EN}|${BELLY_EN} (?:is |feels |has gone )?(?:rock|board|rigid)(?:[- ]hard)?|pain (?:is )?10 ?(?:\\/|out of) ?10|${NOT_EN} stand up straight`,
    es: `dolor (?:de |en (?:el |la ))?${BELLY_ES} (?:\\w+ )?(?:insoportable|muy fuerte|intenso|terrible)|dolor (?:insoportable|muy fuerte|terrible) (?:de|en) (?:el |la )?${BELLY_ES}|${BELLY_ES} (?:\\w+ )?dur[oa] como|dolor 10 ?(?:\\/|de|sobre) ?10`,
  },
  'vomiting that does not end': {
    en: `${NOT_EN} keep (?:anything|any \\w+|water|fluids|food|liquids) down|too weak to (?:stand|walk|get up)|(?:vomit\\w*|throw\\w* up) (?:green|bile|poo)|(?:have ?n['’]?t|not) passed (?:any )?(?:wind|gas)\\b.{0,40}\\b(?:days|stool)`,
    es: 'no (?:retengo|tolero) (?:nada|líquidos|ni el agua)|lo vomito todo|demasiado débil para (?:levantarme|caminar)|vomit\\w* (?:verde|bilis)',
  },
  'no urine': {
    en: "no urine|(?:have ?n['’]?t|not) (?:peed|weed|urinated|passed (?:any )?(?:urine|water))",
    es: 'no (?:orino|he orinado|hago pis|he hecho pis|meo)',
  },
  stoma: {
    en: 'stoma (?:has |is )?(?:gone |turned |turning )?(?:black|purple|blue|dark)|nothing (?:has come |coming |is coming )?out of (?:my|the) stoma',
    es: 'estoma (?:está |se ha puesto )?(?:negro|morado|azul)|no sale nada (?:del|por el) estoma',
  },
  'severe allergic reaction': {
    en: 'anaphyla\\w+|(?:lips?|tongue|throat)(?: \\w+){0,4} (?:swell\\w*|swollen|closing)|swelling (?:of|in) (?:my |the )?(?:face|lips?|tongue|throat)|throat (?:is )?(?:closing|swelling|swollen shut)',
    es: 'anafil\\w+|hinch\\w+ (?:\\w+ ){0,2}(?:la |los )?(?:cara|lengua|labios|garganta)|(?:cara|lengua|labios|garganta) (?:se (?:me )?)?(?:está )?(?:hinch\\w+|cierra)|garganta se cierra',
  },
  poisoning: {
    en: `overdos\\w+|too many (?:pills|tablets)|(?:swallowed|drank) (?:bleach|poison)|poisoned|(?:took|taken|swallowed) (?:about )?(?:${MANY} (?:\\w+ )?(?:pills?|tablets?|paracetamol|acetaminophen|ibuprofen|aspirins?|codeine|tramadol)|(?:a|the) whole (?:box|pack|packet|bottle) of)`,
    es: `sobredosis|demasiadas (?:pastillas|tabletas)|(?:bebí|tragué|he bebido|he tragado) lejía|envenen\\w+|intoxic\\w+|tom(?:é|ado) (?:${MANY_ES} (?:pastillas|comprimidos|paracetamol)|(?:una |la )?(?:caja|bote) enter[ao])`,
  },
  sepsis: {
    en: '(?:temp(?:erature)?|fever)(?: of| is|:)? 4[0-2]|fever.{0,60}(?:confus\\w+|shaking chills|rigors|immunosuppress\\w+|stiff neck|severe)|(?:confus\\w+|shaking chills|rigors|immunosuppress\\w+|severe \\w+ pain).{0,60}(?:fever|temp(?:erature)? (?:of )?(?:39|4\\d))',
    es: '(?:fiebre|temperatura)(?: de)? 4[0-2]|fiebre.{0,60}(?:confus\\w+|confundid\\w+|tiritona)|(?:confundid\\w+|confusión).{0,60}fiebre',
  },
  'spinal cord': {
    en: 'lost control of (?:my )?(?:bladder|bowels?)|numb(?:ness)? (?:around|between) (?:my |the )?(?:legs|genitals|anus|back passage)',
    es: 'perdido el control de (?:la vejiga|los esfínteres)|no siento las piernas',
  },
  'bleeding in pregnancy': {
    en: 'pregnant\\b.{0,60}bleed\\w*|bleed\\w*.{0,60}pregnant',
    es: 'embarazada.{0,60}sangr\\w+|sangr\\w+.{0,60}embarazada',
  },
};

export const SIGNS_OF_SELF_HARM: Sign = {
  en: "suicid\\w+|(?:kill|hurt|harm)(?:ing)? myself|end(?:ing)? (?:my (?:own )?life|it all)|(?:want|wish) to (?:die|be dead)|(?:do ?n['’]?t|do not) want to (?:live|be alive|be here)|better off (?:dead|without me)|no reason to live",
  es: 'suicid\\w*|matarme|quitarme la vida|acabar con mi vida|quiero morir(?:me)?|no quiero (?:seguir )?(?:vivir|viviendo)|mejor sin mí',
};

/** What somebody watched or read is nobody's sign. */
export const FICTION = /\b(?:film|movie|novel|squad)\b|(?<!\p{L})(?:película|novela)(?!\p{L})/iu;

/** What is long past, unless it is said to be now as well. */
export const PAST =
  /\b(?:in (?:19|20)\d\d|years? ago|(?<!since )last (?:month|year)|months ago|when i was (?:\w+teen|ten|eleven|twelve|\d+|twenty|thirty|young|little|a (?:kid|child|boy|girl|teenager|student))|as a (?:child|kid|teenager))\b|(?<!\p{L})(?:en (?:19|20)\d\d|hace (?:\d+ |muchos |unos )?años|(?<!desde )el (?:año|mes) pasado|de (?:pequeñ[oa]|niñ[oa]|joven))(?!\p{L})/iu;
export const NOW =
  /\b(?:now|today|again|tonight|this (?:morning|afternoon|evening))\b|(?<!\p{L})(?:ahora|hoy|otra vez|de nuevo|esta (?:mañana|tarde|noche))(?!\p{L})/iu;
