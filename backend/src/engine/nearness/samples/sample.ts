/** Invented news by which a model of meaning shows its scale: a topic, a page on it, and a later page on it in other words. */
export interface Sample {
  readonly topic: string;
  readonly page: string;
  readonly later: string;
}
