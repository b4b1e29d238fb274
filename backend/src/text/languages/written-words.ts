import dutch from './dutch.json';
import english from './english.json';
import type { hedges } from './english/hedges';
import { exactFile } from './exact-file';
import french from './french.json';
import german from './german.json';
import italian from './italian.json';
import type {
  DescriptionWords,
  EndingWords,
  EventWords,
  LanguageCode,
  NewsWords,
  NumberWords,
  PageWording,
} from './language';
import portuguese from './portuguese.json';
import spanish from './spanish.json';

/** The kinds of words that weaken or reverse what a sentence says. */
export type Hedge = keyof typeof hedges;

/** Alternatives of patterns, whole words in lower case. */
export type HedgeLexicon = Readonly<
  Record<
    Exclude<Hedge, 'about' | 'future'> | 'denials' | 'saying' | 'joints' | 'agents' | 'obliques' | 'more' | 'less',
    string
  >
>;

/**
 * How a language says that something ended, and that something stopped continues: alternatives of patterns, in lower
 * case.
 */
export interface HoldingWords<Phrases> {
  readonly noLonger: Phrases;
  /** Something was forbidden, closed or interrupted. */
  readonly stopped: Phrases;
  readonly again: Phrases;
  /** With `again`: something is allowed or works. */
  readonly allowed: Phrases;
  /** `again` and `allowed` in one word, as done: `rouvert`. */
  readonly reopened: Phrases;
  /** Only a part is meant, or something still to come. */
  readonly partly: Phrases;
  /** A plan will not be carried out. */
  readonly notAfterAll: Phrases;
}

/** How a sentence says itself that it gives another value than before: alternatives of patterns, in lower case. */
export interface ReplacingWords<Phrases> {
  /** Between the new value and the old one: `instead of`. */
  readonly insteadOf: Phrases;
  readonly later: Phrases;
  readonly earlier: Phrases;
  /** Another day, before or after the old one. */
  readonly moved: Phrases;
  /** A plan, beside a difference: `three weeks later than planned`. */
  readonly planned: Phrases;
  /** Before the old value and before the new one, if a word of `changes` or of a move is beside them. */
  readonly from: Phrases;
  readonly to: Phrases;
  readonly changes: Phrases;
  /** The opening of a sentence that gives the old value of what the sentence before it told. */
  readonly formerly: Phrases;
}

/** How a language spells out numbers, in lower case. */
export interface Numerals {
  /** From one to twenty; `-` stands for words that are also articles. */
  readonly small: readonly string[];
  /** Thirty to ninety. */
  readonly tens: readonly string[];
  readonly hundred: readonly string[];
  readonly thousand: readonly string[];
  /** Between tens and units, or before a half: `and`. */
  readonly and: readonly string[];
  readonly half: readonly string[];
  /** From first to twelfth, each with its forms. */
  readonly ordinals: readonly (readonly string[])[];
  /** Nouns for an approximate number, such as `soixantaine`, with that number. */
  readonly collective: Readonly<Record<string, number>>;
  /** Words after which a number is not exact: `about`, `nearly`, `more than`. */
  readonly about: readonly string[];
  /** Words after a day without a year that place it in the next year. */
  readonly nextYear: string;
  /** Something is more or less than before, or different from now on: `dearer than`, `now`. */
  readonly otherNow: string;
  /** North, south, east and west: alternatives of patterns, whole words. */
  readonly compass: readonly string[];
  /** Words in lower case before a number or letter that names one of several things: `class A`, `phase 2`. */
  readonly numbered: string;
}

/**
 * Number words as a language file writes them: words separated by spaces, forms of an ordinal by bars, a collective
 * number and its value by a colon.
 */
export type WrittenNumerals = Readonly<
  Record<'small' | 'tens' | 'hundred' | 'thousand' | 'and' | 'half' | 'ordinals' | 'collective' | 'about', string>
> &
  Pick<Numerals, 'nextYear' | 'otherNow' | 'compass' | 'numbered'>;

/** Greetings and thanks: alternatives of patterns, in lower case. */
export interface CourtesyWords {
  readonly thanks: string;
  readonly greetings: string;
  readonly agreement: string;
  /** Words that may accompany a courtesy: `thanks (a lot)`. */
  readonly beside: string;
}

/** Words that join two clauses of a sentence, as alternatives of patterns. */
export interface Joints {
  /** Between two statements of equal rank; these words join nouns as well. */
  readonly and: string;
  /** Before a clause about something that happens at the same time, or in contrast. */
  readonly beside: string;
}

