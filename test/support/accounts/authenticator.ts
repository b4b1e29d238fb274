import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** An authenticator app that has taken in a secret. */
export const authenticator = (base32: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(base32) });
  return {
    /** The code at a time, or that of a step before or after it. Default: the machine's time. */
    code: (at: Date = new Date(performance.timeOrigin + performance.now()), steps = 0): string =>
      totp.generate({ timestamp: at.getTime() + steps * STEP_MS }),
  };
};
