/** The tokens of the signed-in person. */
export interface Tokens {
  readonly access: string;
  /** Null during an impersonation, which cannot be prolonged. */
  readonly refresh: string | null;
}

interface Claims {
  /** The user. */
  readonly sub?: string;
  readonly iat?: number;
  readonly exp?: number;
  /** The impersonator. */
  readonly act?: { readonly sub?: string };
  readonly roles?: readonly string[];
}

/** Null if the token cannot be parsed. */
const decodeClaims = (access: string): Claims | null => {
  try {
    const [, body = ''] = access.split('.');
    return JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/'))) as Claims;
  } catch {
    return null;
  }
};

/** The person whose data a page shows, and the person who sees them: the same, except during an impersonation. */
export interface Person {
  readonly userId: string | null;
  readonly actorId: string | null;
}

export const NO_PERSON: Person = { userId: null, actorId: null };

/** The person that the tokens belong to; null if they cannot be decoded. */
export const decodePerson = ({ access }: Tokens): Person | null => {
  const { sub = null, act } = decodeClaims(access) ?? {};
  const actorId = act?.sub ?? sub;
  return actorId === null ? null : { userId: sub, actorId };
};

export const isSamePerson = (one: Person, other: Person): boolean =>
  one.userId === other.userId && one.actorId === other.actorId;

export const isOfImpersonator = (access: string): boolean => decodeClaims(access)?.act !== undefined;

/** Whether the token has a role; any role makes its user staff. */
export const hasStaffRole = ({ access }: Tokens): boolean => (decodeClaims(access)?.roles ?? []).length > 0;

/** Lifetime of an access token in milliseconds; 0 if it cannot be parsed, so that it is refreshed. */
export const tokenLifetime = (access: string): number => {
  const { iat, exp } = decodeClaims(access) ?? {};
  return iat === undefined || exp === undefined ? 0 : (exp - iat) * 1000;
};
