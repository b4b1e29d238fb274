import type { LanguageCode } from './language';
import { listOf } from './patterns';

/** How a language spells out numbers, in lower case. */
interface Numerals {
  /** From one to twenty; `-` stands for words that are also articles. */
  readonly small: readonly string[];
  /** Thirty to ninety. */
  readonly tens: readonly string[];
  readonly hundred: readonly string[];
  readonly thousand: readonly string[];
  /** Between tens and units, or before a half: `and`. */
  readonly and: readonly string[];
  readonly half: readonly string[];
  /** From first to twelfth, each with its forms. */
  readonly ordinals: readonly (readonly string[])[];
  /** Nouns for an approximate number, such as `soixantaine`, with that number. */
  readonly collective: Readonly<Record<string, number>>;
  /** Words after which a number is not exact: `about`, `nearly`, `more than`. */
  readonly about: readonly string[];
  /** Words before a month that mean its first days. */
  readonly early: string;
  /** Phrases for the first days of the current month. */
  readonly earlyThisMonth: string;
  /** Words after a day without a year that place it in the next year. */
  readonly nextYear: string;
  /** Words by which something is more or less than it was, or different from now on: `dearer than`, `now`. */
  readonly otherNow: string;
  /** North, south, east and west: alternatives of patterns, whole words. */
  readonly compass: readonly string[];
  /** Words, written small, before a number or letter that names one of several things: `class A`, `phase 2`. */
  readonly numbered: string;
}

const formsOf = (list: string): readonly (readonly string[])[] => listOf(list).map((forms) => forms.split('|'));

