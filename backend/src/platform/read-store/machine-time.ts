/**
 * The machine's time in milliseconds since 1970. Leases go by it, between processes: a rehearsal that shifts the
 * application's clock must not end them.
 */
export const machineTime = (): number => performance.timeOrigin + performance.now();
