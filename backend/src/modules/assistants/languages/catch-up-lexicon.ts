import type { LanguageCode } from '#text/languages/language';

/** Words of questions that ask for everything of a period: alternatives of patterns, in lower case. */
interface CatchUpLexicon {
  /** Asks for news, or for what arrived and changed. */
  readonly naming: string;
  /** Other words of such a question, besides its period. */
  readonly besides: string;
  /** Limits a question to the time since the asker's last visit, whose date is not known. */
  readonly visit: string;
  /** Asks what ended. */
  readonly ended: string;
}

export const catchUpLexicon: Readonly<Record<LanguageCode, CatchUpLexicon>> = {
  en: {
    naming:
      'catch(?:ing)? (?:me|us) up|caught up|fill (?:me|us) in|(?:bring|get) (?:me|us) up to (?:date|speed)|up to (?:date|speed)|(?:came|come|comes|coming|went|gone) (?:in|up|on|out)|going on|happen(?:s|ed|ing)?|took place|news?|latest|newest|most recent|updates?|updated|developments?|developed|chang(?:es?|ed)|added|recorded|miss(?:ed)?|recap|round-?up|headlines?|highlights?|recent(?:ly)?|lately',
    besides:
      'anything|everything|all|whole|show|list|give|past|last|few|couple|days?|weeks?|months?|far|entries|entry|(?:been |was |were )?(?:away|on (?:holidays?|vacation|leave))',
    visit:
      "(?:since |from )?(?:my|our|the) last (?:visit|log-?in|look|check(?:-?in)?|session|time)(?: i (?:was|came|looked|checked|visited)(?: here| in| by)?)?|since i (?:was |have been |[’']ve been )?(?:last )?(?:here|visited|looked|checked|logged in|came)(?: last| here| by| in)*",
    ended:
      '(?:been|was|were|got) (?:\\p{L}+ )?(?:revoked|repealed|rescinded|ended|lifted|withdrawn|cancell?ed|scrapped|reversed|taken back|thrown out|dropped|overturned|undone)|(?:no longer|not) (?:\\p{L}+ )?(?:holds?|appl(?:y|ies)|valid|in force|true)(?: any ?more)?|(?:what|anything)(?: \\p{L}+)? (?:ended|expired|was over)',
  },
  de: {
    naming:
      'auf (?:den )?(?:neuesten|aktuellen) stand|passiert\\p{L}*|geschehen|geschah|ereignet|getan|gab|gegeben|hinzugekommen|(?:rein|herein|dazu)?gekommen|los|neu(?:e[snr]?|igkeiten|heiten)?|neueste\\p{L}*|nachrichten|aktualisierungen|änderungen|geändert|entwicklungen?|verpasst|zuletzt|kürzlich',
    besides: 'alles|zeig\\p{L}*|nenn\\p{L}*|liste\\p{L}*|einträge|letzte\\p{L}*|tagen?|wochen?|weg|im urlaub|verreist',
    visit:
      'seit (?:meinem|unserem) letzten (?:besuch|mal|login|blick)|seit ich (?:zuletzt|das letzte mal) (?:hier )?war',
    ended:
      '(?:wurde|worden|ist|sind) (?:\\p{L}+ )?(?:aufgehoben|widerrufen|zurückgenommen|beendet|gestrichen|abgeschafft|rückgängig gemacht)|(?:aufgehoben|widerrufen|zurückgenommen|beendet|gestrichen|abgeschafft) (?:wurden?|worden)|gilt (?:\\p{L}+ )?nicht mehr|gelten (?:\\p{L}+ )?nicht mehr',
  },
  fr: {
    naming:
      'au courant|passée?s?|arrivée?s?|produits?|nouveau\\p{L}*|nouvel\\p{L}*|neuf|actualités?|mises? à jour|changements?|changé|évolutions?|manquée?s?|raté|récents?|récemment',
    besides:
      'tout|toutes?|montre\\p{L}*|liste\\p{L}*|donne\\p{L}*|derni[eè]r\\p{L}*|jours?|semaines?|absente?|en vacances',
    visit: 'depuis (?:ma|notre) dernière (?:visite|connexion)|depuis la dernière fois(?: que je suis venue?)?',
    ended:
      "(?:été|fut) (?:\\p{L}+ )?(?:abrogée?s?|révoquée?s?|annulée?s?|levée?s?|retirée?s?|supprimée?s?)|n[’']est plus (?:valable|en vigueur|vrai)|ne s[’']applique(?:nt)? plus",
  },
  es: {
    naming:
      'al (?:día|corriente)|pasó|pasado|ocurr\\p{L}*|suced\\p{L}*|llegó|llegado|hubo|habido|nuev[oa]s?|novedad(?:es)?|noticias?|actualizaci\\p{L}*|cambios?|cambió|cambiado|perdí|perdido|recientes?|recientemente',
    besides: 'todo|todas?|muestr\\p{L}*|lista\\p{L}*|dame|últim[oa]s?|días?|semanas?|fuera|de vacaciones',
    visit: 'desde (?:mi|nuestra) última (?:visita|vez|conexión)|desde la última vez(?: que (?:entré|vine|estuve))?',
    ended:
      '(?:sido|fue|fueron|ha|se ha) (?:\\p{L}+ )?(?:revocad[oa]s?|derogad[oa]s?|anulad[oa]s?|levantad[oa]s?|retirad[oa]s?|suprimid[oa]s?)|ya no (?:\\p{L}+ )?(?:vale|rige|se aplica|está en vigor|vigente)',
  },
  pt: {
    naming:
      'em dia|a par|aconte\\p{L}*|ocorr\\p{L}*|houve|chegou|chegado|nov[oa]s?|novidad(?:es?)|notícias?|atualizaç\\p{L}*|mudanças?|mudou|mudado|perdi|recentes?|recentemente',
    besides: 'tudo|todas?|mostr\\p{L}*|list\\p{L}*|últim[oa]s?|dias?|semanas?|fora|de férias',
    visit:
      'desde (?:a )?(?:minha|nossa) última (?:visita|vez|sessão)|desde a última vez(?: que (?:entrei|vim|estive))?',
    ended:
      '(?:sido|foi|foram) (?:\\p{L}+ )?(?:revogad[oa]s?|anulad[oa]s?|retirad[oa]s?|suspens[oa]s?|cancelad[oa]s?)|já não (?:\\p{L}+ )?(?:vale|se aplica|está em vigor)',
  },
  it: {
    naming:
      "aggiorna(?:mi|menti|mento)|success[oaie]|accadut[oaie]|avvenut[oaie]|arrivat[oaie]|nuov[oaie]|novità|notizi[ae]|cambiament[oi]|cambiat[oaie]|pers[oaie]|recent[ei]|recentemente|c[’']è stato",
    besides: 'tutt[oaie]|mostra\\p{L}*|elenca\\p{L}*|ultim[oaie]|giorn[oi]|settiman[ae]|via|in vacanza',
    visit:
      "(?:dalla|da) (?:mia|nostra) ultima (?:visita|volta)|dall[’']ultima volta(?: che (?:sono venut[oa]|ero qui))?",
    ended:
      '(?:stat[oaie]) (?:\\p{L}+ )?(?:revocat[oaie]|abrogat[oaie]|annullat[oaie]|ritirat[oaie]|abolit[oaie])|non (?:\\p{L}+ )?(?:vale|si applica|è in vigore) più|non è più (?:in vigore|valid[oa])',
  },
  nl: {
    naming:
      'op de hoogte|bijgepraat|gebeurd\\p{L}*|gebeurde|binnengekomen|bijgekomen|nieuws?|nieuwe|nieuwste|updates?|wijzigingen|veranderd|veranderingen|ontwikkelingen|gemist|onlangs|recent',
    besides: 'alles|toon|laat|zien|lijst|laatste|afgelopen|dagen|weken|weg|op vakantie',
    visit:
      'sinds (?:mijn|ons) (?:laatste|vorige) (?:bezoek|keer)|sinds ik (?:hier )?(?:voor het laatst|laatst) (?:hier )?was',
    ended:
      '(?:is|zijn|werd|werden) (?:\\p{L}+ )?(?:ingetrokken|herroepen|opgeheven|geschrapt|afgeschaft)|geldt (?:\\p{L}+ )?niet meer|gelden (?:\\p{L}+ )?niet meer',
  },
};
