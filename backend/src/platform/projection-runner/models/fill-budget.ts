/** In-memory documents of a read model that is being filled. */
export interface Holder {
  /** Approximate length of their JSON. */
  readonly size: number;
  /** Saves the documents and releases their memory. */
  release(): Promise<void>;
}

/**
 * Limit of all documents held, in characters of JSON. As objects they take about three times as much, and as much again until
 * their garbage is collected.
 */
const BYTES_HELD = 32_000_000;
const EVENTS_BETWEEN_SAVES = 500_000;

/**
 * Memory budget shared by all read models that are being filled: the one using most is saved first. Also limits how many
 * events each has to read again after a crash; 500,000 take about two seconds.
 */
export class FillBudget {
  private readonly holders = new Set<Holder>();

  constructor(
    private readonly limit = BYTES_HELD,
    readonly eventsBetweenSaves = EVENTS_BETWEEN_SAVES,
  ) {}

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
      await largest?.release();
    }
  }
}
