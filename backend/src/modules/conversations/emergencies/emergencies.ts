import type { LanguageCode } from '#text/languages/language';

/** What needs help now: of the body, or since somebody may harm themselves. */
export type Emergency = 'body' | 'self_harm';

/**
 * Signs for which public health services tell people to call at once, by language: alternatives of patterns, in lower case. After
 * the pages of the NHS on when to call 999, of the American Heart Association on heart attack and stroke, of the WHO on suicide,
 * and their counterparts elsewhere. Who is warned once too often has lost a minute.
 */
const SIGNS: Readonly<Record<LanguageCode, Readonly<Record<Emergency, string>>>> = {
  en: {
    body: "chest (?:pain|pressure|tight\\w*|hurts)|(?:pain|pressure|tightness) in (?:my|the|his|her) chest|(?:can(?:no|['’]?)t|cannot|can not|hard to|unable to|struggl\\w+ to) breathe?|(?:trouble|difficulty|problems?) breathing|short(?:ness)? of breath|gasping|turning blue|heart attack|(?:having|had|has) (?:a )?stroke|face (?:is |has )?(?:droop\\w*|fallen)|slurr\\w+|(?:can(?:no|['’]?)t|cannot) (?:move|feel|lift) (?:my|his|her|one|the)? ?(?:arm|leg|face|side)|numb on one side|unconscious|unresponsive|passed out|(?:won['’]?t|not|cannot|can['’]?t) wak(?:e|ing)|seizures?|convuls\\w+|overdos\\w+|too many (?:pills|tablets)|(?:severe|heavy|a lot of|lots of|won['’]?t stop) bleeding|bleeding (?:heavily|a lot|that won['’]?t stop|won['’]?t stop|does ?n['’]?t stop)|(?:vomit\\w*|throw\\w* up|threw up|cough\\w*(?: up)?) (?:\\w+ )?blood|(?:lots|a lot) of blood|anaphyla\\w+|throat (?:is )?(?:closing|swelling|swollen shut)|tongue (?:is )?swelling|choking|poisoned|(?:swallowed|drank) (?:bleach|poison)",
    self_harm:
      "suicid\\w+|(?:kill|hurt|harm)(?:ing)? myself|end(?:ing)? (?:my|it all|my own) ?(?:life)?|(?:want|wish) to (?:die|be dead)|(?:do ?n['’]?t|do not) want to (?:live|be alive|be here)|better off dead",
  },
  de: {
    body: 'brustschmerz\\w*|(?:schmerz\\w*|druck|enge) (?:in|auf) (?:der|meiner) brust|(?:bekomme|kriege) keine luft|kann nicht (?:mehr )?atmen|atemnot|herzinfarkt|schlaganfall|bewusstlos\\w*|ohnmächtig|krampfanfall|überdosis|zu viele tabletten|(?:starke|stark) blut\\w*|blutung hört nicht auf|blut (?:erbrochen|gehustet|gespuckt)|allergischer schock|hals schwillt zu|erstick\\w+|vergift\\w+|mundwinkel hängt',
    self_harm:
      'suizid\\w*|selbstmord\\w*|(?:mich|mir) (?:umbringen|das leben nehmen|etwas antun)|nicht mehr leben|will sterben',
  },
  fr: {
    body: 'douleurs? (?:à|dans|de) la poitrine|(?:peux|arrive|parviens) (?:pas|plus) (?:à )?respirer|du mal à respirer|crise cardiaque|infarctus|\\bavc\\b|inconscient\\w*|évanoui\\w*|convulsions?|overdose|surdose|trop de (?:comprimés|cachets)|saigne (?:beaucoup|abondamment)|hémorragie|vomi\\w* du sang|crach\\w* du sang|gorge (?:gonfle|se ferme)|étouff\\w+|empoisonn\\w+',
    self_harm: 'suicid\\w*|me tuer|mettre fin à mes jours|envie de mourir|veux mourir|plus envie de vivre',
  },
  es: {
    body: 'dolor (?:de|en el) pecho|no puedo respirar|me cuesta respirar|dificultad para respirar|infarto|ataque al corazón|derrame cerebral|\\bictus\\b|inconsciente|desmay\\w+|convulsi\\w+|sobredosis|demasiadas (?:pastillas|tabletas)|sangr\\w+ (?:mucho|abundante)|hemorragia|vomit\\w* sangre|tos\\w* sangre|garganta (?:se cierra|hinchada)|me ahogo|asfixi\\w+|envenen\\w+',
    self_harm: 'suicid\\w*|matarme|quitarme la vida|quiero morir\\w*|no quiero vivir',
  },
  pt: {
    body: 'dor no peito|não consigo respirar|dificuldade (?:em|para|de) respirar|falta de ar|enfarte|infarto|\\bavc\\b|derrame|inconsciente|desmai\\w+|convuls\\w+|overdose|comprimidos demais|demasiados comprimidos|sangr\\w+ muito|hemorragia|vomit\\w* sangue|toss\\w* sangue|garganta (?:a fechar|fechando|inchada)|engasg\\w+|envenen\\w+',
    self_harm: 'suic[ií]d\\w*|me matar|matar-me|tirar a minha vida|quero morrer|não quero viver',
  },
  it: {
    body: 'dolore al petto|non (?:riesco|posso) (?:a )?respirare|difficoltà (?:a|di) respira\\w*|fiato corto|infarto|ictus|svenut\\w+|privo di sensi|incosciente|convulsion\\w+|overdose|troppe (?:pillole|compresse)|sanguin\\w+ molto|emorragia|vomit\\w* sangue|toss\\w* sangue|gola (?:si chiude|gonfia)|soffoc\\w+|avvelen\\w+',
    self_harm: 'suicid\\w*|uccidermi|togliermi la vita|voglio morire|non voglio (?:più )?vivere',
  },
  nl: {
    body: 'pijn op (?:de|mijn) borst|kan niet (?:meer )?ademen|krijg geen (?:lucht|adem)|benauwd\\w*|hartaanval|beroerte|bewusteloos|flauwgevallen|stuip\\w*|overdosis|te veel (?:pillen|tabletten)|(?:hevig\\w*|veel) bloed\\w*|bloed (?:gebraakt|opgehoest)|keel (?:zwelt|gaat dicht)|stik\\w*|vergiftig\\w+',
    self_harm: 'zelfmoord\\w*|suïcid\\w*|mezelf (?:doden|iets aandoen)|wil dood|niet meer leven',
  },
};

/** Right before a sign: it is said not to be there. */
const DENIED = String.raw`(?<!\b(?:no|not|without|kein|keine|keinen|ohne|pas de|sans|sin|sem|senza|geen|zonder) )`;

const patternOf = (emergency: Emergency): RegExp => {
  const signs = Object.values(SIGNS).map((ofLanguage) => ofLanguage[emergency]);
  return new RegExp(
    `${DENIED}(?<!\\p{L})(?:${signs.join('|').replaceAll(String.raw`\w`, String.raw`\p{L}`)})(?!\\p{L})`,
    'iu',
  );
};

const PATTERNS = { self_harm: patternOf('self_harm'), body: patternOf('body') };

/** Whether a message tells of an emergency, in any language that is known. Asked of every message, before all else. */
export const emergencyIn = (message: string): Emergency | null => {
  if (PATTERNS.self_harm.test(message)) return 'self_harm';
  return PATTERNS.body.test(message) ? 'body' : null;
};
