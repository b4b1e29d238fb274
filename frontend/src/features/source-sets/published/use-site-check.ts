import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsMounted } from '#shared/hooks/use-is-mounted';
import { domainOfferQuery } from '../api/discover-domain';

/** Waits for the check of a site before the site is used. */
export const useSiteCheck = () => {
  const queries = useQueryClient();
  const [isChecking, setIsChecking] = useState(false);
  const isMounted = useIsMounted();
  /**
   * Whether to create the trackers. False if the form has been closed, or if this first check finds nothing to read:
   * the user then sees that, and pressing the button again creates them anyway.
   */
  const check = async (host: string): Promise<boolean> => {
    const query = domainOfferQuery(host, true);
    if (queries.getQueryData(query.queryKey) !== undefined) return true;
    setIsChecking(true);
    const offer = await queries.fetchQuery(query).catch(() => null);
    setIsChecking(false);
    return isMounted.current === true && (offer === null || offer.status === 'found');
  };
  return { isChecking, check };
};
