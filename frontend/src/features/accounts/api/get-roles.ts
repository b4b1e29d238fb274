import { unwrap, api, defineQuery } from '#shared/api/client';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { useIsStaff, useIsSignedIn } from '#shared/session/session';

const checkStaff = (init?: { readonly signal: AbortSignal }) => api.POST('/api/common/check-staff', init);

export const fetchRoles = () => unwrap(checkStaff());

/**
 * The roles of the signed-in user, according to the server. Links for staff use `useIsStaff`, which needs no request.
 */
export const rolesQuery = defineQuery(['roles'], checkStaff, { staleTime: 60_000 });

/** Undefined while signed out or loading. */
export const useRoles = () => {
  const isSignedIn = useIsSignedIn();
  const data = useOptionalQuery({ ...rolesQuery, enabled: isSignedIn });
  return isSignedIn ? data : undefined;
};

/** Whether the user is an administrator. Sends no request for users who are not staff. */
export const useIsAdmin = (): boolean => {
  const isStaff = useIsStaff();
  return useOptionalQuery({ ...rolesQuery, enabled: isStaff })?.is_admin === true && isStaff;
};
