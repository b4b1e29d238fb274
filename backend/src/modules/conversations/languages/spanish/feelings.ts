import type { FeelingWords } from '../feeling-words';

const SIDES =
  'izquierd[oa]s?|derech[oa]s?|baj[oa]s?|alt[oa]s?|inferior(?: izquierd[oa]| derech[oa])?|superior(?: izquierd[oa]| derech[oa])?';
const PLACES = `(?:estómago|abdomen|abdominal|barriga|vientre|tripa|espalda|lumbar|cabeza|cuello|hombro|brazo|codo|muñeca|mano|dedo|pecho|cadera|pierna|muslo|rodilla|tobillo|(?<=(?:el|un|del|al|mi) )pie|articulaci[oó]n|articulaciones|mandíbula|garganta|oído|ojo|muela|diente|lado|costado|riñ[oó]n|riñones|ano|recto)s?(?: (?:${SIDES}))?`;

export const feelings: FeelingWords = {
  places: PLACES,
  placesInClauses: PLACES,
  compoundPlaces: '',
  painEndings: '',
  behindPlace: '',
  inPlace: 'en (?:el|la|los|las|mi|mis)',
  ownPlace: 'en el',
  sides: '',
  adverbs: '',
  hurting: 'duelen?|dolía|dolió|dolor(?:es)?|calambres|retortijones',
  painNames: 'migraña|dolor de (?:cabeza|tripa|barriga|estómago)',
  symptoms:
    'náuseas?|hinchaz[oó]n|calambres|retortijones|cólicos?|fatiga|cansancio|mareos?|gases|acidez|reflujo|ardor de estómago|indigestión|vómitos?|estreñimiento|diarrea|urgencia|moco|sarpullido|picor|picaz[oó]n|rigidez|escalofríos|sudores nocturnos|palpitaciones|hormigueo|debilidad|migraña|tos|insomnio|dolor de garganta',
  feltSymptoms: 'cansad[oa]|maread[oa]|hinchad[oa]|débil|agotad[oa]|estreñid[oa]',
  fever: 'fiebre',
  beforeDegrees: 'de',
  furtherSymptoms: 'he vomitado|vomité|fiebre',
  vomited: '',
  symptomHints: '',
  painHints: 'duelen?|dolió|dolor(?:es)?',
  wearyOf: '',
  ended: String.raw`mejor(?:ó|ado)?|(?:se )?(?:me )?(?:pasó|pasaron|ha pasado|quitó|quitaron|fue|fueron)|desapareci\p{L}+`,
  mucus: 'moco',
  beforeFigure: '',
  afterFigure: 'ahora|antes',
  moodNames: 'ánimo|animo|estado de ánimo|humor',
  moodVerbs: '',
  feeling: 'me siento|me sentí|estoy',
  moods:
    'bueno|buena|bien|mal|malo|bajo|baja|triste|feliz|contento|contenta|tranquilo|tranquila|ansioso|ansiosa|nervioso|nerviosa|estresado|estresada|enfadado|enfadada|irritable|deprimido|deprimida|animado|animada|desanimado|desanimada|preocupado|preocupada',
  feltMoods:
    'triste|feliz|content[oa]|tranquil[oa]|ansios[oa]|nervios[oa]|estresad[oa]|enfadad[oa]|deprimid[oa]|animad[oa]|desanimad[oa]|preocupad[oa]',
  degrees: 'muy|bastante|un poco|algo',
  mild: 'leve|leves',
  moderate: 'moderado|moderada|moderados|moderadas',
  severe: 'severo|severa|severos|severas|grave',
  beforePlace: '',
  moodHints: 'ánimo|humor',
  namedPains: {},
  placesOfPains: { migraña: 'cabeza' },
};
