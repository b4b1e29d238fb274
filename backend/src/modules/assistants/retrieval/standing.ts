/** What tells whether the best passage answers at all. */
export interface Standing {
  /** Sum of the weighed evidence for the best passage. */
  readonly best: number;
  /** Logarithm of its likelihood among the passages. */
  readonly share: number;
  /** See `Sifted`. */
  readonly far: number;
  /** 1 if a name is sought that the material does not have, else 0. */
  readonly absent: number;
}
