interface Waiter {
  isMet(): boolean;
  resolve(met: boolean): void;
}

/** Callers that wait until something has come far enough; they are asked again whenever it has moved. */
export class Waiters {
  private readonly waiting = new Set<Waiter>();

  get count(): number {
    return this.waiting.size;
  }

  /** False where the time ran out first. */
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

  /** Nothing will move any more. */
  release(): void {
    for (const waiter of this.waiting) waiter.resolve(waiter.isMet());
  }
}
