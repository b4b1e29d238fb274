/** Hint for commands about the product, whose reasons no erasure reaches. */
export const KEPT_FOR_GOOD = 'Recorded in the log for good, with your name: do not name a person in it.';
