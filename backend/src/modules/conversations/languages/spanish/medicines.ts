import type { MedicineWords } from '../medicine-words';

export const medicines: MedicineWords = {
  doseChanges: String.raw`subi\p{L}+|subo|baj\p{L}+|cambi\p{L}+|recet\p{L}+|suspend\p{L}+|empez\p{L}+|empiezo`,
  took: '(?:me )?(?:tomé|he tomado|tomo|puse|he puesto|inyecté)',
  afterTook: 'mi|mis',
  taken: 'tomado',
  injected: 'inyecté|me pinché|me inyecté',
  afterInjected: 'el|la',
  injection: '',
  doseUnits: 'miligramos?|microgramos?|ui',
  sharedUnits: 'gramos?|mililitros?|unidades',
  pieces:
    'comprimidos?|pastillas?|cápsulas?|sobres?|supositorios?|inhalaciones|gotas?|parches?|dosis|cucharadas?|inyecci(?:ó|o)n|inyecciones',
  furtherPieces: '',
  forms: 'inyección',
  ofMedicine: 'de',
  ownMedicine: '',
  aboutDose: 'de',
  halfDose: '',
  halves: '(?:una? |la )?(?:medi[ao]|mitad)',
  quarters: 'un cuarto|(?:la |una )?cuarta parte',
  thirds: 'un tercio|(?:la |una )?tercera parte',
  andHalf: ' y medi[ao]',
  multiples: 'doble|triple',
  unsureDoses: 'par|vari[oa]s|amb[oa]s|much[oa]s|menos de|más de|hasta|casi|en vez de',
  ofThem: 'de (?:ell[oa]s|es[oa]s)',
  partsOfDoses: '(?:mañana|desayuno) y (?:por la |en la |la )?(?:tarde|noche|cena)',
  doses: 'dosis',
  beforeStrength: 'de|del|una?|las?|los|el|mis?',
  eachOf: 'de|a',
  each: 'cada un[ao]',
  timeOfHalf: 'horas?|mañana|tarde',
  beforeDose: '',
  beforeTaken: 'mi|el|la',
  verbsOfMedicines: '',
  endings:
    'tidina|cilina|micina|oxacino|azol|triptán|setrón|sartán|statina|dipino|gliptina|glutida|parina|xabán|semida|sona|solona|onida|salazina|xetina|tralina|pramina|triptilina|gabalina|fenaco|formina',
  names:
    'aspirina|codeína|morfina|loperamida|insulina|metotrexato|azatioprina|gabapentina|melatonina|simeticona|levotiroxina|metamizol|domperidona|lactulosa|hierro|magnesio|calcio|probióticos?|antibióticos?|buscapina|nolotil|enantyum|sintrom|eutirox|orfidal|lexatin|trankimazin|primperan|fortasec|almax',
  longNames: String.raw`vitamina [a-z]\d{0,2}|ácido fólico`,
  noNames:
    'medi[ao]|mitad|cuarto|tercio|de|del|el|la|los|las|un|una|y|o|al|por|para|con|sin|más|menos|cada|hoy|ayer|sodio|sal|azúcar|cafeína|proteínas?|grasas?|fibra|colesterol|abril|primer[ao]?|segund[ao]|tercer[ao]?|últim[ao]|otr[ao]',
};
