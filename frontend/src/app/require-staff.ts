import { redirect } from 'react-router-dom';
import { answerOf, api } from '../shared/api/client';
import { turnAway } from '../shared/session/turned-away';
import { requireSignIn } from './require-sign-in';

const isStaff = async (): Promise<boolean> => (await answerOf(api.POST('/api/common/check-staff'))).is_staff;

/** Guards a staff-only route: the signed-out are asked to sign in, and users without a role are led to the sign-in page. */
export const requireStaff = (goOn: (path: string) => void) => {
  const signedIn = requireSignIn(goOn);
  return async (entered: { request: Request }): Promise<Response | null> => {
    const elsewhere = await signedIn(entered);
    if (elsewhere !== null || (await isStaff())) return elsewhere;
    turnAway();
    return redirect('/sign-in');
  };
};
