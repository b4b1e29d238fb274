import { RegisterPage } from '../features/accounts/pages/register.page';
import { Preview } from './preview';

export const Register = () => <RegisterPage aside={<Preview />} />;
