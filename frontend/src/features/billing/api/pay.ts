import { api, defineQuery } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { openExternal } from '#shared/ui/open-external';
import { type User, userQuery } from '#features/accounts/api/get-user';

interface Checkout {
  readonly user: Pick<User, 'slug'>;
  readonly tier: string;
  /** Return URLs after paying and after cancelling; default: the account page. */
  readonly back?: { readonly success_url: string; readonly return_url: string };
}

const toAccount = { success_url: '/user?checkout=success', return_url: '/user?checkout=fail' };

/** Opens the page where a plan is paid for. */
export const useCheckout = () =>
  useApiMutation(
    ({ user, tier, back = toAccount }: Checkout) =>
      api.GET('/api/v1/stripe/checkout', { params: { query: { user_slug: user.slug, user_tier: tier, ...back } } }),
    { onSuccess: ({ url }) => openExternal(url) },
  );

/** The plan of the user, and the slug that a checkout takes. */
export const tierQuery = defineQuery(['user-tier'], (init) => api.GET('/api/v1/get-user-tier', init));

/** Opens the page where a plan is changed or cancelled. */
export const usePortal = (how?: 'assign' | 'replace') =>
  useApiMutation(() => api.POST('/api/common/stripe-portal'), { onSuccess: ({ url }) => openExternal(url, how) });

export type LocalOutcome = 'paid' | 'failed' | 'canceled' | 'refunded';

/** Sets the outcome of a simulated payment. */
export const usePayLocally = () =>
  useApiMutation((body: { outcome: LocalOutcome; plan: string }) => api.POST('/api/common/local-billing', { body }), {
    invalidates: [userQuery],
  });
