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
  /** Asks for days by which something is to be done or ends, and on which side of today. */
  readonly deadlines: string;
  readonly passed: string;
  readonly ahead: string;
}

export const timeWords: Readonly<Record<LanguageCode, TimeWords>> = {
  en: {
    since: 'since|after|from|starting',
    until: 'until|till|before|up to',
    within: 'in|during|on|within|over|for|of',
    past: 'last|past|previous',
    newest: 'latest|newest|most recent(?:ly)?',
    deadlines:
      'deadlines?|due dates?|overdue|(?:is|are|was|were|comes?|falls?) due|(?:ends?|ending|expires?|expiring|runs? out) soon',
    passed: 'passed|over|overdue|missed|gone|expired',
    ahead: 'coming|upcoming|next|soon|ahead|left|approaching',
  },
  de: {
    since: 'seit|ab|nach',
    until: 'bis|vor',
    within: 'im|in|am|während',
    past: 'letzte[nrs]?|vergangene[nrs]?',
    newest: 'neueste\\p{L}*|jüngste\\p{L}*|zuletzt',
    deadlines: 'fristen?|termine|überfällig|fällig|läuft bald|laufen bald|endet bald|enden bald',
    passed: 'abgelaufen|überfällig|verstrichen|vorbei|versäumt',
    ahead: 'nächste\\p{L}*|kommende\\p{L}*|bald|bevor',
  },
  fr: {
    since: 'depuis|après|dès',
    until: "jusqu’(?:en|à|au)|jusqu'(?:en|à|au)|avant",
    within: 'en|au|pendant|durant|le|de',
    past: 'dernier|dernière|derniers|dernières',
    newest: 'plus récent\\p{L}*|dernières? (?:nouvelles?|actualités?)',
    deadlines: 'échéances?|délais?|dates? limites?|en retard|expirent? bientôt',
    passed: 'passée?s?|dépassée?s?|expirée?s?|en retard',
    ahead: 'prochaine?s?|à venir|bientôt',
  },
  es: {
    since: 'desde|tras|después de',
    until: 'hasta|antes de',
    within: 'en|durante|el|de',
    past: 'últim[oa]s?|pasad[oa]s?',
    newest: 'más recientes?|lo último|últimas? (?:noticias?|novedad(?:es)?)',
    deadlines: 'plazos?|fechas? límite|vencimientos?|vencid[oa]s?|vencen? pronto',
    passed: 'pasad[oa]s?|vencid[oa]s?|venció|vencieron',
    ahead: 'próxim[oa]s?|pronto|pendientes?',
  },
  pt: {
    since: 'desde|após|depois de',
    until: 'até|antes de',
    within: 'em|durante|no|na|de',
    past: 'últim[oa]s?|passad[oa]s?',
    newest: 'mais recentes?|últimas? (?:notícias?|novidades?)',
    deadlines: 'prazos?|datas? limite|vencimentos?|vencid[oa]s?|vencem? em breve',
    passed: 'passad[oa]s?|vencid[oa]s?|venceu|venceram',
    ahead: 'próxim[oa]s?|em breve|pendentes?',
  },
  it: {
    since: 'da|dal|dalla|dopo',
    until: 'fino a|fino al|prima di',
    within: 'in|nel|nell’|durante|a|di',
    past: 'ultim[aeio]|scors[aeio]',
    newest: 'più recent[ei]|ultim[ae] (?:notizi[ae]|novità)',
    deadlines: 'scadenz[ae]|termin[ei] ultim[oi]|scadut[oaie]|scad(?:e|ono) presto',
    passed: 'passat[aeio]|scadut[oaie]',
    ahead: 'prossim[aeio]|presto|imminent[ei]',
  },
  nl: {
    since: 'sinds|vanaf|na',
    until: 'tot|voor',
    within: 'in|op|tijdens|gedurende',
    past: 'afgelopen|laatste|vorige',
    newest: 'nieuwste|meest recente?|laatste (?:nieuws|bericht(?:en)?)',
    deadlines: 'deadlines?|termijnen|vervaldat(?:um|a)|verstreken|loopt binnenkort|lopen binnenkort',
    passed: 'verstreken|verlopen|voorbij|gemist',
    ahead: 'volgende|komende|binnenkort|aanstaande',
  },
};
