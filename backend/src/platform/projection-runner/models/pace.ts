/** How far a read model or a reactor is: events taken since its process began, and position in the log. */
export interface Progress {
  readonly taken: number;
  readonly position: number;
}

/** Speed per second. */
export interface Speed {
  readonly events: number;
  readonly positions: number;
}

/** Marks are made every few seconds, so this many cover about ten. */
const MARKS_KEPT = 4;
/** A shorter time says little. */
const SHORTEST_SECONDS = 0.5;

/** How fast a read model or a reactor takes events, over the last seconds. */
export class Pace {
  private marks: ReadonlyArray<Progress & { readonly seconds: number }> = [];

  constructor(private readonly seconds: () => number = () => performance.now() / 1000) {}

  /** Discards earlier measurements, such as those of the copy that a rebuild has replaced. */
  begin(reached: Progress): void {
    this.marks = [];
    this.mark(reached);
  }

  mark({ taken, position }: Progress): void {
    this.marks = [...this.marks.slice(1 - MARKS_KEPT), { taken, position, seconds: this.seconds() }];
  }

  /** Undefined until there is something to compare with. */
  speed({ taken, position }: Progress): Speed | undefined {
    const [first] = this.marks;
    if (first === undefined) return undefined;
    const seconds = this.seconds() - first.seconds;
    if (seconds < SHORTEST_SECONDS) return undefined;
    return { events: (taken - first.taken) / seconds, positions: (position - first.position) / seconds };
  }
}
