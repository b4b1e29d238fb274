import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { userQuery } from '../features/accounts/api/get-user';
import { closeAuthDialog } from '../features/accounts/auth-dialog';
import { closeTrackerDialog } from '../features/trackers/tracker-dialog.store';
import { useSignedIn } from '../shared/api/session';
import { NavigationLine } from './page-on-its-way';
import { RouteAnnouncer } from './route-announcer';
import { usePendingTracker } from './use-pending-tracker';

/** What holds for every page, with or without the shell. */
export const Root = () => {
  useFreshAnswers();
  usePendingTracker();
  useDialogsLeftBehind();
  return (
    <>
      <NavigationLine />
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
};

/** Going back or forward leaves the page that a dialog was opened on, and with it the dialog. */
const useDialogsLeftBehind = () => {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type !== 'POP') return;
    closeAuthDialog();
    closeTrackerDialog();
  }, [key, type]);
};

/**
 * Answers to another user do not hold for a signed-out one, and are removed at once. What nobody was told is told to
 * everybody: it stays, with the focus on it, until the answer to who is here now has come.
 */
const useFreshAnswers = () => {
  const queries = useQueryClient();
  const signedIn = useSignedIn();
  const before = useRef(signedIn);
  useEffect(() => {
    if (before.current === signedIn) return;
    before.current = signedIn;
    const personal = { predicate: ({ meta }: Query) => meta?.sameForEveryone !== true };
    if (signedIn) void queries.invalidateQueries(personal);
    else {
      queries.removeQueries({ queryKey: userQuery.queryKey });
      void queries.resetQueries(personal);
    }
  }, [signedIn, queries]);
};
