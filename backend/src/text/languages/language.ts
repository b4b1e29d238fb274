/** The languages whose words the pipeline knows. Pages in others are judged by title, opening and figures. */
export type LanguageCode = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl';

/** How a description in the language is read. */
export interface DescriptionWords {
  /** Words that instruct a tracker, as opposed to its topic. */
  readonly instructions: ReadonlySet<string>;
  /** Words that narrow a subject without naming one. */
  readonly scope: ReadonlySet<string>;
  /** Separates the topics in a list, besides punctuation: `and`, `or`. */
  readonly conjunctions: string;
  /** Prepositions, after which an enumeration continues a topic. */
  readonly prepositions: string;
  /** Words that open a question about the topics before it: `which countries are exempt`. */
  readonly interrogatives: string;
}

/** Names of currencies, as patterns; `other`: those without a sign, which differ from all with one. */
export interface Currencies {
  readonly euro: string;
  readonly dollar: string;
  readonly pound: string;
  readonly yen: string;
  readonly other: string;
}

/** How numbers and dates are written. */
export interface NumberWords {
  /** Full names of the months, in order and in lower case. */
  readonly months: readonly string[];
  /** Other names of months: `sept`. */
  readonly shortMonths?: readonly string[];
  /**
   * Whether months are capitalised and may precede their day, as in `March 3, 2026`, so that an all-figure date is
   * ambiguous and not read.
   */
  readonly monthFirst?: boolean;
  /** Between day, month and year: `3 de abril de 2026`. */
  readonly dateLinks: string;
  /** Before and after what looks like a year but is not one: `Tariff Act of 1930`, `2030 jobs`. */
  readonly notYear?: { readonly before: RegExp; readonly after: RegExp };
  /** Before a date that only says which document is meant: `Proclamation 9705 of March 8, 2018`. */
  readonly dated?: RegExp;
  /** Before the decimals of a number; the other one, or a space, separates thousands. */
  readonly decimal: ',' | '.';
  /** Spelled-out numbers from two on, in order; one is often an article. */
  readonly spelled?: readonly string[];
  /** Words after a number that are not what it counts; the function words if absent. */
  readonly notUnits?: ReadonlySet<string>;
  /** Words for a thousand, a million, a billion (10⁹) and a trillion (10¹²), as patterns. */
  readonly thousand: string;
  readonly million: string;
  readonly billion: string;
  readonly trillion: string;
  /** Names of currencies after an amount: `12 euros`. */
  readonly currencies: Currencies;
  readonly percent: string;
  /** Between a number and its unit: `2 millions d’euros`. */
  readonly unitLinks: string;
  /** Before the old value and before the new one: `von 10 auf 15`. */
  readonly from: string;
  readonly to: string;
  /** Between the new value and the old one: `15 statt 10`. */
  readonly insteadOf: string;
  /** Words that number a thing rather than count: `Artikel 3`, `n.º 4`. */
  readonly references: string;
}

/** Words that show that a sentence reports an event. */
export interface EventWords {
  /** Forms of the verbs usual in news; any inflection of each stem counts: `beschließt`, `beschloss`. */
  readonly verbs: readonly string[];
  readonly participle: RegExp;
  /** Whether a participle may be the last word of its clause, far from its auxiliary. */
  readonly participleLast: boolean;
  /** Other forms that by themselves report a completed act. */
  readonly past: RegExp;
  readonly infinitive: RegExp;
}

/** Words that show whether a sentence reports news and can stand alone. Patterns match whole words. */
export interface NewsWords {
  /** Auxiliaries of tenses that report a completed act. */
  readonly auxiliaries: ReadonlySet<string>;
  /** Words that make the next word a noun or an adjective. */
  readonly determiners: ReadonlySet<string>;
  readonly future: RegExp;
  readonly today: RegExp;
  /** Words that mean a different day whenever they are read; unlike `today`, without weekdays. */
  readonly ownDay: RegExp;
  /** The phrases that mean the day before. */
  readonly dayBefore: RegExp;
  readonly takesEffect: RegExp;
  /** Statements of what ought to be, and special cases; both in English only. */
  readonly exhortation?: RegExp;
  readonly oneCase?: RegExp;
  /** Left out of a sentence before checking for exhortations and the first person; quotations if absent. */
  readonly leftOut?: { readonly exhortation: RegExp; readonly firstPerson: RegExp };
  readonly lookingBack: RegExp;
  readonly background: RegExp;
  readonly firstPerson: RegExp;
  readonly openingPronouns: ReadonlySet<string>;
  /** Sentences that open with a pronoun and refer to nothing before them: `This order …`, `Das Verbot …`. */
  readonly ownSubject?: RegExp;
  /** Openings that refer to an earlier sentence. */
  readonly connective: RegExp;
  /** First words that also refer to an earlier sentence, even after a mark. */
  readonly connectives?: ReadonlySet<string>;
  readonly opinionTitle: RegExp;
  /** Captions, links to other articles and other text by which the site addresses its visitors. */
  readonly aside: RegExp;
  /** Something is stopped, postponed or reversed. */
  readonly undoing: RegExp;
}

