/**
 * Signs for which public health services tell people to call at once: alternatives of patterns, in lower case, English
 * and Spanish. Each is an item of the guidance named in docs/explanation/emergencies.md.
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

/** Matches both patterns in either order, at most `most` characters apart. */
const near = (one: string, other: string, most = 40): string =>
  `(?:${one})\\b.{0,${most}}\\b(?:${other})|(?:${other})\\b.{0,${most}}\\b(?:${one})`;

const OF_FACE = '(?:face|mouth|smile|lips?|tongue|throat|eyes)';
const OF_FACE_ES = '(?:cara|boca|labios?|lengua|garganta|ojos)';
const STOMA_EN = '(?:stoma|ileostomy|colostomy|ostomy)';
const DRAINED_EN =
  "(?:dizzy|faint\\w*|light-?headed|drowsy|sleepy|muddled|confus\\w+|clammy|cold sweat|white as|racing|pounding|can(?:no|['’]?)t stay awake|hardly stay awake|keep my eyes open|blurr?y|cramps in my legs)";

export const SIGNS_OF_BODY: Readonly<Record<string, Sign>> = {
  'chest pain': {
    en: `chest (?:pain|pressure|is (?:really |very |so )?tight|tight\\w*|hurts)|(?:pain|pressure|tightness) in (?:my|the|his|her) chest|heart attack|heart (?:is )?(?:pounding|racing) .{0,30}(?:dizzy|faint)|(?:dizzy|faint).{0,30}heart (?:is )?(?:pounding|racing)|${near('chest|breastbone|sternum', 'pain\\w*|hurt\\w*|ach\\w+|pressure|heav\\w+|crush\\w+|squeez\\w+|tight(?! (?:in|top|shirt))\\w*|sitting on|elephant')}`,
    es: `dolor (?:\\w+ ){0,2}(?:de|en el) pecho|(?:opresión|presión) en el pecho|(?:me )?duele (?:mucho )?el pecho|infarto|ataque al corazón|${near('pecho', 'dolor|duele|dolió|opresión|presión|aprieta|aplast\\w+|peso|pinchaz\\w+')}`,
  },
  'trouble breathing': {
    en: `(?:${NOT_EN}|hard to|struggl\\w+ to) (?:breathe?|catch (?:my|his|her) breath|get (?:any |enough )?air)(?! in (?:these|this|that|my) (?:jeans|dress|shirt|trousers|bra|belt|clothes|skirt|pants))|(?:trouble|difficulty|problems?) breathing|short(?:ness)? of breath|gasping|turning blue|choking(?! me\\b)|(?:${NOT_EN}|hardly|barely) (?:get|catch) my breath|fighting for (?:breath|air)|(?:hard|difficult|struggling) to (?:swallow or )?breathe|only (?:say|manage|get out) (?:a )?(?:couple|few|one or two|two|three) (?:of )?words|breathing(?:['’]?s| has| is) (?:gone |getting |very |really )?(?:slow|shallow|laboured|labored|weird)|${near('lips|fingertips', 'blue|purple|grey|gray')}`,
    es: `(?:no puedo|apenas puedo|no consigo) respirar|me cuesta (?:mucho )?respirar|dificultad para respirar|falta de aire|me ahogo|asfixi\\w+|atragant\\w+|${near('labios|dedos', 'morad\\w+|azul\\w*', 30)}|me ahogo|sin aire|no me entra (?:el )?aire`,
  },
  stroke: {
    en: `(?:having|had|has) (?:a )?stroke(?! (?:screening|question\\w*|leaflet|clinic|unit|ward|survivor))|face (?:is |has |has gone |looks )?(?:droop\\w*|fallen)|slurr\\w+|${NOT_EN} (?:speak|talk)(?: properly)?|${NOT_EN} (?:move|feel|lift) (?:my|his|her|one|the)? ?(?:arms?|legs?|face|side|feet)|numb on one side|sudden\\w* (?:\\w+ ){0,2}(?:weakness|numbness|confusion)|sudden\\w* (?:${NOT_EN} see|lost (?:my |the )?(?:vision|sight))|worst headache|sudden\\w*,? (?:\\w+ ){0,2}(?:severe|terrible|thunderclap) headache|${near('face|mouth|smile', 'droop\\w*|dropp?\\w*|sagg\\w+|lopsided|crooked|twisted', 30)}|${near('words?|speech|talk\\w*|speak\\w*', "slurr\\w+|gibberish|garbled|jumbled|nonsense|will ?n[o’']?t come", 40)}|${near('arm|leg|one side|left side|right side', 'numb|weak\\w*|paraly\\w+|gone dead|drop\\w*|lift', 40)}|sudden\\w*.{0,30}${NOT_EN} (?:see|speak|walk)|hit me like a thunderclap`,
    es: `derrame cerebral|\\bictus\\b|(?:boca|cara) (?:se me ha )?torcid\\w+|se me ha torcido la (?:boca|cara)|no puedo (?:hablar|mover (?:el|la|un|una) (?:brazo|pierna|lado))|no siento (?:el|la|las) (?:brazo|piernas?|cara)|pérdida repentina de (?:la )?visión|peor dolor de cabeza|(?:torcer|torci\\w+|torcid\\w+|caíd\\w+).{0,15}(?:boca|cara)|no puede? (?:levantar|mover) (?:el|la|un|una) (?:brazo|pierna|lado)|no me salen las palabras|(?:dormid\\w+|paralizad\\w+|adormecid\\w+).{0,15}(?:lado|brazo|pierna|cara)`,
  },
  'loss of consciousness': {
    en: `unconscious|unresponsive|passed out|blacked out|faint(?:ed|ing)(?! heart)|lost consciousness|collapsed(?! (?:into bed|on(?:to)? (?:the |my )?(?:sofa|couch|bed)))|(?:won['’]?t|not|cannot|can['’]?t) wak(?:e|ing)|(?:keep|kept|nearly|almost|just) (?:passing|passed|pass|blacking|blacked|black) out|passing out|blacking out|(?:came|come|woke) (?:round|to|up) on the (?:bathroom |kitchen |bedroom )?floor|faint (?:whenever|when|every time|each time)|${NOT_EN} (?:keep my eyes open|stay awake)|(?:hardly|barely) stay awake|hard to wake|floppy`,
    es: `inconsciente|desmay\\w+|perdí el conocimiento|pérdida de(?:l)? conocimiento|no (?:se )?despierta|me he desplomado|me (?:estoy )?mareando|casi me desmayo|no puedo mantenerme despiert\\w+`,
  },
  seizure: {
    en: 'seizures?|convuls\\w+|(?:having|had|has) (?:a )?fits?\\b(?! of)|jerking|shaking all over',
    es: 'convulsi\\w+|ataque epiléptico',
  },
  'head injury': {
    en: `${near('(?:banged|hit|hurt|bumped|cracked|smashed) (?:my|his|her|the) head|head injury|fell (?:down|off|over|on|from)', 'confus\\w+|vomit\\w*|being sick|knocked out|blood thinners?|drows\\w+', 80)}`,
    es: `${near('golpe en la cabeza|golpeé la cabeza|me caí', 'confus\\w+|vomit\\w*|anticoagulante\\w*|inconsciente', 80)}`,
  },
  'bleeding that does not stop': {
    en: `(?:severe|heavy) bleeding|bleeding (?:\\w+ ){0,2}(?:heavily|badly|a lot)|(?:won['’]?t|not|does ?n['’]?t|is ?n['’]?t|${NOT_EN}) stop\\w* (?:the )?bleeding|bleed\\w*.{0,50}(?:won['’]?t|not|n['’]?t) stop|(?:lots|a lot|full) of blood|blood (?:is )?(?:pouring|gushing)|big (?:blood )?clots|soaked through|soak(?:ed|ing) (?:through )?(?:an?|\\d|two|three|another) (?:pads?|towels?|nappy|nappies)|(?:passing|pooing|pooping) (?:pure|just|only|nothing but|fresh) blood|blood (?:is )?(?:spurting|pouring|gushing|pumping|squirting)|(?:pressing|pressure).{0,30}(?:not|n['’]t) stop\\w*`,
    es: `sangr\\w+ (?:mucho|muchísimo|abundante|sin parar)|sangr\\w+.{0,40}no para|no (?:deja|para) de sangrar|hemorragia|lleno de sangre|coágulos grandes|sangre a (?:chorros|borbotones)|(?:echando|perdiendo) (?:mucha )?sangre`,
  },
  'vomiting or coughing up blood': {
    en: `(?:vomit\\w*|throw\\w* up|threw up|puk\\w+|cough\\w*(?: up)?|spit\\w*) (?:\\w+ ){0,3}blood|(?:vomit\\w*|throw\\w* up|threw up|puk\\w+).{0,40}coffee grounds|${near('(?:been |being )?sick|vomit\\w*|threw up|throwing up|puk\\w+|heav\\w+', '(?:bright red |dark |fresh )?blood|coffee[- ]grounds?', 60)}`,
    es: '(?:vomit\\w*|devolv\\w*|tos\\w*|escup\\w*) (?:con )?sangre|vómitos? (?:con|de) sangre|posos de café',
  },
  'black stools': {
    en: `tarry|(?:stools?|poo|poop)\\b.{0,20}\\blike tar|black and sticky|(?:black|tar)\\w*.{0,20}(?:tar\\w*|sticky).{0,20}(?:stools?|poos?|poop)|jet black.{0,40}(?:faint|dizzy|tar|sticky)`,
    es: `(?:heces|deposici(?:ón|ones)|caca) negras?.{0,20}alquitrán|como (?:el )?alquitrán|melenas?(?! de pelo)|(?:caca|heces|deposici\\w+)\\b.{0,25}(?:como (?:el )?alquitrán)`,
  },
  'severe pain in the belly': {
    en: `(?:severe|unbearable|excruciating|agoni[sz]ing|tearing|worst)\\b.{0,25}\\b${BELLY_EN}(?: pain)?|(?:severe|unbearable|excruciating|agoni[sz]ing|tearing|sudden) (?:\\w+ ){0,4}pain (?:\\w+ ){0,6}${BELLY_EN}|${BELLY_EN}(?:['’]?s)? (?:is |feels |has gone |gone )?(?:rock|board|rigid)(?:[- ]hard)?|pain (?:is )?10 ?(?:\\/|out of) ?10|${NOT_EN} stand up straight|${BELLY_EN}(?:['’]s| has| is)? (?:gone |blown up |massively )?(?:hard as|tight as|rigid|tight,? (?:fever|temp)|swollen.{0,60}(?:wind|stool|green))|${near(BELLY_EN, "hard as a board|can['’]?t bear (?:anyone |anything )?touch\\w*|unbearable|worst", 50)}`,
    es: `dolor (?:de |en (?:el |la ))?${BELLY_ES} (?:\\w+ )?(?:insoportable|muy fuerte|intenso|terrible)|dolor (?:insoportable|muy fuerte|terrible) (?:de|en) (?:el |la )?${BELLY_ES}|${BELLY_ES} (?:\\w+ )?dur[oa] como|dolor 10 ?(?:\\/|de|sobre) ?10`,
  },
  'vomiting that does not end': {
    en: `${NOT_EN} keep (?:anything|any \\w+|water|fluids|food|liquids) down|too weak to (?:stand|walk|get up)|(?:vomit\\w*|throw\\w* up) (?:green|bile|poo)|(?:have ?n['’]?t|not) passed (?:any )?(?:wind|gas)\\b.{0,40}\\b(?:days|stool)`,
    es: 'no (?:retengo|tolero) (?:nada|líquidos|ni el agua)|lo vomito todo|demasiado débil para (?:levantarme|caminar)|vomit\\w* (?:verde|bilis)',
  },
  'no urine': {
    en: `no urine|(?:have ?n['’]?t|not) (?:peed|weed|urinated|passed (?:any )?(?:urine|water))|no (?:wee|pee|urine)(?: at all)? (?:for|since|in)|(?:have ?n['’]?t|not) (?:had a )?(?:wee|pee|peed|weed)\\b`,
    es: 'no (?:orino|he orinado|hago pis|he hecho pis|meo)',
  },
  stoma: {
    en: `stoma (?:has |is )?(?:gone |turned |turning )?(?:black|purple|blue|dark)|nothing (?:has come |coming |is coming )?out of (?:my|the) stoma|${near(STOMA_EN, 'nonstop|non-stop|pouring|litres|liters', 40)}|${near(`${STOMA_EN}|output`, DRAINED_EN, 80)}`,
    es: 'estoma (?:está |se ha puesto )?(?:negro|morado|azul)|no sale nada (?:del|por el) estoma',
  },
  'severe allergic reaction': {
    en: `anaphyla\\w+|(?:lips?|tongue|throat)(?: \\w+){0,4} (?:swell\\w*|swollen|closing)|swelling (?:of|in) (?:my |the )?(?:face|lips?|tongue|throat)|throat (?:is )?(?:closing|swelling|swollen shut)|${near(OF_FACE, 'swell\\w*|swollen|puff\\w*|balloon\\w*|closing up', 40)}|hives.{0,40}(?:wheez\\w+|hoarse|throat|breath\\w*)|(?:wheez\\w+|hoarse|breath\\w*).{0,40}hives`,
    es: `anafil\\w+|hinch\\w+ (?:\\w+ ){0,2}(?:la |los )?(?:cara|lengua|labios|garganta)|(?:cara|lengua|labios|garganta) (?:se (?:me )?)?(?:está )?(?:hinch\\w+|cierra)|garganta se cierra|${near(OF_FACE_ES, 'hinch\\w+|inflamad\\w+', 30)}|ronchas.{0,40}(?:respirar|garganta|voz)`,
  },
  poisoning: {
    en: `overdos\\w+|too many (?:pills|tablets)|(?:swallowed|drank) (?:bleach|poison)|poisoned|(?:took|taken|swallowed) (?:about )?(?:${MANY} (?:\\w+ )?(?:pills?|tablets?|paracetamol|acetaminophen|ibuprofen|aspirins?|codeine|tramadol)|(?:a|the) whole (?:box|pack|packet|bottle) of)|(?:took|taken|swallowed|had) (?:all (?:of )?(?:my|the|his|her)|(?:the|a|my) (?:whole|entire|full) (?:box|pack|packet|bottle|strip)|(?:way )?too (?:much|many))(?! (?:food|cake|coffee|salt|sugar))`,
    es: `sobredosis|demasiadas (?:pastillas|tabletas)|(?:bebí|tragué|he bebido|he tragado) lejía|envenen\\w+|intoxic\\w+|tom(?:é|ado) (?:${MANY_ES} (?:pastillas|comprimidos|paracetamol)|(?:una |la )?(?:caja|bote) enter[ao])|me he tomado (?:toda|todas|todos)|tomé (?:todas|todos) (?:las|los|mis)`,
  },
  sepsis: {
    en: `(?:temp(?:erature)?|fever)(?: of| is|:)? 4[0-2]|fever.{0,60}(?:confus\\w+|shaking chills|rigors|immunosuppress\\w+|stiff neck|severe)|(?:confus\\w+|shaking chills|rigors|immunosuppress\\w+|severe \\w+ pain).{0,60}(?:fever|temp(?:erature)? (?:of )?(?:39|4\\d))|${near('stiff neck|neck (?:is|so) stiff', 'light|rash|headache|fever|vomit\\w*', 60)}|(?:rash|spots|blotch\\w*)\\b.{0,60}(?:glass|fade|press\\w*)|mottled|${near('(?:temp\\w*|fever)(?: of)? (?:39|4[0-2])(?:[.,]\\d)?', 'shak\\w+|shiver\\w+|confus\\w+|drows\\w+|pulse', 80)}`,
    es: `(?:fiebre|temperatura)(?: de)? 4[0-2]|fiebre.{0,60}(?:confus\\w+|confundid\\w+|tiritona)|(?:confundid\\w+|confusión).{0,60}fiebre|(?:cuello|nuca) rígid[oa]|manchas (?:moradas|rojas).{0,40}(?:no se|apretar|van)`,
  },
  'spinal cord': {
    en: 'lost control of (?:my )?(?:bladder|bowels?)|numb(?:ness)? (?:around|between) (?:my |the )?(?:legs|genitals|anus|back passage)',
    es: 'perdido el control de (?:la vejiga|los esfínteres)|no siento las piernas',
  },
  'bleeding in pregnancy': {
    en: `${near('pregnan\\w*|(?<!for |last |past )[1-4]\\d weeks', 'bleed\\w*', 80)}`,
    es: 'embarazada.{0,60}sangr\\w+|sangr\\w+.{0,60}embarazada',
  },
};

