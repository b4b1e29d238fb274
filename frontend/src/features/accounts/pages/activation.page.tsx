import { Link, useNavigate, useParams } from 'react-router-dom';
import { messageIfFailed, isInvalid } from '#shared/api/problem';
import { newPasswordRule, passwordHint, requiredText } from '#shared/forms/field-rules';
import { Form, useZodForm } from '#shared/forms/form';
import { fieldTexts } from '#shared/texts/fields';
import { personTexts } from '#shared/texts/person';
import { Field } from '#shared/ui/fields/field';
import { PasswordField } from '#shared/ui/fields/password-field';
import { useVerifyAccount } from '../api/verify-account';
import { WithMailedLink } from '../components/mailed-link';
import { AuthPageLayout } from '../published/auth-page-layout';
import { mailedLinkTexts } from '../texts/mailed-links';

const person = {
  first_name: requiredText(() => personTexts().firstNameMissing),
  last_name: requiredText(() => personTexts().lastNameMissing),
  password: newPasswordRule,
};

/** `initialize` starts the first run of the account's pending trackers. */
export const ActivationPage = ({ initialize }: { initialize: (trackerIds: readonly string[]) => void }) => {
  const texts = mailedLinkTexts();
  const navigate = useNavigate();
  const { uid = '', token = '' } = useParams();
  const form = useZodForm(person, { first_name: '', last_name: '', password: '' });
  const { field } = form;
  const activate = useVerifyAccount();
  const onSuccess = ({ to_init }: { readonly to_init: readonly string[] }) => {
    initialize(to_init);
    // The link works once, so going back to it is useless.
    navigate('/list-trackers', { replace: true });
  };
  return (
    <AuthPageLayout title={texts.activationTitle}>
      <WithMailedLink link={{ purpose: 'verify', uid, token }} lifetime={texts.threeDays} another="/register">
        <Form
          form={form}
          onSubmit={(values) => activate.mutateAsync({ uid, token, ...values }, { onSuccess })}
          action={texts.activate}
          busy={activate.isPending}
          error={messageIfFailed(activate, texts.passwordNotSet)}
          alternative={isInvalid(activate.error) && <Link to="/register">{texts.askForLink}</Link>}
        >
          <Field label={personTexts().firstName} autoComplete="given-name" autoFocus {...field('first_name')} />
          <Field label={personTexts().lastName} autoComplete="family-name" {...field('last_name')} />
          <PasswordField
            label={fieldTexts().password}
            autoComplete="new-password"
            hint={passwordHint()}
            {...field('password')}
          />
        </Form>
      </WithMailedLink>
    </AuthPageLayout>
  );
};
