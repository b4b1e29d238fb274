import type { LanguageCode } from '#text/languages/language';

/** Words of questions about the news itself, its order, number and source: alternatives of patterns, in lower case. */
interface NewsLexicon {
  /** Words for a piece of news. */
  readonly news: string;
  /** Words for a piece of news by its form: an order, a paper. */
  readonly piece: string;
  /** Those of them that are acts, of which a line has to report one. */
  readonly act: string;
  readonly newest: string;
  readonly oldest: string;
  /** Words that ask for a number of those: `how many updates`. */
  readonly howMany: string;
  /** Asks who published something, or which sources report it. */
  readonly source: string;
}

export const newsLexicon: Readonly<Record<LanguageCode, NewsLexicon>> = {
  en: {
    news: 'updates?|news(?: items?)?|entries|entry|lines?|items?|stor(?:y|ies)|articles?|posts?|findings?',
    piece:
      'papers?|orders?|documents?|notices?|announcements?|proclamations?|memorand(?:um|a)|rules?|reports?|statements?|fact sheets?|decisions?|developments?|changes?|thing|word(?= (?:on|from|about) )',
    act: 'orders?|proclamations?|memorand(?:um|a)|notices?|rules?|decisions?|announcements?',
    newest: 'newest|latest|most recent|last',
    oldest: 'oldest|earliest|first',
    howMany: 'how many|number of',
    source:
      'who (?:published|reported|wrote|announced|released)|(?:which|what) (?:sources?|sites?|outlets?|publishers?|websites?)(?: \\p{L}+)? (?:says?|said|reports?|reported|publish(?:es|ed)?|covers?|covered|tells?|told|has|have|mentions?)|(?:what|which) (?:is|are|was|were) the sources?(?: (?:for|of))?|according to (?:whom|what|which)|where (?:does|did) (?:this|that|it) come from',
  },
  de: {
    news: 'meldung(?:en)?|nachrichten?|einträge|eintrag|zeilen?|neuigkeit(?:en)?|artikel|beiträge',
    piece:
      'papiere?|verordnung(?:en)?|anordnung(?:en)?|erlasse?|dekrete?|dokumente?|bekanntmachung(?:en)?|regeln?|berichte?|entscheidung(?:en)?|änderung(?:en)?',
    act: 'verordnung(?:en)?|anordnung(?:en)?|erlasse?|dekrete?|bekanntmachung(?:en)?|regeln?|entscheidung(?:en)?',
    newest: 'neueste[nrs]?|jüngste[nrs]?|letzte[nrs]?',
    oldest: 'älteste[nrs]?|früheste[nrs]?|erste[nrs]?',
    howMany: 'wie viele|anzahl der',
    source:
      'wer hat (?:\\p{L}+ ){0,4}(?:veröffentlicht|berichtet|gemeldet)|welche quellen?(?: \\p{L}+)? (?:sagen|sagt|berichten|melden|meldet)|was ist die quelle|aus welcher quelle|woher stammt',
  },
  fr: {
    news: 'nouvelles?|actualités?|entrées?|lignes?|articles?',
    piece: 'documents?|décrets?|ordonnances?|avis|annonces?|règles?|rapports?|décisions?',
    act: 'décrets?|ordonnances?|avis|annonces?|règles?|décisions?',
    newest: 'plus récente?s?|derni(?:er|ère)s?',
    oldest: 'plus anciens?|plus anciennes?|premi(?:er|ère)s?',
    howMany: 'combien de|nombre de',
    source:
      'qui a (?:publié|annoncé|rapporté)|quelles? sources?(?: \\p{L}+)? (?:dit|disent|rapportent?)|quelle est la source',
  },
  es: {
    news: 'noticias?|novedad(?:es)?|entradas?|líneas?|artículos?|actualizaci(?:ón|ones)',
    piece: 'documentos?|decretos?|orden(?:es)?|avisos?|anuncios?|reglas?|informes?|decisi(?:ón|ones)|memorandos?',
    act: 'decretos?|orden(?:es)?|avisos?|anuncios?|reglas?|decisi(?:ón|ones)|memorandos?',
    newest: 'más recientes?|últim[oa]s?',
    oldest: 'más antigu[oa]s?|primer(?:o|a|os|as)?',
    howMany: 'cuánt[oa]s|número de',
    source:
      'quién (?:publicó|informó|anunció)|qué fuentes?(?: \\p{L}+)? (?:dicen?|informan?|publican?)|cuál es la fuente',
  },
  pt: {
    news: 'notícias?|novidad(?:e|es)|entradas?|linhas?|artigos?|atualizaç(?:ão|ões)',
    piece: 'documentos?|decretos?|ordens?|ordem|avisos?|anúncios?|regras?|relatórios?|decis(?:ão|ões)',
    act: 'decretos?|ordens?|ordem|avisos?|anúncios?|regras?|decis(?:ão|ões)',
    newest: 'mais recentes?|últim[oa]s?',
    oldest: 'mais antig[oa]s?|primeir[oa]s?',
    howMany: 'quant[oa]s|número de',
    source: 'quem (?:publicou|informou|anunciou)|que fontes?(?: \\p{L}+)? (?:diz|dizem|informam?)|qual é a fonte',
  },
  it: {
    news: 'notizi[ae]|novità|voc[ei]|righ[ae]|articol[oi]|aggiornament[oi]',
    piece: 'document[oi]|decret[oi]|ordin[ei]|avvis[oi]|annunc[io]|regol[ae]|rapport[oi]|decision[ei]',
    act: 'decret[oi]|ordin[ei]|avvis[oi]|annunc[io]|regol[ae]|decision[ei]',
    newest: 'più recent[ei]|ultim[oaie]',
    oldest: 'più vecchi[oa]?|prim[oaie]',
    howMany: 'quant[ie]|numero di',
    source: 'chi ha (?:pubblicato|annunciato|riferito)|quali fonti(?: \\p{L}+)? (?:dicono|riferiscono)|qual è la fonte',
  },
  nl: {
    news: 'berichten|bericht|nieuws|regels?|artikelen|artikel|updates?',
    piece: 'documenten|document|besluiten|besluit|bevelen|bevel|aankondiging(?:en)?|rapport(?:en)?|wijziging(?:en)?',
    act: 'besluiten|besluit|bevelen|bevel|aankondiging(?:en)?',
    newest: 'nieuwste|meest recente?|laatste',
    oldest: 'oudste|vroegste|eerste',
    howMany: 'hoeveel|aantal',
    source: 'wie (?:publiceerde|meldde)|welke bronnen(?: \\p{L}+)? (?:zeggen|melden)|wat is de bron',
  },
};
