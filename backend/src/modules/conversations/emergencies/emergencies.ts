import { languageOf } from '#text/languages/detection';
import type { LanguageCode } from '#text/languages/language';
import { type Emergency, emergencyLikelihoods } from './emergency-likelihoods';
import { FICTION, INFORMATION, NOW, PAST, SIGNS_OF_BODY, SIGNS_OF_SELF_HARM } from './signs';

/** Signs in languages that are not understood otherwise. */
const OTHER_LANGUAGES: Readonly<Record<Exclude<LanguageCode, 'en' | 'es'>, Readonly<Record<Emergency, string>>>> = {
  de: {
    body: 'brustschmerz\\w*|(?:schmerz\\w*|druck|enge) (?:in|auf) (?:der|meiner) brust|(?:bekomme|kriege) keine luft|kann nicht (?:mehr )?atmen|atmet (?:nicht|kaum)(?: mehr| richtig)?|atemnot|herzinfarkt|schlaganfall|bewusstlos\\w*|ohnmächtig|krampfanfall|überdosis|zu viele tabletten|(?:starke|stark) blut\\w*|blutung hört nicht auf|blut (?:erbrochen|gehustet|gespuckt)|allergischer schock|hals schwillt zu|erstick\\w+|vergift\\w+|mundwinkel hängt',
    self_harm:
      'suizid\\w*|selbstmord\\w*|(?:mich|mir) (?:umbringen|das leben nehmen|etwas antun)|nicht mehr (?:leben|weiterleben)|will sterben|(?:keinen|welchen) sinn (?:mehr )?(?:im leben|zu leben|weiterzu(?:leben|machen))|kann so nicht (?:mehr )?weiter(?:leben|machen)?|lebensmüde|(?:müde|satt) (?:vom|des) lebens?|leben (?:so |einfach )?(?:satt|leid)|(?:nie|nicht) (?:mehr|wieder) (?:aufwachen|hier sein|da sein)|(?:lieber|besser) tot|ohne mich (?:besser|leichter)|allem ein ende (?:machen|setzen)|(?:will|möchte)\\b.{0,20}\\ballem vorbei|(?:mich|mir) (?:selbst )?(?:weh ?tun|verletzen)',
  },
  fr: {
    body: 'douleurs? (?:à|dans|de) la poitrine|(?:peux|arrive|parviens) (?:pas|plus) (?:à )?respirer|du mal à respirer|crise cardiaque|infarctus|\\bavc\\b|inconscient\\w*|évanoui\\w*|convulsions?|overdose|surdose|trop de (?:comprimés|cachets)|saigne (?:beaucoup|abondamment)|hémorragie|vomi\\w* du sang|crach\\w* du sang|gorge (?:gonfle|se ferme)|étouff\\w+|empoisonn\\w+',
    self_harm: 'suicid\\w*|me tuer|mettre fin à mes jours|envie de mourir|veux mourir|plus envie de vivre',
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

/** Words before a sign that deny it. */
const DENIED = String.raw`(?<!\b(?:no|not|without|without any|have ?n['’]t had any|has ?n['’]t had any|have not had any|had no|no more|never|never had|never had an?|never had any|never had thoughts of|no thoughts of|kein|keine|keinen|ohne|pas de|sans|sin|nunca|nunca tuve|nunca he tenido|ni|no tengo|sem|senza|geen|zonder) )`;

const patternOf = (signs: readonly string[]): RegExp =>
  new RegExp(
    `${DENIED}(?<!\\p{L})(?:${signs.join('|').replaceAll(String.raw`\w`, String.raw`\p{L}`)})(?!\\p{L})`,
    'iu',
  );

const inOtherLanguages = (emergency: Emergency): readonly string[] =>
  Object.values(OTHER_LANGUAGES).map((ofLanguage) => ofLanguage[emergency]);

const PATTERNS: Readonly<Record<Emergency, RegExp>> = {
  self_harm: patternOf([SIGNS_OF_SELF_HARM.en, SIGNS_OF_SELF_HARM.es, ...inOtherLanguages('self_harm')]),
  body: patternOf([...Object.values(SIGNS_OF_BODY).flatMap(({ en, es }) => [en, es]), ...inOtherLanguages('body')]),
};

/** Languages that have words on whom to call. */
export type EmergencyLanguage = 'en' | 'es' | 'de';

const IN_LANGUAGE: Readonly<Record<EmergencyLanguage, RegExp>> = {
  en: patternOf([SIGNS_OF_SELF_HARM.en, ...Object.values(SIGNS_OF_BODY).map(({ en }) => en)]),
  es: patternOf([SIGNS_OF_SELF_HARM.es, ...Object.values(SIGNS_OF_BODY).map(({ es }) => es)]),
  de: patternOf(Object.values(OTHER_LANGUAGES.de)),
};

const LANGUAGES = ['de', 'es', 'en'] as const;

/**
 * The language in which an emergency is described: that of its sign, else that of its words; `otherwise`: that of the
 * interface, for messages in another language.
 */
export const emergencyLanguage = (message: string, otherwise: EmergencyLanguage): EmergencyLanguage => {
  const code = languageOf(message)?.code;
  return (
    LANGUAGES.find((language) => IN_LANGUAGE[language].test(message)) ??
    LANGUAGES.find((language) => language === code) ??
    otherwise
  );
};

const SENTENCE_ENDS = /[!?\n]+|\.(?!\d)/u;

interface CurrentText {
  /** The sentences that are not fiction. */
  readonly sentences: readonly string[];
  /** The passages that neither tell of the past nor ask for information. */
  readonly current: readonly string[];
}

const currentTextIn = (message: string): CurrentText => {
  const sentences = message.split(SENTENCE_ENDS).filter((sentence) => !FICTION.test(sentence));
  const current = sentences.filter(
    (sentence) => !INFORMATION.test(sentence) && (!PAST.test(sentence) || NOW.test(sentence)),
  );
  return { sentences, current };
};

const signIn = ({ sentences, current }: CurrentText): Emergency | null => {
  if (sentences.some((sentence) => PATTERNS.self_harm.test(sentence))) return 'self_harm';
  return current.some((sentence) => PATTERNS.body.test(sentence)) ? 'body' : null;
};

/** The emergency that a message has a sign of; null if none. */
export const emergencyBySign = (message: string): Emergency | null => signIn(currentTextIn(message));

/** From this likelihood a message is taken for an emergency that has no known sign. */
const LIKELY = 0.7;

/**
 * The emergency described in a message, by the signs known in any language or by how likely its words tell of one; null
 * if none. Every message is checked for one before anything else.
 */
export const emergencyIn = (message: string): Emergency | null => {
  const text = currentTextIn(message);
  const sign = signIn(text);
  if (sign === 'self_harm') return sign;
  const { body, self_harm } = emergencyLikelihoods(text.current.join('. '));
  if (self_harm >= LIKELY) return 'self_harm';
  return body >= LIKELY ? 'body' : sign;
};
