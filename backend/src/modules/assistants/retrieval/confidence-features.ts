/** Measures of whether the best passage answers at all. */
export interface ConfidenceFeatures {
  /** The weighted sum of the evidence for the best passage. */
  readonly best: number;
  /** The logarithm of its likelihood among the passages. */
  readonly share: number;
  /** See `Sifted`. */
  readonly far: number;
  /** 1 if a name is sought that the material does not have, else 0. */
  readonly absent: number;
}
