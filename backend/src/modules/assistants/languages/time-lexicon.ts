import type { LanguageCode } from '#text/languages/language';

/**
 * Words that say how a time limits what is asked for: alternatives of patterns, in lower case. Months and units are
 * elsewhere.
 */
export interface TimeLexicon {
  readonly since: string;
  readonly until: string;
  readonly within: string;
  /** `last` in `the last three weeks`, before or after the number or the unit. */
  readonly past: string;
  /** Asks for the latest. */
  readonly newest: string;
  /**
   * Asks for deadlines: days by which something is due or on which it ends. `passed` and `ahead` say on which side of
   * today.
   */
  readonly deadlines: string;
  readonly passed: string;
  readonly ahead: string;
  /** Acts that are reported on the day they are done. */
  readonly deeds: string;
  /** Something happened on the day it is reported. */
  readonly today: string;
  /** Asks for the day from which something holds. */
  readonly starts: string;
  /** A day was moved. */
  readonly moved: string;
}

export const timeLexicon: Readonly<Record<LanguageCode, TimeLexicon>> = {
  en: {
    since: 'since|after|starting(?: from)?',
    until: 'until|till|before|up to',
    within: 'in|during|on|within|over|for|of|from',
    past: 'last|past|previous',
    newest: 'latest|newest|most recent(?:ly)?',
    deadlines:
      'deadlines?|due dates?|overdue|(?:is|are|was|were|comes?|falls?) due|(?:ends?|ending|expires?|expiring|runs? out) soon',
    passed: 'passed|over|overdue|missed|gone|expired',
    ahead: 'coming|upcoming|next|soon|ahead|left|approaching',
    deeds:
      'sign(?:ed)?|announced?|publish(?:ed)?|issued?|released?|scrap(?:ped)?|revoked?|repeal(?:ed)?|rescind(?:ed)?|cancel(?:l?ed)?|launch(?:ed)?|unveil(?:ed)?|come out|came out|thrown? out|threw out|decided?|declared?|introduced?|ordered|said|told|reported',
    today: 'today|tonight|last night|yesterday|this (?:morning|week)',
    moved: 'postponed?|delayed?|deferred?|put off|pushed (?:back|out)|moved|rescheduled|brought forward|pause(?:d)?',
    starts:
      'start(?:s|ed|ing)?|begins?|began|begun|(?:take|takes|took|taken|come|comes|came|go|goes|went) into (?:effect|force)|(?:take|takes|took|taken) effect|kick(?:s|ed)? in|enter(?:s|ed)? into force|effective|from when|since when|(?:from|as of) (?:what|which) (?:day|date)',
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
    deeds:
      'unterzeichnet\\p{L}*|unterschrieb\\p{L}*|angekündigt|kündigt\\p{L}*|veröffentlicht\\p{L}*|erlassen|erließ|aufgehoben|widerrufen|gestrichen|beschlossen|verkündet|vorgestellt|gesagt|gemeldet',
    today: 'heute|gestern|diese woche',
    moved: 'verschoben|vertagt|verzögert|hinausgeschoben|vorgezogen',
    starts:
      'beginn\\p{L}*|begann\\p{L}*|start\\p{L}*|ab wann|seit wann|ab welchem (?:tag|datum)|(?:tritt|treten|trat|traten)(?= (?:.* )?in kraft)|(?<=(?:tritt|treten|trat|traten) (?:.* )?)in kraft',
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
    deeds: 'signée?|annoncée?|publiée?|abrogée?|révoquée?|décidée?|lancée?|sortie?|déclarée?',
    today: "aujourd[’']hui|hier",
    moved: 'reportée?s?|retardée?s?|différée?s?|repoussée?s?|avancée?s?',
    starts:
      'commenc\\p{L}*|débute\\p{L}*|entrée?s? en vigueur|entrent? en vigueur|prend(?:re)? effet|depuis quand|à partir de quand',
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
    deeds:
      'firm(?:ó|ad[oa])|anunci(?:ó|ad[oa])|public(?:ó|ad[oa])|revoc(?:ó|ad[oa])|derog(?:ó|ad[oa])|decidi(?:ó|d[oa])|lanz(?:ó|ad[oa])|anul(?:ó|ad[oa])|declar(?:ó|ad[oa])',
    today: 'hoy|ayer|esta semana',
    moved: 'aplazad[oa]s?|pospuest[oa]s?|retrasad[oa]s?|adelantad[oa]s?|aplaz(?:ó|aron)',
    starts:
      'empie(?:za|zan)|empez\\p{L}*|comienz\\p{L}*|comenz\\p{L}*|entra(?:n|r|rá|rán|ron)? en vigor|desde cuándo|a partir de cuándo|desde qué (?:día|fecha)',
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
    deeds:
      'assin(?:ou|ad[oa])|anunci(?:ou|ad[oa])|public(?:ou|ad[oa])|revog(?:ou|ad[oa])|decidi(?:u|d[oa])|lanç(?:ou|ad[oa])|declar(?:ou|ad[oa])',
    today: 'hoje|ontem|esta semana',
    moved: 'adiad[oa]s?|atrasad[oa]s?|postergad[oa]s?|antecipad[oa]s?',
    starts:
      'começ\\p{L}*|inici\\p{L}*|entra(?:m|r|rá|rão|ram)? em vigor|desde quando|a partir de quando|a partir de que (?:dia|data)',
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
    deeds:
      'firm(?:ò|at[oa])|annunci(?:ò|at[oa])|pubblic(?:ò|at[oa])|revoc(?:ò|at[oa])|abrog(?:ò|at[oa])|decis[oa]|lanci(?:ò|at[oa])',
    today: 'oggi|ieri|questa settimana',
    moved: 'rinviat[oaie]|posticipat[oaie]|ritardat[oaie]|anticipat[oaie]',
    starts: 'inizi\\p{L}*|cominci\\p{L}*|entra(?:no|re|rà|ta|te|to|ti)? in vigore|da quando|a partire da quando',
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
    deeds:
      'ondertekend\\p{L}*|getekend|aangekondigd\\p{L}*|gepubliceerd\\p{L}*|ingetrokken|herroepen|besloten|gelanceerd',
    today: 'vandaag|gisteren|deze week',
    moved: 'uitgesteld|vertraagd|verschoven|vervroegd',
    starts: 'begin(?:t|nen)|begon(?:nen)?|start\\p{L}*|gaan? in|ging in|vanaf wanneer|sinds wanneer|van kracht',
  },
};
