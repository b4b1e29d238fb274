import type { Scope } from './api/api-tokens';

/** Permissions of a token by scope, in words. */
export const scopeLabels: Readonly<Record<Scope, string>> = {
  read: 'Read',
  write: 'Read and write',
  admin: 'Read, write and administration',
};

/** Each scope includes the ones before it. */
export const formatScopes = (scopes: readonly Scope[]): string =>
  scopeLabels[scopes.includes('admin') ? 'admin' : scopes.includes('write') ? 'write' : 'read'];
