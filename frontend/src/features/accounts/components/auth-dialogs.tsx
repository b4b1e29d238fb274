import { Box, Link } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { useProductName } from '../../../shared/hooks/use-product-name';
import { Dialog } from '../../../shared/ui/dialog';
import { toast } from '../../../shared/ui/toast';
import { closeAuthDialog, finishAuthRequest, switchAuthDialog, type AuthDialogName } from '../published/auth-dialog';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

/** Sign-in or registration over the current page, which stays as it is. */
const AuthDialogs = ({ dialog, note }: { dialog: AuthDialogName; note?: string }) => {
  const navigate = useNavigate();
  const product = useProductName();
  const goOn = () => {
    finishAuthRequest();
    toast('Login successful!');
  };
  return dialog === 'sign-in' ? (
    <Dialog title="Sign in" open onClose={closeAuthDialog} maxWidth="xs">
      {note !== undefined && (
        <Box component="p" sx={{ mb: 4 }}>
          {note}
        </Box>
      )}
      <SignInForm onSignUp={() => switchAuthDialog('register')} onLeave={closeAuthDialog} onSignedIn={goOn} />
    </Dialog>
  ) : (
    <Dialog title={`Start with ${product}`} open onClose={closeAuthDialog} maxWidth="xs">
      <RegisterForm
        onSent={() => toast('Registration successful!')}
        onDone={() => {
          closeAuthDialog();
          navigate('/');
        }}
        onSignedIn={goOn}
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
