import type { CitedSource, LineKind, UpdateLine } from '#modules/research/domain/ledger.events';

export interface ToldLine {
  readonly kind: LineKind;
  readonly text: string;
  /** The earlier value or claim; null on a new line. */
  readonly was: string | null;
  readonly source: CitedSource;
}

/** Lines with the sources they cite. */
export const toldLines = (lines: readonly UpdateLine[], sources: readonly CitedSource[]): readonly ToldLine[] =>
  lines.flatMap(({ kind, text, was, source }) => {
    const cited = sources[source - 1];
    return cited === undefined ? [] : [{ kind, text, was: was ?? null, source: { ...cited } }];
  });
