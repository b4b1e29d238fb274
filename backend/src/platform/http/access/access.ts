import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';

/**
 * Who may call a route:
 * - `public`: anyone; a token is ignored;
 * - `optional`: anyone; a valid token identifies the caller, an invalid one is refused;
 * - `user`: signed-in users (else 401 AUTH_REQUIRED);
 * - `staff`, `admin`, `super`: by role (else 403 STAFF_ONLY, ADMIN_ONLY, ACCESS_DENIED).
 */
export type AccessLevel = 'public' | 'optional' | 'user' | 'staff' | 'admin' | 'super';

export const ACCESS = 'aidy:access';

/**
 * The route is about something that only the person themselves may deal with, such as passwords: it is closed to
 * impersonators and to API tokens. The subject is named in the refusal.
 */
export const IN_PERSON = 'aidy:in-person';
export const InPerson = (subject: string): MethodDecorator => SetMetadata(IN_PERSON, subject);

/**
 * The route does harm in the wrong hands: callers with a second factor must have proven it a short time ago (else 403
 * STEP_UP_REQUIRED).
 */
export const SENSITIVE = 'aidy:sensitive';
export const Sensitive = (): MethodDecorator => SetMetadata(SENSITIVE, true);

/** Also opens a POST to API tokens that may only read, since it changes nothing or checks the scope itself. */
export const READ_TOKENS = 'aidy:read-tokens';
export const ForReadTokens = (): MethodDecorator => SetMetadata(READ_TOKENS, true);

/** Declares who may call a route. Every route needs one; test/architecture/access.spec.ts fails on routes without. */
export const Access = (level: AccessLevel): MethodDecorator => {
  const declared = SetMetadata(ACCESS, level);
  if (level === 'public') return declared;
  // In OpenAPI, an empty requirement makes the token optional.
  return level === 'optional'
    ? applyDecorators(declared, ApiBearerAuth(), ApiSecurity({}))
    : applyDecorators(declared, ApiBearerAuth());
};

/** What has to hold of a route's callers. */
export interface RouteAccess {
  readonly access: AccessLevel;
  /** Subject of the route, if only the person themselves may deal with it, e.g. `API tokens`; see `InPerson`. */
  readonly inPerson?: string;
  /** See `Sensitive`. */
  readonly sensitive?: true;
}

export const Admits = ({ access, inPerson, sensitive }: RouteAccess): MethodDecorator =>
  applyDecorators(
    Access(access),
    ...(inPerson === undefined ? [] : [InPerson(inPerson)]),
    ...(sensitive === undefined ? [] : [Sensitive()]),
  );
