interface Waiter {
  isMet(): boolean;
  resolve(met: boolean): void;
}

/** Callers waiting for a condition, which is checked again whenever something advances. */
export class Waiters {
  private readonly waiting = new Set<Waiter>();

  get count(): number {
    return this.waiting.size;
  }

  /** False if the time ran out first. */
  until(isMet: () => boolean, timeoutMs: number): Promise<boolean> {
    if (isMet()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.resolve(false), timeoutMs);
      const waiter: Waiter = {
        isMet,
        resolve: (met) => {
          clearTimeout(timer);
          this.waiting.delete(waiter);
          resolve(met);
        },
      };
      this.waiting.add(waiter);
    });
  }

  moved(): void {
    for (const waiter of this.waiting) if (waiter.isMet()) waiter.resolve(true);
  }

  /** Wakes everyone: nothing will advance any more. */
  release(): void {
    for (const waiter of this.waiting) waiter.resolve(waiter.isMet());
  }
}
