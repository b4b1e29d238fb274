import type { LanguageCode } from '#text/languages/language';

/** What people say besides asking: alternatives of patterns, in lower case. */
interface CourtesyWords {
  readonly thanks: string;
  readonly greetings: string;
  /** Words around them, and agreement. */
  readonly around: string;
}

export const courtesyWords: Readonly<Record<LanguageCode, CourtesyWords>> = {
  en: {
    thanks: 'thanks?(?: you| a lot| a bunch)?|thx|cheers|much appreciated',
    greetings: 'hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings',
    around:
      'there|so|very|much|many|great|ok|okay|perfect|nice|cool|good|bye|yes|no|please|for|that|this|help|your|the',
  },
  de: {
    thanks: 'danke(?: schön| sehr)?|vielen dank|besten dank',
    greetings: 'hallo|hi|moin|servus|grüezi|guten (?:morgen|tag|abend)',
    around: 'sehr|gut|super|ok|okay|prima|tschüss|ja|nein|bitte|für|die|das|hilfe|dir|ihnen',
  },
  fr: {
    thanks: 'merci(?: beaucoup| bien)?',
    greetings: 'bonjour|bonsoir|salut',
    around: 'ok|parfait|super|bien|oui|non|au revoir|pour|votre|ton|aide',
  },
  es: {
    thanks: '(?:muchas |mil )?gracias',
    greetings: 'hola|buen(?:os|as) (?:días|tardes|noches)',
    around: 'ok|perfecto|genial|bien|sí|no|adiós|por|tu|su|la|ayuda',
  },
  pt: {
    thanks: '(?:muito )?obrigad[oa]',
    greetings: 'olá|oi|bom dia|boa (?:tarde|noite)',
    around: 'ok|perfeito|ótimo|bem|sim|não|tchau|pela|ajuda',
  },
  it: {
    thanks: '(?:molte )?grazie(?: mille)?',
    greetings: 'ciao|salve|buon(?:giorno|asera)',
    around: 'ok|perfetto|bene|sì|no|arrivederci|per|il|tuo|suo|aiuto',
  },
  nl: {
    thanks: 'dank(?: je| u)?(?: wel)?|bedankt',
    greetings: 'hallo|hoi|goede(?:morgen|middag|navond)',
    around: 'ok|oké|prima|goed|ja|nee|doei|voor|je|uw|de|hulp',
  },
};
