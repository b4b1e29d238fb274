/** Words for the direction of goods: alternatives of patterns, in lower case. */
export interface TradeLexicon {
  readonly selling: string;
  readonly buying: string;
  /** Words before the party that goods come from, and before the one they go to. */
  readonly from: string;
  readonly to: string;
  /** Words before the seller that look like those before a destination: `comprar a`. */
  readonly boughtFrom?: string;
  /** Asks which goods, or what is sold or bought. A total value does not answer that. */
  readonly whichGoods: string;
  readonly whatTraded: string;
  /** Words for the United States and their people. */
  readonly unitedStates: string;
}