/** How a language derives the words for a country's people from its name, and the irregular ones. */
export interface PeopleWords {
  /** Endings added to the root of the name: `Libia`, `libio`. */
  readonly endings: string;
  /** Irregular words, by country. */
  readonly others: Readonly<Record<string, string>>;
}

/** Words that report an event without naming it. */
interface Signs {
  /** Rare in other news. */
  readonly clear: string;
  /** News of sport, science and culture also uses them. */
  readonly faint: string;
}

export interface EventSignWords {
  /**
   * Words for the kind or part of an event or place, which its news may lack: reports on a civil war in the north of a
   * country have neither word.
   */
  readonly qualifiers: string;
  /** Each entry lists words for the same event. */
  readonly same: readonly string[];
  readonly signs: Readonly<Record<string, Signs>>;
  /**
   * Words for events, with the names of their signs. `enough`: how strong the signs must be, if fewer suffice than
   * usual.
   */
  readonly kinds: readonly { readonly events: string; readonly signs: readonly string[]; readonly enough?: number }[];
}

/** Words that the file of every language has, including English. */
interface WordTables {
  /** Absent from a language that does not spell out numbers in its news. */
  readonly numerals?: WrittenNumerals;
  /** English ones are more than words: `english/hedges.ts`. */
  readonly hedges?: HedgeLexicon;
  readonly holding: HoldingWords<string>;
  readonly replacing: ReplacingWords<string>;
  readonly courtesies: CourtesyWords;
  readonly joints: Joints;
  /** Phrases for the year and the month before that of a page: alternatives of patterns. */
  readonly earlier: { readonly year: string; readonly month: string };
  /** Abbreviations that differ from the English ones, with those of English. */
  readonly shortNames?: Readonly<Record<string, string>>;
  readonly peoples?: PeopleWords;
  /** Absent from languages that capitalise all nouns, where capitals do not show names. */
  readonly eventSigns?: EventSignWords;
}

/** Words as a file has them: lists separated by spaces, patterns by `|`. */
type Written<Words> = {
  readonly [Field in keyof Words]: Words[Field] extends ReadonlySet<string> | readonly string[] | RegExp | undefined
    ? string
    : Words[Field] extends boolean | string
      ? Words[Field]
      : Written<Words[Field]>;
};

/** The contents of the file of a language other than English. `{weekday}` and `{year}` stand for any of them. */
export interface WrittenLanguage extends WordTables {
  readonly capitalisedNouns?: boolean;
  readonly compounds?: boolean;
  readonly functionWords: string;
  readonly alsoEnglish: string;
  readonly frequent: string;
  readonly abbreviations: string;
  readonly beforeOrdinals?: string;
  readonly weekday: string;
  readonly description: Written<DescriptionWords>;
  readonly numbers: Written<Omit<NumberWords, OfEnglishNumbers | 'decimal' | 'dateLinks' | 'unitLinks'>> & {
    readonly dateLinks?: string;
    readonly unitLinks?: string;
  };
  readonly pages: Written<PageWording>;
  readonly news: Written<Omit<NewsWords, OfEnglishNews | 'future'> & Omit<EventWords, 'participleLast'>> & {
    readonly participleLast?: boolean;
    /** Words of the future tense, or verb forms: what a word in lower case looks like. */
    readonly future?: string;
    readonly futureForms?: string;
  };
  readonly endings: Written<Omit<EndingWords, 'finite' | 'oblique'>> & {
    /**
     * Forms that may be subjunctives, and say nothing then: `exige que le conseil abroge l’arrêté`; `{present}` in
     * `not`.
     */
    readonly present?: string;
    readonly finite: string;
    /** Finite verbs of several words: `hob … auf`. */
    readonly finitePhrases?: readonly string[];
    readonly oblique?: string;
  };
}

type OfEnglishNumbers = 'shortMonths' | 'monthFirst' | 'notYear' | 'dated' | 'spelled' | 'notUnits';
type OfEnglishNews = 'exhortation' | 'oneCase' | 'leftOut' | 'connectives';

export type OtherCode = Exclude<LanguageCode, 'en'>;

const written = exactFile<WrittenLanguage>();

/** In the order in which languages are tried. */
export const otherWritten: Readonly<Record<OtherCode, WrittenLanguage>> = {
  de: written(german),
  fr: written(french),
  es: written(spanish),
  pt: written(portuguese),
  it: written(italian),
  nl: written(dutch),
};

export const writtenWords: Readonly<Record<LanguageCode, WordTables>> = {
  en: exactFile<WordTables>()(english),
  ...otherWritten,
};
