import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAboutProduct } from '#shared/hooks/use-about-product';
import { lazyComponent, RenderNothing } from '#shared/lazy/lazy-component';
import { wasRedirectedToSignIn } from '#shared/session/redirected-to-sign-in';
import { useIsSignedIn } from '#shared/session/session';
import { pageTexts } from '#shared/texts/pages';
import { SignInForm } from '../components/sign-in-form';
import { AuthPageLayout } from '../published/auth-page-layout';
import { useEnterApp } from '../use-enter-app';

// Optional: signing in as another user works without it.
const SignedInAs = lazyComponent(() => import('../components/signed-in-as'), 'SignedInAs', RenderNothing);

/** Sign-in. The route signs out, unless a guard led to it: then the page says who is signed in. */
export const SignInPage = ({ aside }: { aside: ReactNode }) => {
  const navigate = useNavigate();
  const enterApp = useEnterApp();
  const about = useAboutProduct();
  const [turnedAway] = useState(wasRedirectedToSignIn);
  const staysSignedIn = useIsSignedIn() && turnedAway;
  return (
    <AuthPageLayout title={pageTexts().signIn} aside={aside}>
      <Box component="p" sx={{ color: 'quiet', mt: -3, mb: 6, textWrap: 'pretty' }}>
        {about}
      </Box>
      {staysSignedIn && <SignedInAs />}
      <SignInForm onSignUp={() => navigate('/register')} onSignedIn={() => enterApp()} />
    </AuthPageLayout>
  );
};