/** Numbers, ordinals and compass points in words: closed classes. */
export const numerals: Readonly<Partial<Record<LanguageCode, Numerals>>> = {
  en: {
    small: listOf(
      '- two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    ),
    tens: listOf('thirty forty fifty sixty seventy eighty ninety'),
    hundred: listOf('hundred'),
    thousand: listOf('thousand'),
    and: listOf('and a'),
    half: listOf('half'),
    ordinals: formsOf('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'),
    collective: { dozen: 12 },
    about: listOf('about around some roughly approximately nearly almost over than least most to'),
    early: 'early',
    earlyThisMonth: 'early (?:in )?th(?:e|is) month|(?:start|beginning) of th(?:e|is) month',
    nextYear: '(?:of )?next year',
    otherNow: 'more|less|fewer|\\p{Ll}{3,}er than|now|no longer',
    compass: ['north(?:ern)?', 'south(?:ern)?', 'east(?:ern)?', 'west(?:ern)?'],
    numbered:
      'class|classes|grade|grades|route|zone|terminal|reactor|unit|district|ward|flight|lot|gate|runway|platform|tower|plot|series|season|episode|round|tranche|wave|branch|type|category|model|edition|volume|quarter|tunnel|pier|dock|hall|wing',
  },
  de: {
    small: listOf(
      '- zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    ),
    tens: listOf('dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
    hundred: listOf('hundert'),
    thousand: listOf('tausend'),
    and: listOf('und ein'),
    half: listOf('halb'),
    ordinals: formsOf(
      'erste|ersten|erster|erstes zweite|zweiten|zweiter|zweites dritte|dritten|dritter|drittes vierte|vierten|vierter|viertes fünfte|fünften|fünfter|fünftes sechste|sechsten|sechster siebte|siebten|siebter achte|achten|achter neunte|neunten|neunter zehnte|zehnten|zehnter elfte|elften|elfter zwölfte|zwölften|zwölfter',
    ),
    collective: { dutzend: 12 },
    about: listOf('rund etwa ungefähr circa ca knapp fast gut über als mindestens'),
    early: 'anfang',
    earlyThisMonth: '(?:anfang|beginn) d(?:es|ieses) monats|monats(?:anfang|beginn)',
    nextYear: '(?:im |des )?(?:nächsten|kommenden) Jahre?s?',
    otherNow: 'mehr|weniger|länger|teurer|billiger|höher|niedriger|später|früher|jetzt|nun|künftig|neuem',
    compass: [
      'nord(?:en|ens|seite)?|nördlich\\p{L}*',
      'süd(?:en|ens|seite)?|südlich\\p{L}*',
      'ost(?:en|ens|seite)?|östlich\\p{L}*',
      'west(?:en|ens|seite)?|westlich\\p{L}*',
    ],
    numbered: 'typ|-',
  },
  fr: {
    small: listOf(
      '- deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
    ),
    tens: listOf('trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix'),
    hundred: listOf('cent cents'),
    thousand: listOf('mille'),
    and: listOf('et un une'),
    half: listOf('demi demie'),
    ordinals: formsOf(
      'premier|première|premiers|premières deuxième|second|seconde|deuxièmes troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième',
    ),
    collective: {
      dizaine: 10,
      douzaine: 12,
      quinzaine: 15,
      vingtaine: 20,
      trentaine: 30,
      quarantaine: 40,
      cinquantaine: 50,
      soixantaine: 60,
      centaine: 100,
      millier: 1000,
    },
    about: listOf('environ quelque près presque plus autour à peine'),
    early: 'début',
    earlyThisMonth: 'début (?:du|de ce) mois',
    nextYear: "(?:de )?l[’']an(?:née)? prochaine?",
    otherNow: 'plus|moins|désormais|dorénavant|maintenant',
    compass: ['nord', 'sud', "orienta(?:l|le|ux|les)|l[’']est", 'ouest|occidenta(?:l|le|ux|les)'],
    numbered:
      'classe|zone|route|terminal|réacteur|tranche|district|vol|lot|porte|piste|quai|tour|série|saison|épisode|vague|catégorie|type|modèle|édition|trimestre|tunnel|hall|version',
  },
  es: {
    small: listOf(
      '- dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
    ),
    tens: listOf('treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    hundred: listOf('cien ciento cientos'),
    thousand: listOf('mil'),
    and: listOf('y un'),
    half: listOf('medio media'),
    ordinals: formsOf(
      'primer|primero|primera|primeros segundo|segunda tercer|tercero|tercera cuarto|cuarta quinto|quinta sexto|sexta séptimo|séptima octavo|octava noveno|novena décimo|décima undécimo|undécima duodécimo|duodécima',
    ),
    collective: {
      decena: 10,
      docena: 12,
      quincena: 15,
      veintena: 20,
      treintena: 30,
      cincuentena: 50,
      centenar: 100,
      millar: 1000,
    },
    about: listOf('unos unas casi cerca alrededor aproximadamente más'),
    early: '(?:a )?(?:principios|comienzos|inicios) de',
    earlyThisMonth: '(?:principios|comienzos|inicios) (?:de|del|de este) mes',
    nextYear: 'del? (?:próximo año|año próximo|año que viene)',
    otherNow: 'más|menos|ahora|ya no',
    compass: ['norte', 'sur', 'oriental(?:es)?|del este', 'oeste|occidental(?:es)?'],
    numbered:
      'clase|zona|ruta|terminal|reactor|distrito|vuelo|lote|puerta|pista|andén|torre|serie|temporada|episodio|ronda|ola|categoría|tipo|modelo|edición|trimestre|túnel|versión|fase|línea|curso',
  },
  pt: {
    small: listOf(
      '- dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte',
    ),
    tens: listOf('trinta quarenta cinquenta sessenta setenta oitenta noventa'),
    hundred: listOf('cem cento centos'),
    thousand: listOf('mil'),
    and: listOf('e um'),
    half: listOf('meio meia'),
    ordinals: formsOf(
      'primeiro|primeira|primeiros segundo|segunda terceiro|terceira quarto|quarta quinto|quinta sexto|sexta sétimo|sétima oitavo|oitava nono|nona décimo|décima undécimo|décimo-primeiro duodécimo',
    ),
    collective: { dezena: 10, dúzia: 12, vintena: 20, trintena: 30, centena: 100, milhar: 1000 },
    about: listOf('cerca quase aproximadamente uns umas mais'),
    early: '(?:no )?(?:início|começo|princípio) de',
    earlyThisMonth: '(?:início|começo|princípio) (?:do|deste) mês',
    nextYear: 'do (?:próximo ano|ano que vem)',
    otherNow: 'mais|menos|agora|já não',
    compass: ['norte', 'sul', 'leste|orienta(?:l|is)', 'oeste|ocidenta(?:l|is)'],
    numbered:
      'classe|zona|rota|terminal|reator|distrito|voo|lote|porta|pista|cais|torre|série|temporada|episódio|ronda|vaga|categoria|tipo|modelo|edição|trimestre|túnel|versão|fase|linha',
  },
  it: {
    small: listOf(
      '- due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
    ),
    tens: listOf('trenta quaranta cinquanta sessanta settanta ottanta novanta'),
    hundred: listOf('cento'),
    thousand: listOf('mille mila'),
    and: listOf('e un'),
    half: listOf('mezzo mezza'),
    ordinals: formsOf(
      'primo|prima|primi|prime secondo|seconda terzo|terza quarto|quarta quinto|quinta sesto|sesta settimo|settima ottavo|ottava nono|nona decimo|decima undicesimo|undicesima dodicesimo|dodicesima',
    ),
    collective: {
      decina: 10,
      dozzina: 12,
      quindicina: 15,
      ventina: 20,
      trentina: 30,
      quarantina: 40,
      cinquantina: 50,
      sessantina: 60,
      centinaio: 100,
      migliaio: 1000,
    },
    about: listOf('circa quasi oltre più intorno'),
    early: '(?:a )?inizio',
    earlyThisMonth: 'inizio (?:del |di questo )?mese',
    nextYear: "del(?:l[’']anno prossimo| prossimo anno)",
    otherNow: 'più|meno|ora|adesso',
    compass: ['nord|settentrional[ei]', 'sud|meridional[ei]', "oriental[ei]|dell[’']est", 'ovest|occidental[ei]'],
    numbered:
      'classe|zona|rotta|terminal|reattore|distretto|volo|lotto|porta|pista|binario|torre|serie|stagione|episodio|turno|ondata|categoria|tipo|modello|edizione|trimestre|tunnel|versione|fase|linea',
  },
};
