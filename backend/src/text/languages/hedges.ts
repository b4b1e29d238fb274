import { alsoAmount, alsoUnsure, hedges as englishHedges } from './english/hedges';
import { clauseEnd, negative } from './english/sentence-words';
import type { Language, LanguageCode } from './language';
import { numerals } from './number-words';

/** The kinds of words that weaken or reverse what a sentence says. */
export type Hedge = keyof typeof englishHedges;

/** How a language weakens or reverses what a sentence says. */
export interface HedgeWords {
  readonly hedges: Readonly<Record<Hedge, RegExp>>;
  /** Words that negate without a negation: `the ban` for `may not`. */
  readonly denials: RegExp;
  /**
   * Other words by which a sentence keeps that something is only possible, or (`alsoAmount`) a bound or a rough amount.
   */
  readonly alsoUnsure: RegExp;
  readonly alsoAmount: RegExp;
  readonly clauseEnd: RegExp;
  /**
   * Prepositions before the agent in the passive voice, and (`obliques`) before other participants: alternatives of
   * patterns.
   */
  readonly agents: string;
  readonly obliques: string;
  /** Words for more and for less; absent in English, where `opposite-words.ts` has them. */
  readonly directions?: readonly [more: RegExp, less: RegExp];
}

/** Alternatives of patterns, whole words in lower case. */
type Words = Readonly<
  Record<
    Exclude<Hedge, 'about' | 'future'> | 'denials' | 'saying' | 'joints' | 'agents' | 'obliques' | 'more' | 'less',
    string
  >
>;

