import { hkdfSync } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '#events/accounts/user.events';
import { keyedHash } from '#platform/crypto/derived-keys';
import type { SecondFactorProof } from '../domain/second-factor';

/** The parts of a second factor for an authenticator app and for safekeeping. Shown once. */
export interface SecondFactorKit {
  /** The secret, in base32. */
  readonly secret: string;
  readonly otpauthUrl: string;
  readonly recoveryCodes: readonly string[];
}

const SECRET_BYTES = 20;
const CODE_LENGTH = 10;

/** Crockford's alphabet: no letter can be read as a digit or as another letter. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Apps assume these when the address of a factor does not say otherwise, and some never read it. */
const STANDARD = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Codes of the time step before and after are accepted as well, as clocks differ. */
const DRIFT_STEPS = 1;

const derived = (personKey: Uint8Array, factorId: string, what: string, bytes: number): ArrayBuffer =>
  hkdfSync('sha256', personKey, factorId, `second-factor/${what}`, bytes);

const secretOf = (personKey: Uint8Array, factorId: string): Secret =>
  new Secret({ buffer: derived(personKey, factorId, 'secret', SECRET_BYTES) });

const recoveryCodesOf = (personKey: Uint8Array, factorId: string): readonly string[] => {
  const bytes = new Uint8Array(derived(personKey, factorId, 'recovery-codes', RECOVERY_CODES * CODE_LENGTH));
  const letters = [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return Array.from({ length: RECOVERY_CODES }, (_, index) => {
    const code = letters.slice(index * CODE_LENGTH, (index + 1) * CODE_LENGTH);
    return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
  });
};

/** A code as typed from paper: without spaces and dashes, in any case, and with the letters that look like digits. */
const normalised = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

const recoveryHashOf = (personKey: Uint8Array, factorId: string, code: string): string =>
  keyedHash(new Uint8Array(derived(personKey, factorId, 'recovery-hashes', 32)), normalised(code));

export const recoveryHashesOf = (personKey: Uint8Array, factorId: string): readonly string[] =>
  recoveryCodesOf(personKey, factorId).map((code) => recoveryHashOf(personKey, factorId, code));

export const kitOf = (
  personKey: Uint8Array,
  factorId: string,
  { issuer, email }: { readonly issuer: string; readonly email: string },
): SecondFactorKit => {
  const secret = secretOf(personKey, factorId);
  return {
    secret: secret.base32,
    otpauthUrl: new TOTP({ ...STANDARD, issuer, label: email, secret }).toString(),
    recoveryCodes: recoveryCodesOf(personKey, factorId),
  };
};

/**
 * The proof for a typed code; null if the code does not belong to this factor. Does not check whether it was used
 * before.
 */
export const proofOf = (
  personKey: Uint8Array,
  factorId: string,
  typed: string,
  now: Date,
): SecondFactorProof | null => {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token))
    return { kind: 'recovery_code', factorId, recoveryHash: recoveryHashOf(personKey, factorId, typed) };
  const totp = new TOTP({ ...STANDARD, secret: secretOf(personKey, factorId) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: DRIFT_STEPS });
  return delta === null ? null : { kind: 'code', factorId, step: totp.counter({ timestamp }) + delta };
};
