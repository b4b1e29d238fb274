import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { useSignedIn } from '../../../shared/api/session';

/** The person signed in, with the counts and limits of the plan. */
export interface User {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_super: boolean;
  readonly tracker_count: number;
  readonly total_tracker_limit: number;
  readonly day_tracker_count: number;
  readonly day_tracker_limit: number;
}

/** Undefined while signed out or on its way. */
export const useUser = (): User | undefined => {
  const signedIn = useSignedIn();
  const { data } = useQuery({
    queryKey: ['user'],
    queryFn: ({ signal }) => answerOf<User>(api.GET('/api/common/user', { signal })),
    enabled: signedIn,
    staleTime: 60_000,
  });
  return signedIn ? data : undefined;
};
