import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { leaveFor } from '../../../shared/ui/leave-for';
import { type User, userQuery } from '../../accounts/api/get-user';

/** Goes to where a plan is paid for, and from there back to the account, or to the plans. */
export const useCheckout = () =>
  useMutation({
    mutationFn: ({ user, tier }: { user: User; tier: string }) =>
      answerOf(
        api.GET('/api/v1/stripe/checkout', {
          params: {
            query: {
              user_slug: user.slug,
              user_tier: tier,
              success_url: '/user?checkout=success',
              return_url: '/user?checkout=fail',
            },
          },
        }),
      ),
    onSuccess: ({ url }) => leaveFor(url),
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
