import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { textParam, useAddressParam } from '#shared/hooks/use-address-param';
import { lastingToast } from '#shared/ui/toasts/toast';
import { userQuery } from '#features/accounts/api/get-user';
import { managePlanTexts } from '../texts/manage';

/** Reports the outcome of a checkout that returned to this page. Only the server knows whether it was paid. */
export const useCheckoutOutcome = (): void => {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useAddressParam('checkout', textParam);
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'success') {
      lastingToast(managePlanTexts().updated, false);
      void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    }
    if (outcome === 'fail') lastingToast(managePlanTexts().cancelled, true);
    setOutcome(null);
  }, [outcome, queryClient, setOutcome]);
};
