import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../../shared/api/client';
import { useSignedIn } from '../../../../shared/session/session';

/** The roles of the signed-in user. */
const standingQuery = queryOptions({
  queryKey: ['standing'],
  queryFn: ({ signal }) => answerOf(api.POST('/api/common/check-staff', { signal })),
  staleTime: 60_000,
});

/** Undefined while signed out or loading. */
export const useStanding = () => {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...standingQuery, enabled: signedIn });
  return signedIn ? data : undefined;
};
