import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { leaveFor } from '../../../shared/ui/leave-for';
import { type User, userQuery } from '../../accounts/published/api/get-user';

interface Checkout {
  readonly user: Pick<User, 'slug'>;
  readonly tier: string;
  /** Where one goes who has paid, and who has not; the account if absent. */
  readonly back?: { readonly success_url: string; readonly return_url: string };
}

const toAccount = { success_url: '/user?checkout=success', return_url: '/user?checkout=fail' };

/** Goes to where a plan is paid for. */
export const useCheckout = () =>
  useMutation({
    mutationFn: ({ user, tier, back = toAccount }: Checkout) =>
      answerOf(
        api.GET('/api/v1/stripe/checkout', {
          params: { query: { user_slug: user.slug, user_tier: tier, ...back } },
        }),
      ),
    onSuccess: ({ url }) => leaveFor(url),
  });

/** The plan of the user, and the slug that a checkout takes. */
export const tierQuery = queryOptions({
  queryKey: ['user-tier'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/v1/get-user-tier', { signal })),
});

/** Goes to where a plan is changed or cancelled. */
export const usePortal = () =>
  useMutation({
    mutationFn: () => answerOf(api.POST('/api/common/stripe-portal')),
    onSuccess: ({ url }) => leaveFor(url),
  });

export type LocalOutcome = 'paid' | 'failed' | 'canceled' | 'refunded';

/** Says what happens to a payment that is only imagined. */
export const usePayLocally = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { outcome: LocalOutcome; plan: string }) =>
      answerOf(api.POST('/api/common/local-billing', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: userQuery.queryKey }),
  });
};
