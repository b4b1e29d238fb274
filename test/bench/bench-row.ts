/** A line of the bench table. What is judged is `ratio`, against a limit or a peer measured in the same run. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly ratio?: number;
  /** What the ratio is taken to, and what it has to be. */
  readonly limit?: string;
  readonly ok?: boolean;
}
