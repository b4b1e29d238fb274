import type { LanguageCode } from '#text/languages/language';

/** Words of questions about trackers themselves: alternatives of patterns, in lower case. */
interface TrackerLexicon {
  readonly trackers: string;
  /** Says that the last run failed. */
  readonly failed: string;
  /** Says that one is paused. */
  readonly paused: string;
  /** Other words of such questions that name no topic, besides words that ask. */
  readonly besides: string;
}

export const trackerLexicon: Readonly<Record<LanguageCode, TrackerLexicon>> = {
  en: {
    trackers: 'trackers?',
    failed: 'fail(?:s|ed|ing|ure|ures)?|broken|errors?',
    paused: 'paused?|suspended|on hold',
    besides: 'list|show|name|folder|my|own|run|runs|running|last|latest|follow|currently|now|today|total|there|here',
  },
  de: {
    trackers: 'trackern?|trackers',
    failed: 'fehlgeschlagen\\p{L}*|schl(?:ug|ugen|ägt|agen) fehl|gescheitert\\p{L}*|fehler',
    paused: 'pausier\\p{L}*|angehalten|ausgesetzt',
    besides:
      'zeig\\p{L}*|nenne?|liste|ordner|meine?r?|lauf|läufen?|letzten?|folge|zurzeit|gerade|heute|insgesamt|hier|es',
  },
  fr: {
    trackers: 'trackers?|suivis?',
    failed: 'échoué\\p{L}*|échec|erreurs?',
    paused: 'en pause|suspendus?',
    besides: 'liste|montre|dossier|mes|mon|dernier|passage|suis|actuellement|ici',
  },
  es: {
    trackers: 'trackers?|seguimientos?',
    failed: 'fall(?:ó|aron|ado|ados|o|os)|errores|error',
    paused: 'en pausa|pausad[oa]s?|suspendid[oa]s?',
    besides: 'lista|muestra|carpeta|mis|mi|última|ejecución|sigo|ahora|aquí|tengo',
  },
  pt: {
    trackers: 'trackers?|rastreadores',
    failed: 'falh(?:ou|aram|a|as)|erros?',
    paused: 'em pausa|pausad[oa]s?|suspens[oa]s?',
    besides: 'lista|mostra|pasta|meus?|minha|última|execução|sigo|agora|aqui|tenho',
  },
  it: {
    trackers: 'tracker',
    failed: 'fallit[oaie]|errori|errore',
    paused: 'in pausa|sospes[oaie]',
    besides: 'elenca|mostra|cartella|miei|mio|ultima|esecuzione|seguo|ora|qui|ho',
  },
  nl: {
    trackers: 'trackers?',
    failed: 'mislukt\\p{L}*|fouten|fout',
    paused: 'gepauzeerd\\p{L}*|onderbroken',
    besides: 'lijst|toon|map|mijn|laatste|run|volg|nu|hier|heb',
  },
};
