/** A filling read model's documents in memory. */
export interface Holder {
  /** About the length of their JSON. */
  readonly size: number;
  /** Makes room. */
  write(): Promise<void>;
}

const LIMIT = 48_000_000;

/** The memory that all read models which are being filled may take together: the one that holds most makes room first. */
export class FillBudget {
  private readonly holders = new Set<Holder>();

  constructor(private readonly limit = LIMIT) {}

  add(holder: Holder): void {
    this.holders.add(holder);
  }

  remove(holder: Holder): void {
    this.holders.delete(holder);
  }

  get held(): number {
    return [...this.holders].reduce((sum, { size }) => sum + size, 0);
  }

  async keep(): Promise<void> {
    while (this.held > this.limit) {
      const [largest] = [...this.holders].sort((one, other) => other.size - one.size);
      await largest?.write();
    }
  }
}
