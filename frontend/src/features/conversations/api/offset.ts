import { browserNow } from '#shared/time/clock';

/** Minutes to add to UTC for the time here. */
export const offsetMinutes = (): number => -browserNow().getTimezoneOffset();
