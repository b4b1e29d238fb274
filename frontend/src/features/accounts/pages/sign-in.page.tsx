import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../shared/ui/toast';
import { signOut } from '../api/sign-out';
import { Entrance } from '../../../shared/ui/entrance';
import { SignInForm } from '../components/sign-in-form';

/** Opening this page signs out. */
export const SignInPage = ({ aside }: { aside: ReactNode }) => {
  const navigate = useNavigate();
  useEffect(() => void signOut(), []);
  return (
    <Entrance title="Sign in" aside={aside}>
      <SignInForm
        onSignUp={() => navigate('/register')}
        onSignedIn={() => {
          toast('Login successful!');
          // Going back would return here, which signs out.
          navigate('/list-trackers', { replace: true });
        }}
      />
    </Entrance>
  );
};
