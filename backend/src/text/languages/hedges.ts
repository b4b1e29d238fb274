import { memoize } from '#kernel/memoize';
import { alsoAmount, alsoUnsure, hedges as englishHedges } from './english/hedges';
import { clauseEnd, negative } from './english/sentence-words';
import type { Language, LanguageCode } from './language';
import { numerals } from './number-words';
import { type Hedge, type HedgeLexicon, writtenWords } from './written-words';

/** How a language weakens or reverses a statement. */
export interface HedgeWords {
  readonly hedges: Readonly<Record<Hedge, RegExp>>;
  /** Words that negate without a negation: `the ban` for `may not`. */
  readonly denials: RegExp;
  /**
   * Other words that keep in doubt what a sentence leaves open, and (`alsoAmount`) words that keep a bound or a rough
   * amount.
   */
  readonly alsoUnsure: RegExp;
  readonly alsoAmount: RegExp;
  readonly clauseEnd: RegExp;
  /**
   * Prepositions before the agent in the passive voice, and (`obliques`) before other participants: alternatives of
   * patterns.
   */
  readonly agents: string;
  readonly obliques: string;
  /** Words for more and for less; absent in English, where `opposite-words.ts` has them. */
  readonly directions?: readonly [more: RegExp, less: RegExp];
}

const wholeWords = (alternatives: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`, flags);

/** Words of a language before a rough amount. */
const aboutIn = (code: LanguageCode): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${numerals[code]?.about.join('|') ?? '(?!)'})(?= (?:\p{Ll}{1,3} )?[€$£]?\d)`,
    'giu',
  );

const english: HedgeWords = {
  hedges: englishHedges,
  denials: negative,
  alsoUnsure,
  alsoAmount,
  clauseEnd,
  agents: 'by',
  obliques: '',
};

const NEVER = '(?!)';

/** Matches nothing, for languages without words: there a judge decides alone. */
const none: HedgeLexicon = {
  negation: NEVER,
  refusal: NEVER,
  possibility: NEVER,
  intention: NEVER,
  condition: NEVER,
  allegation: NEVER,
  'at most': NEVER,
  'at least': NEVER,
  denials: NEVER,
  saying: NEVER,
  joints: NEVER,
  agents: NEVER,
  obliques: NEVER,
  more: NEVER,
  less: NEVER,
};

const buildHedges = ({ code }: Language): HedgeWords => {
  const { denials, saying, joints, agents, obliques, more, less, ...own } = writtenWords[code].hedges ?? none;
  const amounts = [own['at most'], own['at least'], ...(numerals[code]?.about ?? [])].join('|');
  return {
    hedges: {
      negation: wholeWords(own.negation, 'giu'),
      refusal: wholeWords(own.refusal, 'giu'),
      possibility: wholeWords(own.possibility, 'giu'),
      intention: wholeWords(own.intention, 'giu'),
      condition: wholeWords(own.condition, 'giu'),
      allegation: wholeWords(own.allegation, 'giu'),
      'at most': wholeWords(own['at most'], 'giu'),
      'at least': wholeWords(own['at least'], 'giu'),
      about: aboutIn(code),
      // The future is often expressed in the present tense.
      future: /(?!)/g,
    },
    denials: wholeWords(denials, 'giu'),
    alsoUnsure: wholeWords(saying, 'iu'),
    alsoAmount: wholeWords(amounts, 'iu'),
    clauseEnd: new RegExp(String.raw`[,;:–—]\s|[.!?]["”»’)]*\s| (?:${joints}) `, 'giu'),
    agents,
    obliques,
    directions: [wholeWords(more, 'iu'), wholeWords(less, 'iu')],
  };
};

/** The hedges of a language; null for English. */
export const hedgeWordsOf = memoize((language: Language | null): HedgeWords =>
  language === null ? english : buildHedges(language),
);
