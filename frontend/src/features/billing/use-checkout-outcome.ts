import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lastingToast } from '../../shared/ui/toast';
import { userQuery } from '../accounts/published/api/get-user';

/** Says how a checkout ended that came back to this page. Whether it was paid for, only the server knows. */
export const useCheckoutOutcome = (): void => {
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const outcome = query.get('checkout');
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'success') {
      lastingToast('Subscription updated successfully', false);
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
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
  }, [outcome, queries, setQuery]);
};
