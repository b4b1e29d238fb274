/** How many trackers a user has and may have. `_id` is the user's. */
export interface AllowanceDocument {
  readonly _id: string;
  readonly tracker_count: number;
  readonly day_tracker_count: number;
  /** Both null while the free plan holds, whose limits stand in the configuration. */
  readonly total_tracker_limit: number | null;
  readonly day_tracker_limit: number | null;
}
