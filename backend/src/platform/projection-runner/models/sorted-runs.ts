/** Sorting so many takes a few milliseconds. */
const ITEMS_PER_RUN = 4096;

/** Ids in order, a batch at a time, without sorting all of them in one go: they are collected in sorted runs and merged. */
export class SortedRuns {
  private readonly runs: string[][] = [];
  private collecting: string[] = [];
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** True if it took a moment: then it is time to yield. */
  add(id: string): boolean {
    this.collecting.push(id);
    this.count++;
    if (this.collecting.length < ITEMS_PER_RUN) return false;
    this.endRun();
    return true;
  }

  /** The next ids, at most that many; empty when all were taken. Nothing may be added after that. */
  take(most: number): readonly string[] {
    if (this.collecting.length > 0) this.endRun();
    const taken: string[] = [];
    while (taken.length < most) {
      const next = this.takeLeast();
      if (next === undefined) break;
      taken.push(next);
    }
    return taken;
  }

  /** Runs are in descending order, so that the smallest id is at their end. */
  private takeLeast(): string | undefined {
    let from: string[] | undefined;
    let least: string | undefined;
    for (const run of this.runs) {
      const last = run.at(-1);
      if (last !== undefined && (least === undefined || last < least)) [from, least] = [run, last];
    }
    return from?.pop();
  }

  private endRun(): void {
    this.runs.push(this.collecting.sort().reverse());
    this.collecting = [];
  }
}
