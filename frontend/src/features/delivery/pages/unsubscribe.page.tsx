import { useParams } from 'react-router-dom';
import { Notice } from '../../../shared/ui/notice';
import { TextButton } from '../../../shared/ui/text-button';
import { AuthPageLayout } from '../../../shared/ui/auth-page-layout';
import { unsubscribeQuery, useUnsubscribe, useUnsubscribeFromAll } from '../api/unsubscribe';
import { MailLinkPage } from '../components/mail-link-page';
import { QuestionForm } from '../components/question-form';

/** Asks once before it turns mails off. */
export const UnsubscribePage = () => {
  const { link = '' } = useParams();
  const unsubscribe = useUnsubscribe(link);
  const all = useUnsubscribeFromAll(link);
  const failed = unsubscribe.error ?? all.error;
  return (
    <AuthPageLayout title="Stop these mails">
      <MailLinkPage
        query={unsubscribeQuery(link)}
        invalid={
          <Notice title="This link is not valid." live actions={signIn}>
            <p>Perhaps it was cut. You can turn mails off on each tracker’s page.</p>
          </Notice>
        }
      >
        {({ kind, title }) =>
          all.isSuccess ? (
            <Notice title="All mails are off." live actions={signIn}>
              <p>
                Trackers go on, and what they find stays on their pages. You can turn mails on again in your account.
              </p>
            </Notice>
          ) : unsubscribe.isSuccess ? (
            <Notice title={`Mails about ${title} are off.`} live actions={signIn}>
              <p>
                {kind === 'tracker'
                  ? 'The tracker goes on. You can turn its mails on again on its page.'
                  : 'Its trackers go on. You can turn their mails on again on their pages.'}
              </p>
            </Notice>
          ) : (
            <QuestionForm
              action="Stop mails"
              pending={unsubscribe.isPending}
              error={failed}
              onSubmit={() => unsubscribe.mutate()}
              alternative={<TextButton onClick={() => all.mutate()}>Stop all mails instead</TextButton>}
            >
              <p>
                You will get no more mails about <strong>{title}</strong>. What is found stays on its page.
              </p>
            </QuestionForm>
          )
        }
      </MailLinkPage>
    </AuthPageLayout>
  );
};

const signIn = <TextButton to="/sign-in">Sign In</TextButton>;
