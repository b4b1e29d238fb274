import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSignedIn } from '../shared/api/session';
import { RouteAnnouncer } from './route-announcer';
import { usePendingTracker } from './use-pending-tracker';

/** What holds for every page, with or without the shell. */
export const Root = () => {
  useFreshAnswers();
  usePendingTracker();
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
};

/** What was answered to somebody else, or to nobody, does not hold for who is here now. */
const useFreshAnswers = () => {
  const queries = useQueryClient();
  const signedIn = useSignedIn();
  const before = useRef(signedIn);
  useEffect(() => {
    if (before.current === signedIn) return;
    before.current = signedIn;
    if (!signedIn) queries.removeQueries({ queryKey: ['user'] });
    void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' && queryKey[0] !== 'wire' });
  }, [signedIn, queries]);
};