const GOING_ON_EN =
  '(?:go(?:ing)? on|carry(?:ing)? on|keep(?:ing)? (?:on )?going|liv(?:e|ing)|being (?:alive|here|around)|exist\\w*)';

export const SIGNS_OF_SELF_HARM: Sign = {
  en: `suicid\\w+|self[- ]?harm\\w*|(?:kill|hurt|harm)(?:ing)? myself|cut(?:ting)? myself (?:again|on purpose)|end(?:ing)? (?:my (?:own )?life|it all)|tak(?:e|ing) my (?:own )?life|(?:want|wish) to (?:die|be dead)|wish i (?:was|were) (?:dead|never born)|wish i(?:['’]?d| had) never been born|(?:do ?n['’]?t|do not|no longer|never) (?:really |even |just |honestly )?want to (?:live|be alive|be here|be around|exist|wake up|go on|carry on)(?! (?:at|in|with|for) )|(?:wish|hope) i (?:would ?n['’]?t|do ?n['’]?t|did ?n['’]?t|never) wake up|better off (?:dead|without me|if i (?:was|were|died))|no (?:reason|point|sense|use|purpose)(?: left)? (?:in |to )?${GOING_ON_EN}|what(?:['’]?s| is) the point (?:of|in) (?:${GOING_ON_EN}|life|my life)|${NOT_EN} (?:go|carry) on (?:like this|any ?more|any longer|living)|life (?:is ?n['’]?t|is not|is no longer|not) worth living|(?:tired|sick) of (?:living|being alive|life)|(?:given|giving|gave) up on (?:life|living)|want (?:it all|everything) to (?:end|be over)`,
  es: 'suicid\\w*|matarme|quitarme la vida|acabar con (?:mi vida|todo)|quiero morir(?:me)?|no quiero (?:seguir )?(?:vivir|viviendo)|no quiero (?:despertar(?:me)?|seguir aquí)|mejor sin mí|(?:ojalá|quisiera) no (?:despertar(?:me)?|haber nacido)|no (?:le )?(?:veo|encuentro|tiene) (?:ningún |el )?sentido (?:a )?(?:seguir|vivir|la vida)|(?:qué sentido tiene|para qué) (?:seguir|vivir)|no puedo seguir (?:así|viviendo)|cansad[oa] de vivir|la vida no (?:vale|merece) la pena',
};

