/** A subscriber that is behind. */
export interface LaggingSubscriber {
  readonly position: number;
  /** Being filled from the log, so that nothing waits for its latest events. */
  readonly isCatchingUp: boolean;
}

const lowest = (behind: readonly LaggingSubscriber[]): number => Math.min(...behind.map(({ position }) => position));

/**
 * The position to read next. The follower furthest behind goes first until it has caught up with the others, so that
 * one reading of the log feeds all that fill, wherever each was interrupted. Those that lag only a little do not wait
 * for a fill that is more than `near` positions behind them: every other page is theirs.
 */
export const nextPosition = (behind: readonly LaggingSubscriber[], near: number, isOddTurn: boolean): number => {
  const from = lowest(behind);
  const lagging = behind.filter(({ isCatchingUp }) => !isCatchingUp);
  if (lagging.length === 0 || !isOddTurn) return from;
  const urgent = lowest(lagging);
  return urgent - from > near ? urgent : from;
};
