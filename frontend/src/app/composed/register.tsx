import { RegisterPage } from '#features/accounts/pages/register.page';
import { WirePreview } from './wire-preview';

export const Register = () => <RegisterPage aside={<WirePreview />} />;
