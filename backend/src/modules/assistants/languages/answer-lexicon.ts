import type { LanguageCode } from '#text/languages/language';

/** Words by which a line gives what is asked for: alternatives of patterns, in lower case. */
export interface AnswerLexicon {
  /** Words before the day on which something ends. */
  readonly ending: string;
  /** Words before and after the number of days for which something holds. */
  readonly lastingDays: readonly [before: string, after: string];
  /** Something is extended beyond the day on which it would have ended. */
  readonly prolonging: string;
  /** Something is still to happen. */
  readonly toCome: string;
  /** A penalty. */
  readonly punishing: string;
  /** A condition under which something follows. */
  readonly conditional: string;
  /** A reason. */
  readonly because: string;
  /** What replaced something. */
  readonly instead: string;
}

export const answerLexicon: Readonly<Record<LanguageCode, AnswerLexicon>> = {
  en: {
    ending:
      'until|till|through|expir(?:es?|ed|ing|y|ation)(?: \\p{L}+){0,2}|ends?(?: \\p{L}+)?|lapses?(?: \\p{L}+)?|not later than|no later than',
    lastingDays: ['for(?: a period of| up to)?', 'days'],
    prolonging: 'continu(?:e|es|ed|ing|ation)|exten(?:d|ds|ded|ding|sion)|prolong\\p{L}*|maintain\\p{L}*',
    toCome:
      'shall|must|will|would|is to|are to|direct(?:s|ed)?|calls? for|plans? to|agree(?:s|d) to|pledg(?:es?|ed)|commit(?:s|ted)? to|promis(?:es?|ed)|requir(?:es|ed)|(?:is|are)(?: now)? (?:targeting|scheduled|expected|due|set|slated|planned|planning|preparing|aiming|hoping)',
    punishing:
      'fines?|fined|penalt\\p{L}*|imprison\\p{L}*|prison|jail\\p{L}*|punish\\p{L}*|forfeit\\p{L}*|sentenced|prosecut\\p{L}*|sanction\\p{L}*|revo(?:ke|ked|cation)',
    conditional: 'if|unless|in case|in the event|otherwise|fail(?:s|ure|ing)?',
    because: 'because|due to|owing to|in light of|in recognition of|as a result of|in order to',
    instead:
      'replac(?:ed|es|ing|ement)|in (?:its|their) (?:place|stead)|took (?:its|their|the) place|instead|(?:put )?in place the same day|succeeded|came after',
  },
  de: {
    ending: 'bis(?: \\p{L}+)?|endet(?: \\p{L}+)?|läuft(?: \\p{L}+)?|spätestens',
    lastingDays: ['für(?: einen Zeitraum von)?', 'Tagen?'],
    prolonging: 'fortgesetzt|fortsetz\\p{L}*|verlänger\\p{L}*|weiterhin',
    toCome: 'soll(?:en|te|ten)?|muss|müssen|wird|werden|weist|verpflichtet',
    punishing: 'strafe?n?|geldstrafen?|bußgeld\\p{L}*|bestraf\\p{L}*|gefängnis\\p{L}*|haft|sanktion\\p{L}*',
    conditional: 'wenn|falls|sofern|soweit|andernfalls|sonst',
    because: 'weil|denn|wegen|aufgrund|infolge|um zu',
    instead: 'ersetzt\\p{L}*|ersatz|stattdessen|an (?:ihre|seine|deren|dessen) stelle',
  },
  fr: {
    ending: "jusqu[’'](?:au|à|en)|expire\\p{L}*(?: \\p{L}+)?|prend fin(?: \\p{L}+)?|au plus tard(?: \\p{L}+)?",
    lastingDays: ['pendant(?: une période de)?|pour une durée de', 'jours'],
    prolonging: 'continu\\p{L}*|prolong\\p{L}*|maint\\p{L}*',
    toCome: 'doi(?:t|vent)|devra|devront|sera|seront|charge|enjoint|prévoit',
    punishing: 'amendes?|peines?|prison|puni\\p{L}*|sanction\\p{L}*',
    conditional: 'si|sauf|à moins|faute de|en cas de|sinon',
    because: 'parce que|car|en raison de|à cause de|afin de',
    instead: 'remplac\\p{L}*|à (?:la|leur|sa) place',
  },
  es: {
    ending: 'hasta(?: el)?|vence\\p{L}*(?: el)?|expira\\p{L}*(?: el)?|termina\\p{L}*(?: el)?|a más tardar(?: el)?',
    lastingDays: ['durante(?: un per[ií]odo de)?|por(?: un per[ií]odo de)?', 'días'],
    prolonging: 'continu\\p{L}*|prórrog\\p{L}*|prorrog\\p{L}*|prolong\\p{L}*|exten\\p{L}*|extiend\\p{L}*',
    toCome: 'debe(?:n|rá|rán)?|será|serán|ordena|prevé',
    punishing: 'multas?|penas?|prisión|cárcel|castig\\p{L}*|sanci\\p{L}*',
    conditional: 'si|salvo|a menos que|en caso de|de lo contrario',
    because: 'porque|debido a|a causa de|ya que|con el fin de',
    instead: 'reemplaz\\p{L}*|sustitu\\p{L}*|en (?:su|el) lugar',
  },
  pt: {
    ending: 'até(?: o| a)?|vence\\p{L}*(?: em)?|expira\\p{L}*(?: em)?|termina\\p{L}*(?: em)?',
    lastingDays: ['durante(?: um período de)?|por(?: um período de)?', 'dias'],
    prolonging: 'continu\\p{L}*|prorrog\\p{L}*|prolong\\p{L}*|estend\\p{L}*',
    toCome: 'deve(?:m|rá|rão)?|será|serão|ordena|prevê',
    punishing: 'multas?|penas?|prisão|puni\\p{L}*|sanç\\p{L}*',
    conditional: 'se|salvo|a menos que|em caso de|caso contrário',
    because: 'porque|devido a|por causa de|já que|a fim de',
    instead: 'substitu\\p{L}*|no (?:seu )?lugar',
  },
  it: {
    ending: "fino (?:a|al|all[’']|alla)|scade\\p{L}*(?: il)?|termina\\p{L}*(?: il)?|entro(?: il)?",
    lastingDays: ['per(?: un periodo di)?', 'giorni'],
    prolonging: 'continu\\p{L}*|proro\\p{L}*|prolung\\p{L}*|esten\\p{L}*',
    toCome: 'deve|devono|dovrà|dovranno|sarà|saranno|ordina|prevede',
    punishing: 'mult[ae]|pen[ae]|prigione|puni\\p{L}*|sanzion\\p{L}*',
    conditional: 'se|salvo|a meno che|in caso di|altrimenti',
    because: 'perché|poiché|a causa di|al fine di',
    instead: 'sostitu\\p{L}*|al (?:loro|suo) posto',
  },
  nl: {
    ending: 'tot(?: en met)?|verloopt(?: op)?|eindigt(?: op)?|uiterlijk(?: op)?',
    lastingDays: ['gedurende(?: een periode van)?|voor(?: een periode van)?', 'dagen'],
    prolonging: 'voortgezet|voortzet\\p{L}*|verleng\\p{L}*|blij(?:ft|ven)',
    toCome: 'moet(?:en)?|zal|zullen|dient|dienen|wordt|worden',
    punishing: 'boetes?|straf\\p{L}*|gevangenis\\p{L}*|sanctie\\p{L}*',
    conditional: 'als|indien|tenzij|anders',
    because: 'omdat|want|wegens|vanwege|als gevolg van',
    instead: 'vervang\\p{L}*|vervangen|in (?:de )?plaats',
  },
};
