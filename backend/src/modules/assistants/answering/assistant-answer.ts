import type { Passage } from '../retrieval/passage';

/** A whole sentence of the material, verbatim. */
export interface Quote<Location> {
  readonly text: string;
  /** The words that a list item continues, `The director shall:`; null for any other sentence. */
  readonly lead: string | null;
  readonly location: Location;
  /** The position in reading order, for a passage of a document. */
  readonly at?: number;
}

/** At most this many passages are quoted as an answer. */
export const MAX_QUOTES = 4;
/** If nothing answers, at most this many of the closest passages are offered. */
export const MAX_NEAREST = 3;

/** The content of an answer, apart from its wording. */
export type AssistantAnswer<Location> =
  /** Sentences in reading order; `unanswered`: the parts of the question that none of them answers. */
  | {
      readonly kind: 'quoted';
      readonly quotes: readonly Quote<Location>[];
      readonly unanswered: readonly string[];
      /** How many more the material has, if the question asked for all. */
      readonly more?: number;
      /** Set if it asked whether something is mentioned, and these lines mention it. */
      readonly isMentioned?: true;
    }
  /** The material does not answer; `nearest`: the closest passages, perhaps none. */
  | {
      readonly kind: 'not_answered';
      readonly nearest: readonly Quote<Location>[];
      /** Names and things in the question that the material does not mention. */
      readonly absent?: readonly string[];
      /** Words of a question in another language than the material's, which could not be searched for. */
      readonly unread?: readonly string[];
      /** Set if the passages surround a line that was itself only offered. */
      readonly isAround?: true;
    };

export type QuotedAnswer<Location> = Extract<AssistantAnswer<Location>, { kind: 'quoted' }>;

export const quotedAnswer = <Location>(
  quotes: readonly Quote<Location>[],
  unanswered: readonly string[] = [],
): QuotedAnswer<Location> => ({
  kind: 'quoted',
  quotes,
  unanswered,
});

/** The passages around a line of the last answer. They are not an answer if the line itself was only offered. */
export const surroundingPassages = <Location>(
  quotes: readonly Quote<Location>[],
  isOffered = false,
): AssistantAnswer<Location> =>
  isOffered ? { kind: 'not_answered', nearest: quotes, isAround: true } : quotedAnswer(quotes);

/** The quotes of an answer; none if nothing answers. */
export const quotesIn = <Location>(answer: AssistantAnswer<Location>): readonly Quote<Location>[] =>
  answer.kind === 'quoted' ? answer.quotes : [];

/** All quotes that an answer shows, also those that are only offered. */
export const quotesShownIn = <Location>(answer: AssistantAnswer<Location>): readonly Quote<Location>[] =>
  answer.kind === 'quoted' ? answer.quotes : answer.nearest;

export const quoteOf = <Location>({ text, lead, location }: Passage<Location>, at?: number): Quote<Location> => ({
  text,
  lead,
  location,
  ...(at === undefined ? {} : { at }),
});
