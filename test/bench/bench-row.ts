/** A row of the bench table. The ratio is judged, against a limit or a peer measured in the same run. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly ratio?: number;
  /** What the ratio compares, and its limit. */
  readonly limit?: string;
  readonly ok?: boolean;
}
