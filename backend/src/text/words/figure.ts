export type FigureKind = 'share' | 'money' | 'count' | 'date';

export interface Figure {
  readonly kind: FigureKind;
  /** The figure as written: `10 percent`, `$1.2 trillion`, `150 days`, `February 24, 2026`. */
  readonly text: string;
  /** Normalised: `10 percent` and `10%` are equal. */
  readonly value: string;
  readonly offset: number;
}
