import type { ReferenceTable } from '#test/support/reference-table';
import { type Audience, type Rule, rules } from '#test/support/requests';

/** Whom the columns are about. The tokens are API tokens; the impersonator acts as a user without a role. */
export const callers = [
  'signed out',
  'user',
  'staff',
  'admin',
  'super',
  'impersonating',
  'read token',
  'write token',
] as const;

export type Asker = (typeof callers)[number];

export const REFUSALS = ['AUTH_REQUIRED', 'STAFF_ONLY', 'ADMIN_ONLY', 'ACCESS_DENIED'] as const;

type Refusal = (typeof REFUSALS)[number];

const isToken = (caller: Asker): boolean => caller === 'read token' || caller === 'write token';

/** Whoever holds one of the roles may call it; the others are refused with the code. API tokens need the scope admin. */
const forRoles = (caller: Asker, roles: readonly Asker[], code: Refusal): 'yes' | Refusal => {
  if (roles.includes(caller)) return 'yes';
  return isToken(caller) ? 'ACCESS_DENIED' : code;
};

const forAudience = (audience: Audience, caller: Asker): string => {
  switch (audience) {
    case 'anyone':
    case 'visitors':
    case 'signed in':
      return 'yes';
    case 'viewers':
      return caller === 'signed out' ? 'public' : 'public, own';
    case 'owner':
      return 'own';
    case 'staff':
      return forRoles(caller, ['staff', 'admin', 'super'], 'STAFF_ONLY');
    case 'admin':
      return forRoles(caller, ['admin', 'super'], 'ADMIN_ONLY');
    case 'super':
      return forRoles(caller, ['super'], 'ACCESS_DENIED');
  }
};

const needsSignIn = (audience: Audience, reads: boolean): boolean =>
  audience === 'viewers' ? !reads : audience !== 'anyone' && audience !== 'visitors';

/** What a caller may reach through a route, or the code with which they are refused. */
const cellOf = (route: string, [audience, , limit]: Rule, caller: Asker): string => {
  const reads = route.startsWith('GET ');
  if (audience === 'anyone') return 'yes';
  if (caller === 'signed out' && needsSignIn(audience, reads)) return 'AUTH_REQUIRED';
  const isThemselves = caller !== 'impersonating' && !isToken(caller);
  if (limit === 'in person' && !isThemselves) return 'ACCESS_DENIED';
  if (caller === 'read token' && !reads && limit !== 'reads') return 'ACCESS_DENIED';
  return forAudience(audience, caller);
};

export const accessOf = (route: string, caller: Asker): string => cellOf(route, rules[route] ?? ['anyone'], caller);

const pathOf = (route: string): string => route.slice(route.indexOf(' ') + 1);
const areaOf = (route: string): string => /^\/api\/(\w+)\//.exec(pathOf(route))?.[1] ?? 'others';

/** The access rules as tables of the reference, by area. */
export const accessTables = (areas: readonly string[]): readonly ReferenceTable[] =>
  areas.map((area) => ({
    name: area,
    header: ['route', ...callers],
    rows: Object.keys(rules)
      .filter((route) => areaOf(route) === area)
      .toSorted((one, other) => pathOf(one).localeCompare(pathOf(other)) || one.localeCompare(other))
      .map((route) => {
        const cells = callers.map((caller) => accessOf(route, caller));
        return { key: `\`${route}\``, facts: cells.slice(0, -1), meaning: cells.at(-1) ?? '' };
      }),
  }));