const others: Readonly<Partial<Record<LanguageCode, Words>>> = {
  es: {
    negation: 'no(?! (?:solo|sólo|menos de|más de))|nunca|jamás|ni|ning[uú]n\\p{L}*|nadie|nada|tampoco|sin(?! embargo)',
    refusal:
      'rechaz\\p{L}+|neg(?:ó|aron|ar|ad[oa]s?)|descart\\p{L}+|desestim\\p{L}+|impid\\p{L}+|impedi\\p{L}+|evit\\p{L}+',
    possibility:
      'pued\\p{L}+|podr\\p{L}+|pud(?:o|iera|iese)\\p{L}*|quizás?|tal vez|posib\\p{L}+|probable(?:mente)?|eventual(?:mente|es)?',
    intention:
      'planea\\p{L}*|plan|prevén?|previst[oa]s?|prop(?:onen?|uso|usieron|uestas?)|pretend\\p{L}+|estudian?|espera[nr]?|deber[íi]an?|quier\\p{L}+|busca[nr]?|recom[ei]\\p{L}+|pid(?:en?|ió|ieron)|solicit\\p{L}+|intent\\p{L}+|borrador|negoci\\p{L}+|aspira\\p{L}*|a punto de',
    condition:
      'si|salvo que|a menos que|siempre que|a condición de|en caso de|hasta que|pendientes? de|depend\\p{L}+|sujet[oa]s? a|condicionad\\p{L}+|expon\\p{L}+',
    allegation:
      'presunt\\p{L}+|supuest\\p{L}+|acus\\p{L}+|sospech\\p{L}+|denunci\\p{L}+|al parecer|habrían?|imput\\p{L}+',
    'at most': 'de hasta|como máximo|a lo sumo|no más de|menos de|máxim[oa]|por debajo de',
    'at least': 'al menos|por lo menos|como mínimo|mínim[oa]|más de|no menos de|supera[nr]?|por encima de',
    denials:
      'prohíb\\p{L}+|prohib\\p{L}+|vet(?:o|a|ó)|excepto|salvo|exent[oa]s?|sólo|solo|únicamente|carec\\p{L}+|falta|suspend\\p{L}+|cancel\\p{L}+|anul\\p{L}+',
    saying: 'según|dijo|dice|cerraría\\p{L}*|\\p{L}{2,}rían?',
    joints: 'que|quien|cuando|donde|porque|y|e|o|pero|mientras|tras',
    more: 'más|mayor(?:es)?|sub[aeií]\\p{L}*|aument\\p{L}+|crec\\p{L}+|alza|superior(?:es)?',
    less: 'menos|menor(?:es)?|baj[aeó]\\p{L}*|reduc\\p{L}+|redu[cj]\\p{L}+|cae|caen|cay\\p{L}+|caíd\\p{L}+|descen\\p{L}+|inferior(?:es)?',
    agents: 'por',
    obliques: 'a|al|ante|con|contra|de|del|desde|en|entre|hacia|hasta|para|sobre|tras',
  },
  de: {
    negation: 'nicht(?! (?:nur|mehr als|weniger als))|kein\\p{L}*|nie|niemals|niemand|nichts|ohne|weder|noch nie',
    refusal:
      'lehn\\p{L}+|ablehn\\p{L}+|abgelehnt|abgewiesen|weist|wies|verweiger\\p{L}+|bestreit\\p{L}+|bestritt\\p{L}*|verhinder\\p{L}+',
    possibility:
      'könnten?|kann|können|konnten?|dürften?|dürfen|darf|vielleicht|möglich\\p{L}*|womöglich|wahrscheinlich\\p{L}*|eventuell|auf Wunsch',
    intention:
      'will|wollen|plant|planen|geplant\\p{L}*|plante\\p{L}*|beabsichtig\\p{L}+|erwäg\\p{L}+|prüf(?:t|en)|schlägt|schlug|vorgeschlagen\\p{L}*|vorschl\\p{L}+|empfiehlt|empfehl\\p{L}+|empfohlen|fordert|fordern|voraussichtlich|erwart\\p{L}+|möchten?|strebt|entwurf\\p{L}*|hoff(?:t|en)|sollten?',
    condition: 'wenn|falls|sofern|solange|vorausgesetzt|es sei denn|bedingung\\p{L}*|abhängig|vorbehaltlich|nur bei',
    allegation:
      'soll|sollen|angeblich\\p{L}*|mutmaßlich\\p{L}*|verdacht|verdächtig\\p{L}*|beschuldig\\p{L}*|vorwurf|wirft|vermeintlich\\p{L}*|offenbar',
    'at most': 'bis zu|höchstens|maximal|nicht mehr als|weniger als|unter(?= \\d)',
    'at least': 'mindestens|wenigstens|mehr als|über(?= \\d)|frühestens|nicht weniger als|ab(?= \\d+ (?:euro|prozent))',
    denials:
      'verb(?:ot\\p{L}*|iet\\p{L}+)|untersag\\p{L}+|nur|außer|statt|ausgenommen|befrei\\p{L}+|fehl(?:t|en|te)|verzicht\\p{L}+|gestoppt|stopp\\p{L}*|abgesagt|abgewendet|fällt|entfällt|kostenlos|unentgeltlich',
    saying: 'laut|sagte|zufolge|nach angaben|würden?',
    joints: 'und|aber|oder|während|weil|dass|damit|nachdem|sodass|so dass|die|der|das|dessen|deren',
    more: 'mehr|höher\\p{L}*|steig\\p{L}+|stieg\\p{L}*|gestiegen|erhöh\\p{L}+|wuchs\\p{L}*|wächst|zunahme|plus',
    less: 'weniger|niedriger\\p{L}*|sink\\p{L}+|sank\\p{L}*|gesunken|senk\\p{L}+|gesenkt|fiel\\p{L}*|gefallen|schrumpf\\p{L}+|rückgang|minus',
    agents: 'von|vom|durch',
    obliques: 'an|am|auf|aus|bei|beim|für|gegen|im|in|mit|nach|über|um|unter|zu|zum|zur|zwischen|des|den|dem',
  },
  fr: {
    negation: "n(?=[’'])|ne|sans|ni|non",
    refusal: 'rejet\\p{L}+|refus\\p{L}+|dém(?:ent\\p{L}*|enti)|ni(?:e|ent|é)|exclu\\p{L}*|empêch\\p{L}+|évit\\p{L}+',
    possibility:
      'peu(?:t|vent)|pourr\\p{L}+|pouv\\p{L}+|peut-être|possib\\p{L}+|probable(?:ment)?|éventuel\\p{L}*|risqu\\p{L}+',
    intention:
      'envisag\\p{L}+|prévoi\\p{L}+|prévu\\p{L}*|propos\\p{L}+|compt(?:e|ent)|souhait\\p{L}+|veu(?:t|lent)|devrai\\p{L}+|étudi(?:e|ent)|recommand\\p{L}+|demand\\p{L}+|appel(?:le|lent|é)|projet\\p{L}*|espèr\\p{L}+|cherch\\p{L}+|tent\\p{L}+|invit\\p{L}+',
    condition:
      "si|s[’']il\\p{L}?|sauf si|à condition|à moins|sous réserve|en cas de|jusqu[’']à ce|pourvu|tant que|dépend\\p{L}*",
    allegation:
      'présum\\p{L}+|soupçonn\\p{L}+|accus\\p{L}+|aurai\\p{L}+|serai\\p{L}+|prétendu\\p{L}*|apparemment|mis\\p{L}* en cause|alléga\\p{L}+',
    'at most': "jusqu[’']à(?= \\d)|au plus|au maximum|maximum|moins de|pas plus de|plafonn\\p{L}+",
    'at least': 'au moins|au minimum|minimum|plus de|pas moins de|dépass\\p{L}+|supérieur\\p{L}* à',
    denials:
      'interdi\\p{L}*|banni\\p{L}*|sauf|hormis|seul\\p{L}*|uniquement|prive|dépourvu\\p{L}*|manqu\\p{L}+|annul\\p{L}+|suspen\\p{L}+|gratuit\\p{L}*',
    saying: "selon|d[’']après|a dit|\\p{L}{2,}rai(?:t|ent)",
    joints: 'qui|que|dont|où|quand|et|mais|ou|tandis|alors|lorsque|parce',
    more: 'plus|hausse|augment\\p{L}+|progress\\p{L}+|relev\\p{L}+|supérieur\\p{L}*',
    less: 'moins|baiss\\p{L}+|recul\\p{L}*|dimin\\p{L}+|rédu\\p{L}+|chut\\p{L}+|inférieur\\p{L}*',
    agents: 'par',
    obliques: 'à|au|aux|chez|contre|dans|de|d|des|du|en|entre|pour|sur|avec|sous',
  },
  it: {
    negation: 'non|mai|nessun\\p{L}*|nulla|niente|né|senza',
    refusal:
      'respin\\p{L}+|rifiut\\p{L}+|neg(?:a|ano|ato|ata|ò)|smenti\\p{L}+|esclu\\p{L}+|bocci\\p{L}+|evit\\p{L}+|imped\\p{L}+',
    possibility:
      'può|possono|potr\\p{L}+|poter\\p{L}*|potev\\p{L}+|forse|possibil\\p{L}+|probabil\\p{L}+|eventual\\p{L}+',
    intention:
      'intend\\p{L}+|prevede|prevedono|previst[oaie]|propo\\p{L}+|vuole|vogliono|punta|dovrebber?o?|valut(?:a|ano)|raccomand\\p{L}+|chied\\p{L}+|chiest[oa]|progett(?:a|ano)|sper(?:a|ano)|mira|mirano|aspett\\p{L}+|tent\\p{L}+|cerc(?:a|ano)|bozza|invit\\p{L}+',
    condition:
      'se|a meno che|salvo che|a condizione|a patto|purché|in caso di|finché|subordinat\\p{L}+|dipend\\p{L}+|spetta',
    allegation:
      'presunt\\p{L}+|sospett\\p{L}+|accus\\p{L}+|avrebber?o?|sarebber?o?|asserit\\p{L}+|a quanto pare|indagat\\p{L}+',
    'at most': 'fino a(?= \\d)|al massimo|massimo|non più di|meno di|non oltre',
    'at least': 'almeno|minimo|più di|oltre(?= \\d)|non meno di|supera\\p{L}*|superior[ei] a',
    denials:
      'viet\\p{L}+|diviet\\p{L}+|proib\\p{L}+|tranne|eccetto|salvo|solo|soltanto|esent\\p{L}+|manc\\p{L}+|annull\\p{L}+|sospe\\p{L}+|gratuit\\p{L}+',
    saying: 'secondo|ha detto|hanno detto|\\p{L}{2,}rebber?o?',
    joints: 'che|cui|chi|quando|dove|perché|e|ed|ma|o|mentre|dopo',
    more: 'più|maggior\\p{L}*|aument\\p{L}+|cresc\\p{L}+|sal(?:e|ito|ita|gono)|rialz\\p{L}+|superior\\p{L}',
    less: 'meno|minor\\p{L}*|cal(?:o|a|ano|at\\p{L}+)|ridu[cz]\\p{L}+|ridott\\p{L}|scend\\p{L}+|sces\\p{L}|diminu\\p{L}+|inferior\\p{L}',
    agents: 'da|dal|dalla|dallo|dai|dalle|dagli|dall',
    obliques:
      'a|ad|al|allo|alla|all|ai|agli|alle|di|d|del|dello|della|dell|dei|degli|delle|con|contro|in|nel|nella|nell|per|su|sul|sulla|tra|fra',
  },
  pt: {
    negation: 'não|nunca|jamais|nenhum\\p{L}*|ninguém|nada|nem|tampouco|sem',
    refusal: 'rejeit\\p{L}+|recus\\p{L}+|neg(?:ou|aram|a|am|ado|ada)|descart\\p{L}+|impe[dç]\\p{L}+|evit\\p{L}+',
    possibility:
      'pode[mr]?|pod(?:eria|eriam|erá|erão)|talvez|possív\\p{L}+|possibil\\p{L}+|prováv\\p{L}+|provavelmente|eventual\\p{L}*',
    intention:
      'pretend\\p{L}+|planej\\p{L}+|planei\\p{L}+|prevê|preveem|previst[oa]s?|prop(?:õe|ôs|ost\\p{L}+)|quer|querem|dever(?:ia|iam)|estud(?:a|am)|espera\\p{L}*|recomend\\p{L}+|pede|pedem|pediu|tent\\p{L}+|busca\\p{L}*|negoci\\p{L}+|visa|visam|chegaram? a',
    condition:
      'se|caso|a menos que|desde que|salvo se|até que|depend\\p{L}+|sujeit[oa]s? a|condicionad\\p{L}+|enquanto|apesar',
    allegation: 'alegad\\p{L}+|supost\\p{L}+|suspeit\\p{L}+|acus\\p{L}+|teriam?|seriam?|presum\\p{L}+|denunci\\p{L}+',
    'at most':
      'até(?= \\d+(?:[.,]\\d+)* (?:mil|milhões|euros|reais|dólares|por|%))|no máximo|máxim[oa]|não mais de|menos de',
    'at least': 'pelo menos|ao menos|no mínimo|mínim[oa]|mais de|não menos de|supera\\p{L}*|acima de',
    denials:
      'proib\\p{L}+|proíb\\p{L}+|ved(?:a|ou|ado|ada)|exceto|salvo|só|apenas|somente|isent\\p{L}+|falta\\p{L}*|fechad\\p{L}+|suspens\\p{L}+|suspend\\p{L}+|anul\\p{L}+|cancel\\p{L}+|gratuit\\p{L}+',
    saying: 'segundo|disse|disseram|\\p{L}{2,}riam?',
    joints: 'que|quem|quando|onde|porque|pois|e|mas|ou|enquanto|após',
    more: 'mais|maior(?:es)?|sub[iei]\\p{L}*|aument\\p{L}+|cresc\\p{L}+|alta|superior(?:es)?',
    less: 'menos|menor(?:es)?|ca(?:iu|em|i|íram|irá|irão)|queda|redu[zç]\\p{L}+|baix\\p{L}+|diminu\\p{L}+|inferior(?:es)?',
    agents: 'por|pelo|pela|pelos|pelas',
    // Not `a`, which is an article, too.
    obliques: 'ao|aos|à|às|com|contra|da|das|de|do|dos|em|entre|na|nas|no|nos|para|sobre',
  },
  nl: {
    negation: 'niet|geen|nooit|niemand|niets|zonder|noch',
    refusal: 'weiger\\p{L}+|afgewezen|wijst|verwerp\\p{L}+|verworpen|ontken\\p{L}+|voorkom\\p{L}+',
    possibility:
      'kan|kunnen|kon|konden|mag|mogen|misschien|mogelijk\\p{L}*|wellicht|waarschijnlijk\\p{L}*|eventue\\p{L}+',
    intention:
      'wil|willen|plant|gepland\\p{L}*|van plan|overweeg\\p{L}*|overwegen|voorst\\p{L}+|stelt voor|adviseer\\p{L}+|verwacht\\p{L}*|zouden?|hoopt|hopen|vraagt|vragen|eist|roept',
    condition: 'als|indien|tenzij|mits|zolang|op voorwaarde|afhankelijk|totdat|onder voorbehoud',
    allegation: 'vermeend\\p{L}*|vermoedelijk\\p{L}*|verdacht\\p{L}*|beschuldig\\p{L}*|blijkbaar|zogenaamd\\p{L}*',
    'at most': 'tot(?= \\d+(?:[.,]\\d+)* (?:euro|procent))|hooguit|maximaal|maximum|hoogstens|niet meer dan|minder dan',
    'at least': 'minstens|minimaal|ten minste|minimum|meer dan|niet minder dan|ruim',
    denials:
      'verb(?:od\\p{L}*|ied\\p{L}*|iedt)|behalve|alleen|slechts|vrijgesteld|ontbreek\\p{L}*|vernietig\\p{L}+|geschrapt|gratis',
    saying: 'volgens|zei|zegt',
    joints: 'en|maar|of|terwijl|omdat|dat|die|waar|nadat',
    more: 'meer|hoger\\p{L}*|stijg\\p{L}+|steeg|stegen|gestegen|verho\\p{L}+|toename|groei\\p{L}*',
    less: 'minder|lager\\p{L}*|dal\\p{L}+|gedaald|verla\\p{L}+|afname|krimp\\p{L}*',
    agents: 'door',
    obliques: 'aan|bij|in|met|naar|op|tegen|tot|uit|van|voor|over|onder|tussen',
  },
};

