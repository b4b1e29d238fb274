/** Minutes from UTC to where it is three in the afternoon now: what somebody says of 'this morning' is of today there, whenever the tests run. */
export const AFTERNOON = (((15 - new Date().getUTCHours() + 12 + 24) % 24) - 12) * 60;

/** A zone of that time for a browser. Zones of `Etc` count the other way round. */
export const AFTERNOON_ZONE = `Etc/GMT${AFTERNOON > 0 ? '-' : '+'}${Math.abs(AFTERNOON / 60)}`;

/** The day there, as YYYY-MM-DD. */
export const todayThere = (): string => new Date(Date.now() + AFTERNOON * 60_000).toISOString().slice(0, 10);
