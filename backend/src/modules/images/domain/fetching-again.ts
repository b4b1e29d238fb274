import type { ImageFault } from '#events/images/carried-image.events';
import { DAY_MS } from '#kernel/durations';
import type { RequestFault } from '#kernel/request-fault';

/** Days after which an image is fetched again, each time that its host did not send it. */
const DAYS: readonly number[] = [1, 7, 28];

const FEWEST_SERVER_ERROR = 500;
/** The request timed out, came too early, or was one of too many. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether a host that does not send an image today may send it another day. */
const mayPass = (fault: RequestFault): boolean => {
  switch (fault.kind) {
    case 'network':
    case 'timeout':
    case 'robots_unavailable':
    case 'skipped_after_timeouts':
    case 'skipped_after_faults':
      return true;
    case 'status':
      return fault.status >= FEWEST_SERVER_ERROR || LATER.has(fault.status);
    default:
      return false;
  }
};

/** The time to fetch an image again that was left out at `now` after `attempts` earlier attempts; null for never. */
export const fetchedAgainAt = (fault: ImageFault, attempts: number, now: Date): string | null => {
  const days = DAYS[attempts];
  if (fault.kind !== 'not_fetched' || !mayPass(fault.fault) || days === undefined) return null;
  return new Date(now.getTime() + days * DAY_MS).toISOString();
};
