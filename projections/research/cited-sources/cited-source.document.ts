/** A page that some answer cites: the only places that /go/{id} leads to. `_id` is the source's id. */
export interface CitedSourceAddress {
  readonly _id: string;
  readonly url: string;
}
