import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { domainOfferQuery } from '../api/discover-domain';

/** Waits for what is found out about a site, before something is made of it. */
export const useSiteCheck = () => {
  const queries = useQueryClient();
  const [isChecking, setIsChecking] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  /**
   * Whether to go on. Not if the form was left meanwhile, or if it turns out only now that nothing can be read there: whoever
   * presses again knows it.
   */
  const check = async (host: string): Promise<boolean> => {
    const query = domainOfferQuery(host, true);
    if (queries.getQueryData(query.queryKey) !== undefined) return true;
    setIsChecking(true);
    const offer = await queries.fetchQuery(query).catch(() => null);
    setIsChecking(false);
    return isOpen.current && (offer === null || offer.status === 'found');
  };
  return { isChecking, check };
};
