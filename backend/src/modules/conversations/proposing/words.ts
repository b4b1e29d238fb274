/** Words of diary entries, English and Spanish: alternatives of patterns, in lower case. Closed classes of words, and the usual names. */

export const HAVE =
  "(?:(?:i |i've |i have )?(?:just |also )?(?:had|have|having|got|woke(?: up)? with)|i've|i'm having|tengo|tuve|he tenido|con)(?: got| just)? (?:an? |some |un |una )?";

/** Words for an approximate amount: what is only proposed may be rounded. `6 or 7` is two numbers and does not match. */
export const ABOUT =
  "(?:(?:maybe|perhaps|about|around|roughly|approximately|probably|some|i'd say|i would say|unos|unas|quizás?|tal vez|más o menos|como|ungefähr|etwa|circa|ca\\.|so|vielleicht|rund) )?";

export const OF_TEN = String.raw`(?:\s?\/\s?10| out of (?:10|ten)| outt?a (?:10|ten)| of (?:10|ten)| de (?:10|diez)| sobre (?:10|diez)| von (?:10|zehn))`;

const SIDES_EN = '(?:lower |upper )?(?:left|right|both)(?: hand)?(?: side)?|lower|upper';
const PARTS_EN =
  'stomach|abdomen|abdominal|belly|tummy|gut|bowel|back|head|neck|shoulder|arm|elbow|wrist|temple|hand|finger|chest|rib|hip|leg|thigh|knee|ankle|foot|heel|toe|joint|jaw|throat|ear|eye|tooth|groin|pelvis|pelvic|rectum|rectal|anus|bladder|kidney|muscle|side';
/** The place of a pain: `lower left`, `right knee`, `lower back`. */
export const PLACE_EN = `(?:(?:${SIDES_EN}) )?(?:of (?:my|the) )?(?:${PARTS_EN}|feet|teeth)s?|(?:lower|upper)? ?(?:left|right)(?: side)?(?: abdomen| belly)?`;
const SIDES_ES =
  'izquierd[oa]s?|derech[oa]s?|baj[oa]s?|alt[oa]s?|inferior(?: izquierd[oa]| derech[oa])?|superior(?: izquierd[oa]| derech[oa])?';
export const PLACE_ES = `(?:estómago|abdomen|abdominal|barriga|vientre|tripa|espalda|lumbar|cabeza|cuello|hombro|brazo|codo|muñeca|mano|dedo|pecho|cadera|pierna|muslo|rodilla|tobillo|(?<=(?:el|un|del|al|mi) )pie|articulaci[oó]n|articulaciones|mandíbula|garganta|oído|ojo|muela|diente|lado|costado|riñ[oó]n|riñones|ano|recto)s?(?: (?:${SIDES_ES}))?`;

/** Pains with a name of their own, mapped to where they are. */
export const NAMED_PAINS: Readonly<Record<string, string>> = {
  headache: 'head',
  'head ache': 'head',
  'stomach ache': 'stomach',
  stomachache: 'stomach',
  'tummy ache': 'tummy',
  'belly ache': 'belly',
  backache: 'back',
  'back ache': 'back',
  toothache: 'tooth',
  earache: 'ear',
};

/** Where the pains are that have a name of their own, unless another place is said. */
export const PLACES_OF_PAINS: Readonly<Record<string, string>> = {
  migraine: 'head',
  migraña: 'cabeza',
};

/** Symptoms that people with chronic conditions write down, under the names that lists of symptoms use. */
export const SYMPTOMS_EN =
  'nausea|bloating|(?:(?:stomach|abdominal|belly|tummy|period|menstrual|leg|muscle) )?cramp(?:s|ing)|fatigue|tiredness|exhaustion|dizziness|light-?headedness|gas|wind|flatulence|heartburn|acid reflux|reflux|indigestion|vomiting|constipation|diarrh(?:o)?ea|urgency|incontinence|mucus|rash|hives|itch(?:ing|iness)|stiffness|joint stiffness|swelling|brain fog|migraine|chills|night sweats|sweating|hot flush(?:es)?|hot flash(?:es)?|palpitations|numbness|tingling|weakness|shakiness|dry mouth|mouth ulcers?|sore throat|cough|runny nose|stuffy nose|blocked nose|sneezing|insomnia|rumbling|gurgling|belching|burping|loss of appetite|no appetite|tenesmus|wheezing';
export const SYMPTOMS_ES =
  'náuseas?|hinchaz[oó]n|calambres|retortijones|cólicos?|fatiga|cansancio|mareos?|gases|acidez|reflujo|ardor de estómago|indigestión|vómitos?|estreñimiento|diarrea|urgencia|moco|sarpullido|picor|picaz[oó]n|rigidez|escalofríos|sudores nocturnos|palpitaciones|hormigueo|debilidad|migraña|tos|insomnio|dolor de garganta';
export const FELT_SYMPTOMS =
  'nauseous|sick|queasy|bloated|dizzy|faint|light-?headed|tired|exhausted|fatigued|weak|shaky|constipated|gassy|feverish|itchy|achy|cansad[oa]|maread[oa]|hinchad[oa]|débil|agotad[oa]|estreñid[oa]';

