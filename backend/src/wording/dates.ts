const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `February 27, 2026`, in UTC. */
export const longDate = (at: Date | number): string => long.format(at);

/** `Feb 27, 2026`, in UTC. */
export const mediumDate = (at: Date | number): string => medium.format(at);
