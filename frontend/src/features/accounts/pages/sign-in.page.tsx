import { useEffect, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toast } from '../../../shared/ui/toast';
import { signOut } from '../api/sign-out';
import { Entrance } from '../../../shared/ui/entrance';
import { SignInForm } from '../components/sign-in-form';

/** Opening this page signs out. A referral code in `ref` is passed on to sign-in and registration. */
export const SignInPage = ({ aside }: { aside: ReactNode }) => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const referralCode = query.get('ref') ?? undefined;
  useEffect(() => void signOut(), []);
  return (
    <Entrance title="Sign in" aside={aside}>
      <SignInForm
        referralCode={referralCode}
        onSignUp={() =>
          navigate(referralCode === undefined ? '/register' : `/register?ref=${encodeURIComponent(referralCode)}`)
        }
        onSignedIn={() => {
          toast('Login successful!');
          // Going back would return here, which signs out.
          navigate('/list-trackers', { replace: true });
        }}
      />
    </Entrance>
  );
};
