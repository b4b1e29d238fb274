import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsSignedIn } from '#shared/session/session';
import { userQuery, type User } from '../api/get-user';
import { openAuthDialog, useAuthRequest } from './auth-dialog';

/**
 * The signed-in user of a page with forms. If the session ends, the page keeps its typed text while the user signs in
 * again; if they do not, the page is left.
 */
export const useAccountForForms = () => {
  const isSignedIn = useIsSignedIn();
  const asking = useAuthRequest() !== null;
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(userQuery);
  const [last, setLast] = useState<User>();
  if (data !== undefined && data !== last) setLast(data);
  useEffect(() => {
    if (!isSignedIn) openAuthDialog('sign-in');
  }, [isSignedIn]);
  const wasAsking = useRef(asking);
  useEffect(() => {
    const hasClosed = wasAsking.current && !asking;
    wasAsking.current = asking;
    if (hasClosed && !isSignedIn) void navigate('/explore');
  }, [asking, isSignedIn, navigate]);
  return { data: data ?? last, error, refetch };
};
