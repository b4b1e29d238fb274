import type { ApiTokenScope } from './api/api-tokens';
import { accountTexts } from './texts/page';

/** Permissions of a token by scope, in words. */
export const scopeLabels = (): Readonly<Record<ApiTokenScope, string>> => accountTexts().scopes;

/** Each scope includes the ones before it. */
export const formatScopes = (scopes: readonly ApiTokenScope[]): string =>
  scopeLabels()[scopes.includes('admin') ? 'admin' : scopes.includes('write') ? 'write' : 'read'];
