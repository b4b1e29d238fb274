/** What models cost a job, whether or not their answers are used: it outlives the attempts, each of which adds to it. */
export class RunSpending {
  private spentUsd = 0;

  get usd(): number {
    return this.spentUsd;
  }

  add(usd: number): void {
    this.spentUsd += usd;
  }
}
