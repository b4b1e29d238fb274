import { Box } from '@mui/material';
import { requiredText } from '#shared/forms/field-rules';
import { useSubmit, useZodForm } from '#shared/forms/form';
import { personTexts } from '#shared/texts/person';
import { BusyButton } from '#shared/ui/busy-button';
import { Field } from '#shared/ui/fields/field';
import { useUpdateProfile } from '#features/accounts/api/change-account';
import type { User } from '#features/accounts/api/get-user';
import { useOidcLabel } from '#features/accounts/published/sign-in-settings';
import { accountTexts } from '../texts/page';

const profile = {
  first_name: requiredText(() => personTexts().firstNameMissing, 100),
  last_name: requiredText(() => personTexts().lastNameMissing, 100),
};

/** Form for the user's name; shows their email address. */
export const ProfileForm = ({ user }: { user: User }) => {
  const texts = accountTexts();
  const update = useUpdateProfile();
  const label = useOidcLabel();
  const form = useZodForm(profile, {
    first_name: user.first_name ?? '',
    last_name: user.last_name ?? '',
  });
  const submit = useSubmit(form, (values) => update.mutateAsync(values, { onSuccess: () => form.reset(values) }));
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <Box sx={pairSx}>
        <Field label={personTexts().firstName} autoComplete="given-name" {...form.field('first_name')} />
        <Field label={personTexts().lastName} autoComplete="family-name" {...form.field('last_name')} />
      </Box>
      <Box component="dl" sx={{ ...pairSx, '& > :last-child': { gridColumn: '1 / -1' } }}>
        <FixedValue name={texts.email} value={user.email} />
        <FixedValue name={texts.signIn} value={formatSignInWays(user, label)} />
        <FixedValue name={texts.userId} value={user.user_uid} />
      </Box>
      <div>
        <BusyButton type="submit" variant="outlined" busy={update.isPending}>
          {texts.saveProfile}
        </BusyButton>
      </div>
    </Box>
  );
};

const formatSignInWays = ({ has_password, has_google, has_oidc }: User, label: string | null): string => {
  const providers = [...(has_google ? ['Google'] : []), ...(has_oidc && label !== null ? [label] : [])];
  const { password, orPassword, waysIn } = accountTexts();
  if (providers.length === 0) return password;
  return waysIn([...providers, ...(has_password ? [orPassword] : [])]);
};

const FixedValue = ({ name, value }: { name: string; value: string }) => (
  <div>
    <Box component="dt" sx={{ typography: 'label' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, mt: '2px', overflowWrap: 'anywhere' }}>
      {value}
    </Box>
  </div>
);

const pairSx = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 4 };
