/**
 * The system time in milliseconds since 1970. Used for leases between processes, which a rehearsal that shifts the
 * application's clock must not end.
 */
export const machineTime = (): number => performance.timeOrigin + performance.now();
