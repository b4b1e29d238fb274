import { Box, Link } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { useProductName } from '#shared/hooks/use-product-name';
import { pageTexts } from '#shared/texts/pages';
import { sessionTexts } from '#shared/texts/session';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { toast } from '#shared/ui/toasts/toast';
import { RegisterForm } from '../components/register-form';
import { SignInForm } from '../components/sign-in-form';
import { authStepTexts } from '../texts/auth-steps';
import { registrationTexts } from '../texts/registration';
import { closeAuthDialog, finishAuthRequest, switchAuthDialog, type AuthDialogName } from './auth-dialog';

/** Sign-in or registration over the current page, which stays as it is. */
export const AuthDialogs = ({ dialog, explanation }: { dialog: AuthDialogName; explanation?: string }) => {
  const navigate = useNavigate();
  const product = useProductName();
  const finishSignIn = () => {
    finishAuthRequest();
    toast(sessionTexts().signedIn);
  };
  return dialog === 'sign-in' ? (
    <Dialog title={pageTexts().signIn} open onClose={closeAuthDialog} maxWidth="xs">
      {explanation !== undefined && (
        <Box component="p" sx={{ mb: 4 }}>
          {explanation}
        </Box>
      )}
      <SignInForm onSignUp={() => switchAuthDialog('register')} onLeave={closeAuthDialog} onSignedIn={finishSignIn} />
    </Dialog>
  ) : (
    <Dialog title={authStepTexts().startWith(product)} open onClose={closeAuthDialog} maxWidth="xs">
      <RegisterForm
        onSent={() => toast(authStepTexts().registered)}
        onDone={() => {
          closeAuthDialog();
          navigate('/');
        }}
        onSignedIn={finishSignIn}
      />
      <Box sx={{ mt: 5, color: 'quiet' }}>
        {registrationTexts().haveAccount}{' '}
        <Link
          component="button"
          type="button"

          onClick={() => switchAuthDialog('sign-in')}
          variant="inherit"
          sx={{ verticalAlign: 'baseline' }}
        >
          {pageTexts().signIn}
        </Link>
      </Box>
    </Dialog>
  );
};
