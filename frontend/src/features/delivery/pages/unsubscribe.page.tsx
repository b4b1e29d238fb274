import { useParams } from 'react-router-dom';
import { withElement } from '#shared/language/with-element';
import { pageTexts } from '#shared/texts/pages';
import { BusyButton } from '#shared/ui/busy-button';
import { EmptyState } from '#shared/ui/states/empty-state';
import { TextButton } from '#shared/ui/text-button';
import { AuthPageLayout } from '#features/accounts/published/auth-page-layout';
import { unsubscribeQuery, useUnsubscribe, useUnsubscribeFromAll } from '../api/unsubscribe';
import { MailLinkPage } from '../published/mail-link-page';
import { QuestionForm } from '../published/question-form';
import { deliveryLinkTexts } from '../texts/mailed-links';

/** Asks for confirmation before it turns emails off. */
export const UnsubscribePage = () => {
  const { link = '' } = useParams();
  const texts = deliveryLinkTexts();
  const unsubscribe = useUnsubscribe(link);
  const all = useUnsubscribeFromAll(link);
  // Error of the latest attempt.
  const failed = all.submittedAt > unsubscribe.submittedAt ? all.error : unsubscribe.error;
  return (
    <AuthPageLayout title={pageTexts().unsubscribe}>
      <MailLinkPage
        query={unsubscribeQuery(link)}
        invalid={
          <EmptyState title={texts.notValid} live actions={<SignInLink />}>
            <p>{texts.turnOffOnPages}</p>
          </EmptyState>
        }
      >
        {({ kind, title }) =>
          all.isSuccess ? (
            <EmptyState title={texts.unsubscribedFromAll} live actions={<SignInLink />}>
              <p>{texts.afterAll}</p>
            </EmptyState>
          ) : unsubscribe.isSuccess ? (
            <EmptyState title={texts.unsubscribed(title)} live actions={<SignInLink />}>
              <p>{kind === 'tracker' ? texts.afterTracker : texts.afterFolder}</p>
            </EmptyState>
          ) : (
            <QuestionForm
              action={texts.unsubscribe}
              pending={unsubscribe.isPending}
              error={failed}
              onSubmit={() => unsubscribe.mutate()}
              alternative={
                <BusyButton variant="text" busy={all.isPending} onClick={() => all.mutate()}>
                  {texts.unsubscribeFromAll}
                </BusyButton>
              }
            >
              <p>{withElement(texts.noMoreEmails, <strong>{title}</strong>)}</p>
            </QuestionForm>
          )
        }
      </MailLinkPage>
    </AuthPageLayout>
  );
};

const SignInLink = () => <TextButton to="/sign-in">{pageTexts().signIn}</TextButton>;
