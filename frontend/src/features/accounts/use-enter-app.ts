import { useNavigate } from 'react-router-dom';
import { sessionTexts } from '#shared/texts/session';
import { toast } from '#shared/ui/toasts/toast';

/** Greets a user who has signed in on a separate page, and opens the app. */
export const useEnterApp = () => {
  const navigate = useNavigate();
  return (to = '/list-trackers'): void => {
    toast(sessionTexts().signedIn);
    // Going back would return to a page that signs out, or on which nothing is left to do.
    navigate(to, { replace: true });
  };
};
