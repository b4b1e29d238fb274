import { Box, Link } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { useProductName } from '../../../shared/hooks/use-product-name';
import { Dialog } from '../../../shared/ui/dialog';
import { toast } from '../../../shared/ui/toast';
import { closeAuthDialog, finishAuthRequest, switchAuthDialog, type AuthDialogName } from './auth-dialog';
import { RegisterForm } from '../components/register-form';
import { SignInForm } from '../components/sign-in-form';

/** Sign-in or registration over the current page, which stays as it is. */
const AuthDialogs = ({ dialog, explanation }: { dialog: AuthDialogName; explanation?: string }) => {
  const navigate = useNavigate();
  const product = useProductName();
  const finishSignIn = () => {
    finishAuthRequest();
    toast('Login successful!');
  };
  return dialog === 'sign-in' ? (
    <Dialog title="Sign In" open onClose={closeAuthDialog} maxWidth="xs">
      {explanation !== undefined && (
        <Box component="p" sx={{ mb: 4 }}>
          {explanation}
        </Box>
      )}
      <SignInForm onSignUp={() => switchAuthDialog('register')} onLeave={closeAuthDialog} onSignedIn={finishSignIn} />
    </Dialog>
  ) : (
    <Dialog title={`Start with ${product}`} open onClose={closeAuthDialog} maxWidth="xs">
      <RegisterForm
        onSent={() => toast('Registration successful!')}
        onDone={() => {
          closeAuthDialog();
          navigate('/');
        }}
        onSignedIn={finishSignIn}
      />
      <Box sx={{ mt: 5, color: 'quiet' }}>
        Already have an account?{' '}
        <Link
          component="button"
          type="button"

          onClick={() => switchAuthDialog('sign-in')}
          variant="inherit"
          sx={{ verticalAlign: 'baseline' }}
        >
          Sign In
        </Link>
      </Box>
    </Dialog>
  );
};

export default AuthDialogs;
