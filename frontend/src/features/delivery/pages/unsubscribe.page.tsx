import { useParams } from 'react-router-dom';
import { EmptyState } from '../../../shared/ui/empty-state';
import { BusyButton } from '../../../shared/ui/busy-button';
import { TextButton } from '../../../shared/ui/text-button';
import { AuthPageLayout } from '../../../shared/ui/auth-page-layout';
import { unsubscribeQuery, useUnsubscribe, useUnsubscribeFromAll } from '../api/unsubscribe';
import { MailLinkPage } from '../components/mail-link-page';
import { QuestionForm } from '../components/question-form';

/** Asks once before it turns emails off. */
export const UnsubscribePage = () => {
  const { link = '' } = useParams();
  const unsubscribe = useUnsubscribe(link);
  const all = useUnsubscribeFromAll(link);
  // Error of the latest attempt.
  const failed = all.submittedAt > unsubscribe.submittedAt ? all.error : unsubscribe.error;
  return (
    <AuthPageLayout title="Unsubscribe">
      <MailLinkPage
        query={unsubscribeQuery(link)}
        invalid={
          <EmptyState title="This link is not valid." live actions={signIn}>
            <p>It may be incomplete. You can turn emails off on each tracker’s page.</p>
          </EmptyState>
        }
      >
        {({ kind, title }) =>
          all.isSuccess ? (
            <EmptyState title="You have unsubscribed from all emails." live actions={signIn}>
              <p>
                Your trackers keep running, and what they find stays on their pages. You can turn emails on again in
                your account.
              </p>
            </EmptyState>
          ) : unsubscribe.isSuccess ? (
            <EmptyState title={`You have unsubscribed from ${title}.`} live actions={signIn}>
              <p>
                {kind === 'tracker'
                  ? 'The tracker keeps running. You can turn its emails on again on its page.'
                  : 'Its trackers keep running. You can turn their emails on again on their pages.'}
              </p>
            </EmptyState>
          ) : (
            <QuestionForm
              action="Unsubscribe"
              pending={unsubscribe.isPending}
              error={failed}
              onSubmit={() => unsubscribe.mutate()}
              alternative={
                <BusyButton variant="text" busy={all.isPending} onClick={() => all.mutate()}>
                  Unsubscribe from all emails
                </BusyButton>
              }
            >
              <p>
                You will get no more emails about <strong>{title}</strong>. What is found stays on its page.
              </p>
            </QuestionForm>
          )
        }
      </MailLinkPage>
    </AuthPageLayout>
  );
};

const signIn = <TextButton to="/sign-in">Sign In</TextButton>;
