import type { LanguageCode } from '#text/languages/language';

/** Words of questions about the documents that a record lists: alternatives of patterns, in lower case. */
interface ListingLexicon {
  /** Words for a document of any kind. */
  readonly document: string;
  /** Words for an agreement between two countries. */
  readonly deal: string;
  /** Something was decided, announced or published. */
  readonly deed: string;
  /** Publishers, and other words that name nothing in a title. */
  readonly neutral: string;
  /** Words before the thing asked for: `which goods`, `what kind of product`. */
  readonly which: string;
}

export const listingLexicon: Readonly<Record<LanguageCode, ListingLexicon>> = {
  en: {
    document:
      'documents?|papers?|titles?|orders?|proclamations?|announcements?|fact sheets?|statements?|notices?|publications?|releases?|memorand(?:um|a)|entries|entry|ones?',
    deal: 'deals?|agreements?|pacts?|treat(?:y|ies)',
    deed: 'decid(?:ed?|es)|announc(?:ed?|es)|sign(?:ed|s)?|publish(?:ed|es)?|issu(?:ed?|es)|releas(?:ed?|es)|put out|set up|finali[sz]ed?|reach(?:ed)?|str(?:uck|ike)|conclud(?:ed?|es)|agreed|establish(?:ed)?|happen(?:ed|s)?|news?|changed?|done|came|come',
    neutral:
      'white house|president|trump|administration|government|names?|mentions?|covers?|concerns?|lists?|listed|about|made|make|latest|newest|recent|most|last|first|oldest|earliest|new|date[ds]?|out',
    which: '(?:which|what)(?: (?:kinds?|sorts?) of)?',
  },
  de: {
    document:
      'dokumente?s?|papiere?|titel|anordnung(?:en)?|verordnung(?:en)?|erlasse?|proklamation(?:en)?|bekanntgaben?|mitteilung(?:en)?|ankündigung(?:en)?|schriftstücke?',
    deal: 'abkommen|vereinbarung(?:en)?|handelsabkommen|deals?|einigung(?:en)?|vertrag|verträge',
    deed: 'beschlossen|entschieden|angekündigt|unterzeichnet|unterschrieben|veröffentlicht|verkündet|erlassen|geschlossen|erzielt|gegründet|eingerichtet|passiert|geschehen|neues?|neuigkeiten|geändert|bekannt ?gegeben',
    neutral:
      'weiße[sn]? haus(?:es)?|präsident\\p{L}*|regierung|handels\\p{L}*|neueste\\p{L}*|letzte\\p{L}*|jüngste\\p{L}*|erste\\p{L}*|älteste\\p{L}*|datum|genannt|nennen|steht|handelt',
    which: 'welche[rsnm]?(?: arten?(?: von)?)?',
  },
  fr: {
    document: 'documents?|papiers?|titres?|décrets?|ordonnances?|proclamations?|annonces?|communiqués?|déclarations?',
    deal: 'accords?|traités?|pactes?',
    deed: 'décidée?s?|annoncée?s?|signée?s?|publiée?s?|conclue?s?|finalisée?s?|créée?s?|passé|neuf|nouveau|nouveautés?|changé',
    neutral: 'maison[- ]blanche|président|gouvernement|commercia\\p{L}*|derni[eè]re?s?|premi[eè]re?s?|récents?|date',
    which: 'quel(?:le)?s?(?: (?:genre|type)s? de)?',
  },
  es: {
    document: 'documentos?|papel(?:es)?|títulos?|decretos?|orden(?:es)?|proclamaci(?:ón|ones)|anuncios?|comunicados?',
    deal: 'acuerdos?|tratos?|pactos?|tratados?|convenios?',
    deed: 'decidi\\p{L}*|anunci(?:ó|ado|ada|aron)|firm(?:ó|ado|ada|aron)|public(?:ó|ado|ada|aron)|cerr(?:ó|ado|aron)|alcanz(?:ó|ado|aron)|cre(?:ó|ado|ada)|pasó|nuevo|novedad(?:es)?|cambió',
    neutral: 'casa blanca|presidente|gobierno|comercial(?:es)?|últim[oa]s?|primer[oa]?s?|reciente|fecha|llama',
    which: 'qué(?: (?:tipo|clase) de)?|cuál(?:es)?',
  },
  pt: {
    document: 'documentos?|papéis|papel|títulos?|decretos?|ordens?|proclamaç(?:ão|ões)|anúncios?|comunicados?',
    deal: 'acordos?|pactos?|tratados?',
    deed: 'decidi\\p{L}*|anunci(?:ou|ado|ada|aram)|assin(?:ou|ado|ada|aram)|public(?:ou|ado|ada|aram)|fech(?:ou|ado|aram)|cri(?:ou|ado|ada)|aconteceu|novo|novidad(?:e|es)|mudou',
    neutral: 'casa branca|presidente|governo|comercia(?:l|is)|últim[oa]s?|primeir[oa]s?|recente|data',
    which: 'que(?: (?:tipo|espécie) de)?|qual|quais',
  },
  it: {
    document: 'document[oi]|titol[oi]|decret[oi]|ordin[ei]|proclam[ai]|annunc[io]|comunicat[oi]',
    deal: 'accord[oi]|patt[oi]|trattat[oi]',
    deed: 'decis[oaie]|annunciat[oaie]|firmat[oaie]|pubblicat[oaie]|conclus[oaie]|creat[oaie]|success[oaie]|nuovo|novità|cambiat[oaie]',
    neutral: 'casa bianca|presidente|governo|commercial[ei]|ultim[oaie]|prim[oaie]|recente|data',
    which: 'qual[ei](?: tip[oi] di)?|che(?: tipo di)?',
  },
  nl: {
    document:
      'documenten|document|stukken|stuk|titels?|besluiten|besluit|bevelen|bevel|proclamaties?|aankondiging(?:en)?',
    deal: 'akkoord(?:en)?|overeenkomst(?:en)?|deals?|verdrag(?:en)?',
    deed: 'besloten|aangekondigd|ondertekend|gepubliceerd|gesloten|bereikt|opgericht|gebeurd|nieuws?|veranderd',
    neutral: 'witte huis|president|regering|handels\\p{L}*|laatste|nieuwste|eerste|recente?|datum',
    which: 'welke?(?: soorten?)?|wat voor',
  },
};