/** Blood, with words for how much. */
/** How much blood was seen, without which `blood` alone may be of something else. */
export const A_LITTLE = '(?:some |a little |a bit of |bright red )';
export const SOME_BLOOD = `${A_LITTLE}?blood`;

/** Words for how strongly something is felt. */
export const DEGREE =
  '(?:(?:a bit|a little(?: bit)?|slightly|somewhat|rather|quite|pretty|very|really|so|muy|bastante|un poco|algo) )?';

/** Words for how bad something is, without a scale. */
export const BAD = '(?:(?:really |very |so |pretty )?(?:bad|awful|terrible|horrible|nasty|strong) )?';

export const SEVERITIES: Readonly<Record<string, 'mild' | 'moderate' | 'severe'>> = {
  mild: 'mild',
  moderate: 'moderate',
  severe: 'severe',
  leve: 'mild',
  leves: 'mild',
  moderado: 'moderate',
  moderada: 'moderate',
  moderados: 'moderate',
  moderadas: 'moderate',
  severo: 'severe',
  severa: 'severe',
  severos: 'severe',
  severas: 'severe',
  grave: 'severe',
};

export const MOODS =
  'good|great|ok|okay|fine|low|bad|down|sad|happy|calm|anxious|stressed|irritable|angry|depressed|flat|hopeful|relaxed|overwhelmed|lonely|worried|frustrated|grumpy|cheerful|bueno|buena|bien|mal|malo|bajo|baja|triste|feliz|contento|contenta|tranquilo|tranquila|ansioso|ansiosa|nervioso|nerviosa|estresado|estresada|enfadado|enfadada|irritable|deprimido|deprimida|animado|animada|desanimado|desanimada|preocupado|preocupada';
/** The moods that somebody feels, as opposed to how they are in general. */
export const FELT_MOODS =
  'low|down|sad|happy|calm|anxious|stressed|irritable|angry|depressed|hopeful|relaxed|overwhelmed|lonely|worried|frustrated|cheerful|triste|feliz|content[oa]|tranquil[oa]|ansios[oa]|nervios[oa]|estresad[oa]|enfadad[oa]|deprimid[oa]|animad[oa]|desanimad[oa]|preocupad[oa]';

export const STOOLS =
  'bowel movements?|bms?|motions?|stools?|poops?|poos?|number twos?|deposici(?:ó|o)n|deposiciones|evacuaci(?:ó|o)n|evacuaciones|cacas?';
export const STOOL_LOOKS =
  '(?:urgent|loose|soft|hard|watery|solid|formed|liquid|runny|normal|small|large|big|another|líquidas?|blandas?|duras?|sueltas?)';

export const TOOK =
  "(?:(?:i |i've |i have )?(?:just |also )?(?:took|taken|had|used|injected)|(?:me )?(?:tomé|he tomado|tomo|puse|he puesto|inyecté))(?: just| my| mi| mis)?";
/** Units of doses, which no food or drink has. */
export const DOSE_UNITS = 'mg|milligrams?|miligramos?|mcg|µg|μg|micrograms?|microgramos?|iu|ui';
/** Units that foods and drinks have as well. */
export const SHARED_UNITS = 'g|grams?|gramos?|ml|millilit(?:re|er)s?|mililitros?|units?|unidades';
export const PIECES =
  'tablets?|tabs?|pills?|capsules?|caps?|caplets?|sachets?|suppositor(?:y|ies)|puffs?|drops?|sprays?|patch(?:es)?|doses?|spoonfuls?|injections?|enemas?|comprimidos?|pastillas?|cápsulas?|sobres?|supositorios?|inhalaciones|gotas?|parches?|dosis|cucharadas?|inyecci(?:ó|o)n|inyecciones';

/** Words that are no names of medicines: words of grammar, and what else is measured in milligrams. */
export const NO_NAMES =
  'took|taken|had|used|injected|tomé|tomado|of|for|to|and|or|at|on|in|the|an?|my|more|less|again|today|yesterday|if|because|instead|daily|per|each|every|twice|once|as|max|maximum|minimum|with|without|from|by|so|but|de|del|el|la|los|las|un|una|y|o|al|por|para|con|sin|más|menos|cada|hoy|ayer|sodium|salt|sugar|caffeine|protein|fat|fibre|fiber|carbs?|cholesterol|alcohol|sodio|sal|azúcar|cafeína|proteínas?|grasas?|fibra|colesterol|tablets?|pills?|dose|pain|stool|shots?|jabs?|injections?|infusions?|pens?|inhalers?|april|abril|genommen|eingenommen|geschluckt|gegen|wegen|heute|gestern|und|oder|mit|ohne|noch|jetzt|dann|auch|nach|vor|am|um|zum|zur|bei|für|von|der|die|das|den|ich|hab|habe';

