import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../../shared/api/client';
import { useSignedIn } from '../../../../shared/session/session';
import { useOptionalQuery } from '../../../../shared/api/use-optional-query';

/** The roles of the signed-in user. */
const standingQuery = queryOptions({
  queryKey: ['standing'],
  queryFn: ({ signal }) => answerOf(api.POST('/api/common/check-staff', { signal })),
  staleTime: 60_000,
});

/** Undefined while signed out or loading. */
export const useStanding = () => {
  const signedIn = useSignedIn();
  const data = useOptionalQuery({ ...standingQuery, enabled: signedIn });
  return signedIn ? data : undefined;
};