/** Signs of fiction or of a figure of speech: something watched or read is not an emergency. */
export const FICTION =
  /\b(?:film|movie|novel|squad|documentary|(?:show|series|episode|book) (?:was|is) about|in the (?:show|series|episode)|g[ai]v(?:e|es|ing) (?:me|you|him|her|us) a heart attack)\b|(?<!\p{L})(?:película|novela|documental|en (?:la|una) serie|casi me (?:da|dio) un infarto)(?!\p{L})/iu;

/** Questions for information: about the signs of an illness, or what to do if it came. */
export const INFORMATION =
  /\b(?:(?:signs|symptoms) of|(?:what|who) (?:should|would|do) (?:i|you|we|one)\b.{0,30}\bif\b.{0,40}\b(?:ever|some ?day|one day))\b|(?<!\p{L})(?:(?:síntomas|señales|signos) de|si (?:algún día|alguna vez))(?!\p{L})/iu;

/** Signs that something is long past or concerns the dead; `NOW` overrides them. */
export const PAST =
  /\b(?:in (?:19|20)\d\d|in the (?:\w+teen |nineteen )?(?:fifties|sixties|seventies|eighties|nineties|noughties)|back (?:in|at) (?:uni\w*|school|college|the day)|years? ago|(?<!since )last (?:month|year)|months ago|when i was (?:\w+teen|ten|eleven|twelve|\d+|twenty|thirty|young|little|a (?:kid|child|boy|girl|teenager|student))|as a (?:child|kid|teenager)|died (?:of|from))\b|(?<!\p{L})(?:en (?:19|20)\d\d|hace (?:\p{L}+ |\d+ ){0,2}años|(?<!desde )el (?:año|mes) pasado|de (?:pequeñ[oa]|niñ[oa]|joven)|murió (?:de|por))(?!\p{L})/iu;
export const NOW =
  /\b(?:(?<!(?:fine|well|better|okay?|good|healthy) )now|today|(?<!never (?:\w+ )?)again(?! since)|tonight|this (?:morning|afternoon|evening))\b|(?<!\p{L})(?:ahora|hoy|otra vez|de nuevo|esta (?:mañana|tarde|noche))(?!\p{L})/iu;