/**
 * Endings of international medicine names, after the stems of the World Health Organization (INN), in their English and Spanish forms,
 * and usual names without one.
 */
export const MEDICINE =
  /(?:profen|oxicam|coxib|prazole?|tidine?|tidina|mab|tinib|citinib|cillin|cilina|mycin|micina|oxacin|oxacino|azole|azol|triptan|triptán|setron|setrón|pril|sartan|sartán|olol|statin|statina|dipine|dipino|gliptin|gliptina|gliflozin|glutide|glutida|parin|parina|xaban|xabán|thiazide|semide|semida|sone|sona|solone|solona|onide|onida|salazine|salazina|salamine|salazide|pam|azolam|zodone|xetine|xetina|traline|tralina|pramine|pramina|triptyline|triptilina|gabalin|gabalina|barbital|phylline|terol|vir|vaptan|fenac|fenaco|formin|formina)$|^(?:paracetamol|acetaminophen|aspirin|aspirina|codeine|codeína|tramadol|morphine|morfina|oxycodone|loperamide|loperamida|insulin|insulina|methotrexate|metotrexato|azathioprine|azatioprina|mercaptopurine|gabapentin|gabapentina|mesalamine|prednisone|melatonin|melatonina|simethicone|simeticona|cetirizine|loratadine|levothyroxine|levotiroxina|metamizol|metoclopramide|domperidone|domperidona|hyoscine|warfarin|colestyramine|cholestyramine|senna|bisacodyl|lactulose|lactulosa|iron|hierro|magnesium|magnesio|zinc|potassium|calcium|calcio|probiotics?|probióticos?|multivitamins?|antibiotics?|antibióticos?|antihistamines?|laxatives?|antacids?|pred|imodium|tylenol|advil|nurofen|panadol|buscopan|buscapina|movicol|salofalk|pentasa|asacol|humira|ventolin|xanax|valium|gaviscon|rennie|dulcolax|metamucil|psyllium|entocort|stelara|entyvio|remicade)$|^co-\p{L}{4,}$/u;

export const DRANK =
  "(?:(?:i |i've |i have )?(?:just |also )?(?:had|drank|drunk)|bebí|(?:me )?tomé|he (?:bebido|tomado)|(?:me )?bebí)";
export const CONTAINERS =
  'cups?|mugs?|glass(?:es)?|bottles?|cans?|pints?|shots?|pots?|jugs?|litres?|liters?|l|ml|cl|oz|ounces?|tazas?|vasos?|botellas?|latas?|copas?|jarras?|litros?';
export const DRINKS_ES =
  'agua(?: con gas)?|café(?: con leche| solo| cortado| descafeinado)?|té(?: verde| negro| rojo| con leche| de manzanilla)?|leche|(?:zumo|jugo) de (?:naranja|manzana|piña|uva|limón|tomate|melocotón)|zumo|jugo|cerveza|vino(?: tinto| blanco| rosado)?|refresco|batido|infusión|manzanilla|limonada|chocolate caliente|kéfir|cola';

export const ATE = "(?:(?:i |i've |i have )?(?:just |also )?(?:had|ate|eaten))";
export const ATE_ES = '(?:(?:me )?comí|he comido|desayuné|he desayunado|almorcé|he almorzado|cené|he cenado|merendé)';
export const PORTIONS =
  'bowls?|plates?|slices?|pieces?|portions?|servings?|handfuls?|bites?|spoonfuls?|tubs?|bars?|bags?|packets?|cups?|platos?|trozos?|rebanadas?|porciones|puñados?|tazas?';
export const MEALS = 'breakfast|brunch|lunch|dinner|supper|tea|snack';
/** Words around foods and drinks that say how they were made. */
export const FOOD_WORDS =
  'plain|grilled|fried|boiled|scrambled|poached|baked|roast|roasted|steamed|mashed|raw|cold|hot|warm|iced|small|large|big|little|white|brown|black|green|red|wholemeal|whole|wheat|gluten|free|dairy|oat|almond|soy|coconut|skimmed|semi|decaf|herbal|sparkling|still|fizzy|diet|orange|apple|lemon|peppermint|mint|ginger|vegetable|mixed|fresh|dried|sweet|spicy|creamy|strong|weak|milky|instant|and|with|on|in|a|an|some|the|of';

export const FOODS_ES =
  'pan|tostadas?|arroz(?: blanco| integral)?|pollo|pavo|ternera|cerdo|jamón|pescado|merluza|salmón|atún|huevos?|tortilla|pasta|espaguetis|macarrones|pizza|hamburguesa|patatas?|papas?|ensalada|sopa|caldo|puré|lentejas|garbanzos|frijoles|alubias|verduras?|brócoli|zanahorias?|tomates?|queso|yogur|avena|cereales|galletas?|manzanas?|plátanos?|naranjas?|peras?|uvas|fresas|fruta|chocolate|helado|bocadillo|sándwich|croissant|gachas|quinoa|filete|paella|gazpacho|tacos?|arepas?|empanadas?|aguacate|nueces|almendras|miel|mermelada|mantequilla';
