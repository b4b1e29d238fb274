/** Hint for commands about the product, whose reasons no erasure reaches. */
export const KEPT_FOR_GOOD = 'Recorded in the log permanently, with your name. Do not name anyone in it.';
