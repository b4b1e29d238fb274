import { queryOptions } from '@tanstack/react-query';
import { unwrap, api } from '#shared/api/client';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { useIsStaff, useSignedIn } from '#shared/session/session';

export const fetchRoles = (signal?: AbortSignal) => unwrap(api.POST('/api/common/check-staff', { signal }));

/**
 * The roles of the signed-in user, according to the server. Links for staff use `useIsStaff`, which needs no request.
 */
export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: ({ signal }) => fetchRoles(signal),
  staleTime: 60_000,
});

/** Undefined while signed out or loading. */
export const useRoles = () => {
  const signedIn = useSignedIn();
  const data = useOptionalQuery({ ...rolesQuery, enabled: signedIn });
  return signedIn ? data : undefined;
};

/** Whether the user is an administrator. Only of staff the server is asked. */
export const useIsAdmin = (): boolean => {
  const staff = useIsStaff();
  return useOptionalQuery({ ...rolesQuery, enabled: staff })?.is_admin === true && staff;
};