const wholeWords = (alternatives: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`, flags);

/** Words of a language before a rough amount. */
const aboutIn = (code: LanguageCode): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${numerals[code]?.about.join('|') ?? '(?!)'})(?= (?:\p{Ll}{1,3} )?[€$£]?\d)`,
    'giu',
  );

const english: HedgeWords = {
  hedges: englishHedges,
  denials: negative,
  alsoUnsure,
  alsoAmount,
  clauseEnd,
  agents: 'by',
  obliques: '',
};

const NEVER = '(?!)';

/** Matches nothing, for languages without words: there a judge decides alone. */
const none: Words = {
  negation: NEVER,
  refusal: NEVER,
  possibility: NEVER,
  intention: NEVER,
  condition: NEVER,
  allegation: NEVER,
  'at most': NEVER,
  'at least': NEVER,
  denials: NEVER,
  saying: NEVER,
  joints: NEVER,
  agents: NEVER,
  obliques: NEVER,
  more: NEVER,
  less: NEVER,
};

const wordsOf = ({ code }: Language): HedgeWords => {
  const { denials, saying, joints, agents, obliques, more, less, ...own } = others[code] ?? none;
  const amounts = [own['at most'], own['at least'], ...(numerals[code]?.about ?? [])].join('|');
  return {
    hedges: {
      negation: wholeWords(own.negation, 'giu'),
      refusal: wholeWords(own.refusal, 'giu'),
      possibility: wholeWords(own.possibility, 'giu'),
      intention: wholeWords(own.intention, 'giu'),
      condition: wholeWords(own.condition, 'giu'),
      allegation: wholeWords(own.allegation, 'giu'),
      'at most': wholeWords(own['at most'], 'giu'),
      'at least': wholeWords(own['at least'], 'giu'),
      about: aboutIn(code),
      // The future is often told in the present tense.
      future: /(?!)/g,
    },
    denials: wholeWords(denials, 'giu'),
    alsoUnsure: wholeWords(saying, 'iu'),
    alsoAmount: wholeWords(amounts, 'iu'),
    clauseEnd: new RegExp(String.raw`[,;:–—]\s|[.!?]["”»’)]*\s| (?:${joints}) `, 'giu'),
    agents,
    obliques,
    directions: [wholeWords(more, 'iu'), wholeWords(less, 'iu')],
  };
};

const known = new Map<Language, HedgeWords>();

/** `null` stands for English. */
export const hedgeWordsOf = (language: Language | null): HedgeWords => {
  if (language === null) return english;
  const words = known.get(language) ?? wordsOf(language);
  known.set(language, words);
  return words;
};
