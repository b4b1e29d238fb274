import type { ImageFault } from '#events/images/carried-image.events';
import type { RequestFault } from '#kernel/request-fault';

const DAY_MS = 86_400_000;
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

/** When an image is fetched again that was left out at `now` after so many earlier attempts; null if it never is. */
export const fetchedAgainAt = (fault: ImageFault, attempts: number, now: Date): string | null => {
  const days = DAYS[attempts];
  if (fault.kind !== 'not_fetched' || !mayPass(fault.fault) || days === undefined) return null;
  return new Date(now.getTime() + days * DAY_MS).toISOString();
};
