/** Run logs as earlier releases recorded them, in sentences. Only events of that time are read by this. */

interface WithReason {
  /** Empty if there is none. */
  readonly reason: string;
}

export interface EarlierLog {
  readonly considered: readonly WithReason[];
  readonly asked: readonly WithReason[];
}

/** An empty text stood for none. */
export const asWritten = (text: string | null) =>
  text === null || text === '' ? null : ({ kind: 'as_written', text } as const);

export const documentsAsWritten = (considered: readonly WithReason[]) =>
  considered.map((document) => ({ ...document, reason: { kind: 'as_written', text: document.reason }, notes: [] }));

export const placesAsWritten = (asked: readonly WithReason[]) =>
  asked.map((place) => ({ ...place, reason: asWritten(place.reason) }));
