import { SignInPage } from '#features/accounts/pages/sign-in.page';
import { WirePreview } from './wire-preview';

export const SignIn = () => <SignInPage aside={<WirePreview />} />;
