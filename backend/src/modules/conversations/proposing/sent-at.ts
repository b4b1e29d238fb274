/** When a message was sent, and where: what its times are understood by. */
export interface SentAt {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Minutes to add to UTC for the person's local time. */
  readonly offsetMinutes: number;
}
