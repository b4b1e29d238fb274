import { SignInPage } from '../features/accounts/pages/sign-in.page';
import { Preview } from './preview';

export const SignIn = () => <SignInPage aside={<Preview />} />;
