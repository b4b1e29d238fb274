import type { Passage } from '../retrieval/passage';

/** A whole sentence of the material, verbatim. */
export interface Quote<Location> {
  readonly text: string;
  /** The words that it continues, if it is a list item. */
  readonly lead: string | null;
  readonly location: Location;
  /** The position in reading order, if it is a passage. */
  readonly at?: number;
}

/** Most passages that are quoted as an answer. */
export const MAX_QUOTES = 4;
/** Most of the closest passages that are offered where nothing answers. */
export const MAX_NEAREST = 3;

/** The content of an answer, apart from its wording. */
export type Answer<Location> =
  /** Sentences in reading order; `unanswered`: the parts of the question that they do not answer. */
  | {
      readonly kind: 'quoted';
      readonly quotes: readonly Quote<Location>[];
      readonly unanswered: readonly string[];
      /** How many more of what was asked for the material has, if the question asked for all of it. */
      readonly more?: number;
    }
  /** The material does not answer; `nearest`: the closest passages, perhaps none. */
  | {
      readonly kind: 'not_answered';
      readonly nearest: readonly Quote<Location>[];
      /** Names and things in the question that the material does not mention. */
      readonly absent?: readonly string[];
      /** Words of a question in another language than the material's that could not be looked for in it. */
      readonly unread?: readonly string[];
      /** Set if the passages surround a line that was itself only offered. */
      readonly isAround?: true;
    };

export type Quoted<Location> = Extract<Answer<Location>, { kind: 'quoted' }>;

export const quoted = <Location>(
  quotes: readonly Quote<Location>[],
  unanswered: readonly string[] = [],
): Quoted<Location> => ({
  kind: 'quoted',
  quotes,
  unanswered,
});

/** The passages around a line of the last answer; they are not an answer if the line itself was only offered. */
export const around = <Location>(quotes: readonly Quote<Location>[], isOffered = false): Answer<Location> =>
  isOffered ? { kind: 'not_answered', nearest: quotes, isAround: true } : quoted(quotes);

/** The quotes that answer; none where nothing does. */
export const quotesIn = <Location>(answer: Answer<Location>): readonly Quote<Location>[] =>
  answer.kind === 'quoted' ? answer.quotes : [];

/** All quotes that an answer shows, whether they answer or are only offered. */
export const quotesShownIn = <Location>(answer: Answer<Location>): readonly Quote<Location>[] =>
  answer.kind === 'quoted' ? answer.quotes : answer.nearest;

export const quoteOf = <Location>({ text, lead, location }: Passage<Location>, at?: number): Quote<Location> => ({
  text,
  lead,
  location,
  ...(at === undefined ? {} : { at }),
});
