import type { LanguageCode } from '#text/languages/language';

/** Words before a time that say how it bounds what is asked for: alternatives of patterns, in lower case. Months and units are known otherwise. */
export interface TimeWords {
  readonly since: string;
  readonly until: string;
  readonly within: string;
  /** `last` in `the last three weeks`, before or after the number or the unit. */
  readonly past: string;
  /** What came last of all. */
  readonly newest: string;
}

export const timeWords: Readonly<Record<LanguageCode, TimeWords>> = {
  en: {
    since: 'since|after|from|starting',
    until: 'until|till|before|up to',
    within: 'in|during|on|within|over|for|of',
    past: 'last|past|previous',
    newest: 'latest|newest|most recent(?:ly)?',
  },
  de: {
    since: 'seit|ab|nach',
    until: 'bis|vor',
    within: 'im|in|am|während',
    past: 'letzte[nrs]?|vergangene[nrs]?',
    newest: 'neueste\\p{L}*|jüngste\\p{L}*|zuletzt',
  },
  fr: {
    since: 'depuis|après|dès',
    until: "jusqu’(?:en|à|au)|jusqu'(?:en|à|au)|avant",
    within: 'en|au|pendant|durant|le|de',
    past: 'dernier|dernière|derniers|dernières',
    newest: 'plus récent\\p{L}*|dernières? (?:nouvelles?|actualités?)',
  },
  es: {
    since: 'desde|tras|después de',
    until: 'hasta|antes de',
    within: 'en|durante|el|de',
    past: 'últim[oa]s?|pasad[oa]s?',
    newest: 'más recientes?|lo último|últimas? (?:noticias?|novedad(?:es)?)',
  },
  pt: {
    since: 'desde|após|depois de',
    until: 'até|antes de',
    within: 'em|durante|no|na|de',
    past: 'últim[oa]s?|passad[oa]s?',
    newest: 'mais recentes?|últimas? (?:notícias?|novidades?)',
  },
  it: {
    since: 'da|dal|dalla|dopo',
    until: 'fino a|fino al|prima di',
    within: 'in|nel|nell’|durante|a|di',
    past: 'ultim[aeio]|scors[aeio]',
    newest: 'più recent[ei]|ultim[ae] (?:notizi[ae]|novità)',
  },
  nl: {
    since: 'sinds|vanaf|na',
    until: 'tot|voor',
    within: 'in|op|tijdens|gedurende',
    past: 'afgelopen|laatste|vorige',
    newest: 'nieuwste|meest recente?|laatste (?:nieuws|bericht(?:en)?)',
  },
};
