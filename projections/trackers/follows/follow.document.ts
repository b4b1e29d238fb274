/** One person follows one tracker. */
export interface FollowDocument {
  readonly _id: string;
  readonly user_id: string;
  readonly tracker_id: string;
  readonly since: string;
}

export const followId = (userId: string, trackerId: string): string => `${userId}/${trackerId}`;
