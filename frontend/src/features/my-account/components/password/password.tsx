import { Button } from '@mui/material';
import { useState } from 'react';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import type { User } from '#features/accounts/api/get-user';
import { accountTexts } from '../../texts/page';
import { FirstPassword } from './first-password';

const ChangePassword = lazyDialog(() => import('./change-password'), 'ChangePassword');

/** Buttons to change the password, or to set a first one. */
export const Password = ({ user: { has_password, email } }: { user: User }) => {
  const [isChanging, setIsChanging] = useState(false);
  if (!has_password) return <FirstPassword email={email} />;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsChanging(true)}>
        {accountTexts().changePassword}
      </Button>
      {isChanging && <ChangePassword email={email} onClose={() => setIsChanging(false)} />}
    </>
  );
};
