import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { textParam, useUrlParam } from '#shared/hooks/use-url-param';
import { longToast } from '#shared/ui/toasts/toast';
import { userQuery } from '#features/accounts/api/get-user';
import { managePlanTexts } from '../texts/manage';

/** Reports the outcome of a checkout that returned to this page. Only the server knows whether it was paid. */
export const useCheckoutOutcome = (): void => {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useUrlParam('checkout', textParam);
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'success') {
      longToast(managePlanTexts().updated, false);
      void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    }
    if (outcome === 'fail') longToast(managePlanTexts().cancelled, true);
    setOutcome(null);
  }, [outcome, queryClient, setOutcome]);
};
