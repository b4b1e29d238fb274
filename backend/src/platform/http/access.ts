import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';

/**
 * Who may call a route:
 * - `public`: anybody; a token is not even looked at;
 * - `optional`: anybody; with a token the caller is known, and a bad token is refused;
 * - `user`: signed-in users (else 401 AUTH_REQUIRED);
 * - `staff`, `admin`, `super`: by role (else 403 STAFF_ONLY, ADMIN_ONLY, ACCESS_DENIED).
 */
export type AccessLevel = 'public' | 'optional' | 'user' | 'staff' | 'admin' | 'super';

export const ACCESS = 'aidy:access';

/** Every route declares one; test/architecture/access.spec.ts fails on a route without. */
export const Access = (level: AccessLevel): MethodDecorator => {
  const declared = SetMetadata(ACCESS, level);
  if (level === 'public') return declared;
  // In OpenAPI an empty requirement beside the token says that it may be left out.
  return level === 'optional'
    ? applyDecorators(declared, ApiBearerAuth(), ApiSecurity({}))
    : applyDecorators(declared, ApiBearerAuth());
};
