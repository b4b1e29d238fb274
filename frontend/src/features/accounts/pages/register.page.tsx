import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { pageTexts } from '#shared/texts/pages';
import { grantQuery } from '../api/check-grant';
import { type MemberType, memberTypes } from '../api/send-verify-email';
import { RegisterForm } from '../components/register-form';
import { AuthPageLayout } from '../published/auth-page-layout';
import { registrationTexts } from '../texts/registration';
import { useEnterApp } from '../use-enter-app';

/**
 * Registration. The route signs out. `grant`, `member_type` and `ref` of the query are passed on to the registration.
 */
export const RegisterPage = ({ aside }: { aside: ReactNode }) => {
  const texts = registrationTexts();
  const navigate = useNavigate();
  const enterApp = useEnterApp();
  const [query] = useSearchParams();
  const carried = (name: string): string | undefined => query.get(name) ?? undefined;
  const grant = carried('grant');
  const granted = useOptionalQuery({ ...grantQuery(grant ?? ''), enabled: grant !== undefined });
  return (
    <AuthPageLayout title={texts.registerTitle} aside={aside}>
      {granted?.makes_administrator === true && (
        <Box component="p" role="status" sx={{ mb: 4 }}>
          {texts.becomesAdministrator}
        </Box>
      )}
      <RegisterForm
        grant={grant}
        memberType={parseMemberType(carried('member_type'))}
        onDone={() => navigate('/')}
        onSignedIn={() => enterApp()}
      />
      <Box sx={{ mt: 6, color: 'quiet' }}>
        {texts.haveAccount} <Link to={`/sign-in?${query}`}>{pageTexts().signIn}</Link>
      </Box>
    </AuthPageLayout>
  );
};

/** Unknown types are ignored instead of refusing the registration. */
const parseMemberType = (carried: string | undefined): MemberType | undefined =>
  memberTypes.find((known) => known === carried);
