import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { queryKeys } from '#shared/api/query-keys';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { useIsSignedIn } from '#shared/session/session';

/** The signed-in user, with the counts and limits of their plan. */
export type User = Schema<'User'>;

export const userQuery = defineQuery(queryKeys.user, (init) => api.GET('/api/common/user', init), {
  staleTime: 60_000,
});

/** Undefined while signed out or loading. */
export const useUser = (): User | undefined => {
  const isSignedIn = useIsSignedIn();
  const data = useOptionalQuery({ ...userQuery, enabled: isSignedIn });
  return isSignedIn ? data : undefined;
};

/** Like `useUser`, for dialogs and forms: they send no request, since the shell has loaded the user. */
export const useLoadedUser = (): User | undefined => useOptionalQuery({ ...userQuery, enabled: false });
