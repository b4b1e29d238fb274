import { MINUTE_MS } from '#kernel/durations';
import { doubling } from '#platform/pauses';
import type { FetchFailure } from '#platform/fetch/fetch-failure';
import type { ProviderName } from '../page-candidates';

const FIRST_MS = 10 * MINUTE_MS;
const LONGEST_MS = 360 * MINUTE_MS;

/** Too many requests, or overloaded. */
const OVERLOADED_STATUSES: ReadonlySet<number | undefined> = new Set([429, 503]);

interface Rest {
  readonly until: number;
  readonly failuresInARow: number;
}

/** Providers that are not asked for a while because they answered 429 or 503. Kept by each process. */
export class ProviderRests {
  private readonly rests = new Map<ProviderName, Rest>();

  /** The time until which the provider is not asked; null if it may be asked now. */
  restsUntil(name: ProviderName, now: Date): Date | null {
    const { until = 0 } = this.rests.get(name) ?? {};
    return until > now.getTime() ? new Date(until) : null;
  }

  /**
   * Notes a provider's answer. After a failure it rests for as long as it says, or else twice as long after each
   * failure in a row.
   */
  note(name: ProviderName, failure: FetchFailure | null, now: Date): Date | null {
    if (failure === null || !OVERLOADED_STATUSES.has(failure.status)) {
      this.rests.delete(name);
      return null;
    }
    const failuresInARow = (this.rests.get(name)?.failuresInARow ?? 0) + 1;
    const ownMs = doubling(FIRST_MS, failuresInARow);
    const until = now.getTime() + Math.min(Math.max(failure.retryAfterMs ?? 0, ownMs), LONGEST_MS);
    this.rests.set(name, { until, failuresInARow });
    return new Date(until);
  }
}