/** How a language says that an act has ended: alternatives of patterns, in lower case. */
export interface EndingWords {
  /** Participles of the verbs that end an act: `aufgehoben`. */
  readonly done: string;
  /** Auxiliaries with which a participle says that its subject was ended, or (`active`) ended something. */
  readonly passive: string;
  readonly active: string;
  /** Finite forms of these verbs; `…` stands for the act if part of the verb follows it: `hob … auf`. */
  readonly finite: readonly string[];
  /** Phrases for an act that has ended: `ist außer Kraft`. */
  readonly over: string;
  /** Before what somebody will not do or have after all: `renonce à`. */
  readonly givingUp: string;
  /** Prepositions after which the name of a thing goes on: `la fermeture du pont`. */
  readonly naming: ReadonlySet<string>;
  /** Before what belongs to whoever ends it: `its`, `their`. */
  readonly own: string;
  /** Words for acts and plans, which may be about anything. */
  readonly acts: readonly string[];
  /** Words that open another clause without a comma: `que`. */
  readonly openers: string;
  /** Articles that may make an act part of another phrase: `Teile der Hafenordnung`. */
  readonly oblique: ReadonlySet<string>;
  /** Words that show that a clause does not say that an act ended, or says so only of a part: `nicht`, `teilweise`. */
  readonly not: RegExp;
  /** Before a cause. */
  readonly causes: string;
}

/** Text of web pages around an article: alternatives of patterns, in lower case. */
export interface PageWording {
  /** Only those who pay or sign in may read on: `nur für abonnent`. */
  readonly wall: string;
  /** A link at the end of a text that continues on another page: `weiterlesen`. */
  readonly readMore: string;
  /** Before an author's name. */
  readonly by: string;
  /** Before the day on which the page was published. */
  readonly published: string;
  /** Before a day that is not that of publication: of a change, a birth, a member's joining. */
  readonly otherDay: string;
  /** Units of time. */
  readonly spans: string;
  /** Words after the hyphen of a word that a later one completes: `Vor- und Nachteile`. */
  readonly afterHyphen: ReadonlySet<string>;
}

/** The word lists and rules known of every language, including English. */
export interface LanguageWords {
  readonly code: LanguageCode;
  /** Words without a subject, in lower case, split at apostrophes. */
  readonly functionWords: ReadonlySet<string>;
  /** Function words that are also English words with a meaning: `war`, `son`. */
  readonly alsoEnglish: ReadonlySet<string>;
  /** A pattern of frequent words. Nearly every sentence of the language has one, few English sentences do. */
  readonly frequent: string;
  /** The stem of a word in lower case. */
  readonly stem: (word: string) => string;
  /** Whether nouns are capitalised, so that capitals do not show names. */
  readonly capitalisedNouns: boolean;
  /** Whether nouns are joined into one word: `Mietpreisbremse`. */
  readonly compounds: boolean;
  /** Written with a period and hardly ever last in a sentence. */
  readonly abbreviations: ReadonlySet<string>;
  /** Words before an ordinal, if ordinals have a period: `am 11. März`, `der 7. Senat`. */
  readonly beforeOrdinals?: ReadonlySet<string>;
  readonly weekday: RegExp;
  readonly description: DescriptionWords;
  readonly numbers: NumberWords;
  readonly pages: PageWording;
  readonly news: NewsWords;
}

/** A language besides English. Its events and ends of acts are recognised by data alone. */
export interface Language extends LanguageWords {
  readonly news: NewsWords & EventWords;
  readonly endings: EndingWords;
}
