import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lastingToast } from '../../../shared/ui/toast';
import { userQuery } from '../../accounts/published/api/get-user';

/** Reports the outcome of a checkout that returned to this page. Only the server knows whether it was paid. */
export const useCheckoutOutcome = (): void => {
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const outcome = query.get('checkout');
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'success') {
      lastingToast('Subscription updated successfully', false);
      void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    }
    if (outcome === 'fail') lastingToast('Subscription update canceled', true);
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('checkout');
        return after;
      },
      { replace: true },
    );
  }, [outcome, queryClient, setQuery]);
};
