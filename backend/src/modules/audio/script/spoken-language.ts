import type { LanguageCode } from '#text/languages/language';

/** The languages that figures, dates and abbreviations are read out in; others are left as they are written. */
export type SpokenLanguage = LanguageCode;

/** Words of a language that Intl does not provide. */
export interface SpokenPhrases {
  readonly locale: string;
  /** The word between the two numbers of a range: `10 to 15`. */
  readonly to: string;
  readonly and: string;
  readonly minus: string;
  /** The word before a number: `№ 5`. */
  readonly number: string;
  readonly section: string;
  readonly about: string;
  /** The word between a scale and its unit: `milliards de dollars`. */
  readonly scaleLink: string;
  /** The linking word before a vowel. */
  readonly elidedLink?: string;
  /** Whether the day comes first in a date of figures with slashes; null where both orders are usual. */
  readonly slashedDate: 'day' | null;
  /** Short words of scale, as powers of ten. */
  readonly scales: Readonly<Record<string, 3 | 6 | 9 | 12>>;
  /** Abbreviations as written, in any case, with what is said for them. */
  readonly abbreviations: Readonly<Record<string, string>>;
  /** Abbreviations that count as such only before a figure: `No. 5`, but not `The answer is no.` */
  readonly beforeFigures: Readonly<Record<string, string>>;
  /** Titles, before a name. */
  readonly beforeNames: Readonly<Record<string, string>>;
}

export const spokenPhrases: Readonly<Record<SpokenLanguage, SpokenPhrases>> = {
  en: {
    locale: 'en-US',
    to: 'to',
    and: 'and',
    minus: 'minus',
    number: 'number',
    section: 'section',
    about: 'about',
    scaleLink: ' ',
    slashedDate: null,
    scales: { k: 3, m: 6, mn: 6, mln: 6, b: 9, bn: 9, tn: 12, tr: 12 },
    abbreviations: {
      'e.g.': 'for example',
      'i.e.': 'that is',
      'vs.': 'versus',
      'v.': 'versus',
      'approx.': 'approximately',
      'etc.': 'et cetera',
    },
    beforeFigures: { 'No.': 'number', 'Nos.': 'numbers', 'Sec.': 'section', 'Art.': 'article', 'Ch.': 'chapter' },
    beforeNames: {
      'Gov.': 'Governor',
      'Sen.': 'Senator',
      'Rep.': 'Representative',
      'Gen.': 'General',
      'Dr.': 'Doctor',
      'Prof.': 'Professor',
    },
  },
  de: {
    locale: 'de-DE',
    to: 'bis',
    and: 'und',
    minus: 'minus',
    number: 'Nummer',
    section: 'Paragraf',
    about: 'etwa',
    scaleLink: ' ',
    slashedDate: null,
    scales: { 'Tsd.': 3, Mio: 6, 'Mio.': 6, Mrd: 9, 'Mrd.': 9, 'Bio.': 12 },
    abbreviations: {
      'z.B.': 'zum Beispiel',
      'z. B.': 'zum Beispiel',
      'd.h.': 'das heißt',
      'd. h.': 'das heißt',
      'u.a.': 'unter anderem',
      'u. a.': 'unter anderem',
      'bzw.': 'beziehungsweise',
      'ca.': 'circa',
      'inkl.': 'inklusive',
      'usw.': 'und so weiter',
      'ggf.': 'gegebenenfalls',
      'vgl.': 'vergleiche',
    },
    beforeFigures: { 'Nr.': 'Nummer', 'Abs.': 'Absatz', 'Art.': 'Artikel' },
    beforeNames: { 'Dr.': 'Doktor', 'Prof.': 'Professor' },
  },
  fr: {
    locale: 'fr-FR',
    to: 'à',
    and: 'et',
    minus: 'moins',
    number: 'numéro',
    section: 'paragraphe',
    about: 'environ',
    scaleLink: ' de ',
    elidedLink: ' d’',
    slashedDate: 'day',
    scales: { M: 6, Md: 9, Mds: 9, mrd: 9 },
    abbreviations: { 'p. ex.': 'par exemple', 'c.-à-d.': 'c’est-à-dire', 'env.': 'environ', 'etc.': 'et cetera' },
    beforeFigures: { 'art.': 'article', 'n°': 'numéro', nº: 'numéro' },
    beforeNames: { 'M.': 'Monsieur', Mme: 'Madame', Dr: 'docteur' },
  },
  es: {
    locale: 'es-ES',
    to: 'a',
    and: 'y',
    minus: 'menos',
    number: 'número',
    section: 'párrafo',
    about: 'unos',
    scaleLink: ' de ',
    slashedDate: 'day',
    scales: { M: 6, mill: 6, 'mill.': 6 },
    abbreviations: {
      'p. ej.': 'por ejemplo',
      'EE. UU.': 'Estados Unidos',
      'EE.UU.': 'Estados Unidos',
      'aprox.': 'aproximadamente',
      'etc.': 'etcétera',
    },
    beforeFigures: { 'art.': 'artículo', 'n.º': 'número', 'núm.': 'número' },
    beforeNames: { 'Sr.': 'señor', 'Sra.': 'señora', 'Dr.': 'doctor' },
  },
  pt: {
    locale: 'pt-BR',
    to: 'a',
    and: 'e',
    minus: 'menos',
    number: 'número',
    section: 'parágrafo',
    about: 'cerca de',
    scaleLink: ' de ',
    slashedDate: 'day',
    scales: { mi: 6, bi: 9, tri: 12 },
    abbreviations: { 'p. ex.': 'por exemplo', 'aprox.': 'aproximadamente', 'etc.': 'et cetera' },
    beforeFigures: { 'art.': 'artigo', 'n.º': 'número', nº: 'número' },
    beforeNames: { 'Sr.': 'senhor', 'Sra.': 'senhora', 'Dr.': 'doutor' },
  },
  it: {
    locale: 'it-IT',
    to: 'a',
    and: 'e',
    minus: 'meno',
    number: 'numero',
    section: 'paragrafo',
    about: 'circa',
    scaleLink: ' di ',
    slashedDate: 'day',
    scales: { mln: 6, mld: 9 },
    abbreviations: { 'ad es.': 'ad esempio', 'p.es.': 'per esempio', 'ca.': 'circa', 'ecc.': 'eccetera' },
    beforeFigures: { 'art.': 'articolo', 'n.': 'numero' },
    beforeNames: { 'sig.': 'signor', 'dott.': 'dottor' },
  },
  nl: {
    locale: 'nl-NL',
    to: 'tot',
    and: 'en',
    minus: 'min',
    number: 'nummer',
    section: 'paragraaf',
    about: 'ongeveer',
    scaleLink: ' ',
    slashedDate: 'day',
    scales: { mln: 6, 'mln.': 6, mld: 9, 'mld.': 9 },
    abbreviations: {
      'bijv.': 'bijvoorbeeld',
      'd.w.z.': 'dat wil zeggen',
      'o.a.': 'onder andere',
      'i.p.v.': 'in plaats van',
      'm.b.t.': 'met betrekking tot',
      't.o.v.': 'ten opzichte van',
      'ca.': 'circa',
      'incl.': 'inclusief',
      'enz.': 'enzovoort',
      'evt.': 'eventueel',
    },
    beforeFigures: { 'nr.': 'nummer', 'art.': 'artikel', 'blz.': 'bladzijde' },
    beforeNames: { 'dr.': 'doctor', 'prof.': 'professor', 'mr.': 'meester' },
  },
};

export const SPOKEN_LANGUAGES = Object.keys(spokenPhrases) as readonly SpokenLanguage[];
