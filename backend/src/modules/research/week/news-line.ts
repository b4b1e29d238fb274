import type { CitedSource, StateText } from '#events/research/ledger.events';
import { type LineKind, earlierOf, isOverruled, kindOf, ownSource, remarkOf } from '#events/research/text-lines';
import type { IsStruckLine } from '../queries/displayed-verdicts';

/** A line in the words of its source, as a tracker told it. */
export interface NewsLine {
  readonly trackerId: string;
  /** The update that told it; null for the first overview. */
  readonly updateId: string | null;
  /** When it was told, ISO 8601 UTC. */
  readonly publishedAt: string;
  /** The claim; null for a line that was contradicted. */
  readonly claimId: string | null;
  readonly kind: LineKind;
  readonly text: string;
  /** Title of its page, if the line cannot be understood without it. */
  readonly title: string | null;
  /** The earlier value or claim; null on a new line. */
  readonly was: string | null;
  readonly source: CitedSource;
  /** The earlier claim that it overrules, with where that was read. */
  readonly contradicts: { readonly quote: string; readonly source: CitedSource } | null;
}

interface NewsText {
  readonly trackerId: string;
  readonly updateId: string | null;
  readonly publishedAt: string;
  readonly text: StateText;
}

/** The lines of an update or an overview that still hold and were not struck. A model's wording of them is ignored. */
export const newsLinesOf = (
  { trackerId, updateId, publishedAt, text: { lines, sources } }: NewsText,
  isStruck: IsStruckLine,
): readonly NewsLine[] =>
  lines.flatMap((line): readonly NewsLine[] => {
    const source = ownSource(line, sources);
    if (source === undefined || isOverruled(line) || isStruck({ trackerId, quote: source.quote })) return [];
    const earlier = remarkOf(line, 'contradicts');
    const readIn = earlier === undefined ? undefined : ownSource(earlier, sources);
    return [
      {
        trackerId,
        updateId,
        publishedAt,
        claimId: line.claimId,
        kind: kindOf(line),
        text: line.text,
        title: line.title ?? null,
        was: earlierOf(line)?.quote ?? null,
        source,
        contradicts:
          earlier === undefined || readIn === undefined || isStruck({ trackerId, quote: readIn.quote })
            ? null
            : { quote: earlier.quote, source: readIn },
      },
    ];
  });
