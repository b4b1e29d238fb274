/** Number of subscribers that settle at once, so that one is saved while the indexes of another are built. */
const AT_ONCE = 2;
/** Work below which a subscriber does not wait for others, as it is done in a moment. */
const QUICK_WORK = 5000;

interface Waiting {
  readonly work: number;
  begin(): void;
}

/**
 * Subscribers that have reached the end of the log and still have work to do before they follow live. Those with the least
 * go first, so that small read models are whole while large ones are still being saved.
 */
export class Settling {
  private readonly waiting: Waiting[] = [];
  private running = 0;

  async run(work: number, settle: () => Promise<void>): Promise<void> {
    if (work <= QUICK_WORK) return settle();
    await this.turn(work);
    try {
      await settle();
    } finally {
      this.running--;
      this.beginNext();
    }
  }

  private turn(work: number): Promise<void> {
    return new Promise((begin) => {
      this.waiting.push({ work, begin });
      this.waiting.sort((one, other) => one.work - other.work);
      // Those that arrive in the same turn are compared first.
      queueMicrotask(() => this.beginNext());
    });
  }

  private beginNext(): void {
    if (this.running >= AT_ONCE) return;
    const next = this.waiting.shift();
    if (next === undefined) return;
    this.running++;
    next.begin();
  }
}
