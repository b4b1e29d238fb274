import type { LanguageCode } from '#text/languages/language';

/** Words that ask what a whole document is about: alternatives of patterns, in lower case. */
interface SummaryLexicon {
  readonly asks: string;
  /** Asks which country a document is about. */
  readonly asksCountry: string;
  /** Says that something is mentioned; a question whether it is has one of the openings, if the language has any. */
  readonly mentions: string;
  readonly mentionOpenings: string;
  /** Words for a document. */
  readonly document: string;
  /** Other words of such a question that name nothing in the document, besides function words. */
  readonly naming: string;
  /** Headings of the section that says what the document is about. */
  readonly headings: string;
  /** Words for a numbered part of a document: `Section 3`. */
  readonly section: string;
}

export const summaryLexicon: Readonly<Record<LanguageCode, SummaryLexicon>> = {
  en: {
    asksCountry:
      '(?:which|what) (?:countr(?:y|ies)|nations?)(?: (?:is|are|does|do|was|were))(?: \\p{L}+){1,3}? (?:about|concern|cover|target|deal with|aimed at|apply to)',
    asks: "what(?:[’']?s| is| was| are)(?: \\p{L}+){1,3}? (?:about|for)|what (?:does|do|did|will)(?: \\p{L}+){1,3}? (?:do|say|achieve|cover|deal with)|what is in|tell me about|summ?ar(?:y|i[sz]es?|i[sz]ed)|overview|gist|main (?:points?|ideas?|message)|key points?|purpose|aims?|goals?|tl;?dr",
    mentions:
      'mention(?:s|ed|ing)?(?: of)?|refer(?:s|red|ence|ences)? to|(?:contain|contains|include|includes|have|has|use|uses) the words?',
    mentionOpenings: 'does|do|did|is|are|was|were|has|have|any',
    document: 'document|order|report|paper|text|pdf|file|hearing|amendment|bill|proclamation|memorandum',
    naming:
      'executive|version|summ?ar\\p{L}*|overview|gist|main|key|points?|ideas?|message|short|brief|briefly|purpose|aims?|goals?|tl;?dr|achieve|cover|deal|tell|give|whole|entire|overall|general|sentences?|lines?|words?|bullets?|paragraphs?',
    headings: 'purposes?|summary|abstract|overview|introduction|objectives?|aims?',
    section: 'sections?|sec\\.?|articles?|art\\.?|chapters?|parts?|titles?|§',
  },
  de: {
    asksCountry:
      '(?:um|über|für|gegen) welche[sn]? (?:land|länder) (?:geht|handelt|gilt)|welche[sn]? (?:land|länder) (?:betrifft|betreffen)',
    asks: 'worum (?:geht|handelt)|wovon handelt|was steht|fass\\p{L}*|zusammenfass\\p{L}*|überblick|zweck|ziel|kurz gesagt',
    mentions: 'erwähn\\p{L}*|genannt|nenn(?:t|en)|kommt .* vor',
    mentionOpenings: 'erwähn\\p{L}*|nennt|nennen|wird|werden|wurden?|ist|sind|steht|kommt|sagt|gibt',
    document:
      'dokument\\p{L}*|anordnung|verordnung|erlass\\p{L}*|bericht\\p{L}*|text\\p{L}*|papier\\p{L}*|datei|anhörung|gesetz\\p{L}*',
    naming:
      'worum|geht|handelt|wovon|steht|drin|fass\\p{L}*|zusammen\\p{L}*|überblick|zweck|ziel|kurz|gesagt|gib|sätzen?|zeilen|worten|stichpunkten|absätzen',
    headings: 'zweck|ziele?|zusammenfassung|überblick|einleitung|einführung',
    section: 'abschnitt\\p{L}*|artikels?|art\\.?|kapitels?|teil\\p{L}*|§',
  },
  fr: {
    asksCountry: "(?:de|quels?) (?:quels? )?pays (?:parle|traite|s[’']agit|concerne|est|sont)",
    asks: "de quoi (?:parle|traite|s[’']agit)|que dit|résum\\p{L}*|aperçu|objet|objectif|but|en bref",
    mentions: 'mentionn\\p{L}*|fait (?:mention|référence)|évoqu\\p{L}*',
    mentionOpenings: '',
    document: 'document|décret|ordre|rapport|texte|papier|fichier|audition|loi',
    naming:
      'quoi|parle|traite|agit|dit|résum\\p{L}*|aperçu|objet|objectif|but|bref|donne|phrases?|lignes|mots|points|paragraphes',
    headings: 'objet|objectifs?|résumé|aperçu|introduction',
    section: 'sections?|articles?|art\\.?|chapitres?|parties?|titres?|§',
  },
  es: {
    asksCountry: '(?:de|a) qué país(?:es)? (?:trata|habla|afecta|se refiere)',
    asks: 'de qué (?:trata|va|habla)|qué dice|resum\\p{L}*|objeto|objetivo|propósito',
    mentions: 'mencion\\p{L}*|hace referencia a',
    mentionOpenings: '',
    document: 'documento|decreto|orden|informe|texto|archivo|audiencia|ley',
    naming:
      'ejecutiva|trata|va|habla|dice|resum\\p{L}*|objeto|objetivo|propósito|frases?|líneas|palabras|puntos|párrafos',
    headings: 'objeto|objetivos?|propósito|resumen|introducción',
    section: 'secci[oó]n(?:es)?|art[ií]culos?|art\\.?|cap[ií]tulos?|partes?|t[ií]tulos?|§',
  },
  pt: {
    asksCountry: '(?:de|a) que país(?:es)? (?:trata|fala|afeta|se refere)',
    asks: 'd[eo] que (?:se )?(?:trata|fala)|o que diz|resum\\p{L}*|objetivo|objeto|propósito|finalidade',
    mentions: 'mencion\\p{L}*|faz referência a',
    mentionOpenings: '',
    document: 'documento|decreto|ordem|relatório|texto|arquivo|ficheiro|audiência|lei',
    naming:
      'executiva|trata|fala|diz|resum\\p{L}*|objetivo|objeto|propósito|finalidade|frases?|linhas|palavras|pontos|parágrafos',
    headings: 'objeto|objetivos?|propósito|finalidade|resumo|introdução',
    section: 'se[cç](?:ão|ões)|artigos?|art\\.?|cap[ií]tulos?|partes?|t[ií]tulos?|§',
  },
  it: {
    asksCountry: 'di (?:quale|che|quali) paes[ei] (?:parla|tratta|si tratta)',
    asks: 'di (?:che )?cosa (?:parla|tratta|si tratta)|cosa dice|riassu\\p{L}*|sintesi|scopo|obiettivo|oggetto',
    mentions: 'menzion\\p{L}*|fa riferimento a',
    mentionOpenings: '',
    document: 'documento|decreto|ordine|rapporto|relazione|testo|file|audizione|legge',
    naming:
      'esecutivo|cosa|parla|tratta|dice|riassu\\p{L}*|sintesi|scopo|obiettivo|oggetto|fai|fras[ei]|righe|parole|punti|paragrafi',
    headings: 'scopo|obiettivi?|oggetto|riassunto|sintesi|introduzione',
    section: 'sezion[ei]|articol[oi]|art\\.?|capitol[oi]|part[ei]|titol[oi]|§',
  },
  nl: {
    asksCountry: 'over welke? land(?:en)? (?:gaat|handelt)|welke? land(?:en)? betreft',
    asks: 'waar (?:gaat|handelt)|waarover gaat|wat staat|vat|samenvat\\p{L}*|overzicht|doel|kort gezegd',
    mentions: 'vermeld\\p{L}*|genoemd|noemt|noemen',
    mentionOpenings: 'vermeldt|noemt|wordt|worden|is|zijn|staat|gaat',
    document: 'document|besluit|bevel|rapport|verslag|tekst|bestand|hoorzitting|wet',
    naming:
      'waar\\p{L}*|gaat|handelt|over|staat|vat|samen\\p{L}*|overzicht|doel|kort|gezegd|geef|zinnen|regels|woorden|punten|alinea\\p{L}*',
    headings: 'doel|samenvatting|overzicht|inleiding',
    section: 'secties?|artikel(?:en)?|art\\.?|hoofdstuk(?:ken)?|deel|§',
  },
};
