/** A mail about an account that was asked for and not sent yet. `_id` is the id of the event that asked for it. */
export interface DueMail {
  readonly _id: string;
  readonly user_id: string;
  /** When there is no use in sending it any more, ISO 8601 UTC. */
  readonly expires_at: string;
}
