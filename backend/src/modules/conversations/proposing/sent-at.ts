/** The time and time zone of a message, by which the times in it are understood. */
export interface SentAt {
  /** The time sent, ISO 8601 UTC. */
  readonly at: string;
  /** Minutes to add to UTC for the person's local time. */
  readonly offsetMinutes: number;
}
