import { useParams } from 'react-router-dom';
import { AuthPageLayout } from '../../../shared/ui/auth-page-layout';
import { EmptyState } from '../../../shared/ui/empty-state';
import { confirmationQuery, useConfirmChannel } from '../api/confirm-channel';
import { MailLinkPage } from '../components/mail-link-page';
import { QuestionForm } from '../components/question-form';

/** Asks the holder of an address or a number whether updates may come there. */
export const ConfirmChannelPage = () => {
  const { link = '' } = useParams();
  const confirm = useConfirmChannel(link);
  return (
    <AuthPageLayout title="Get updates here?">
      <MailLinkPage
        query={confirmationQuery(link)}
        invalid={
          <EmptyState title="This link is no longer valid." live>
            <p>
              Whoever wanted to send updates here has changed their mind, or the link is incomplete. Nothing is sent
              here.
            </p>
          </EmptyState>
        }
      >
        {({ kind, target, confirmed }) =>
          confirm.isSuccess || confirmed ? (
            <EmptyState title="Updates will be sent here from now on." live>
              <p>{kind === 'sms' ? 'Reply STOP to any of them to stop them.' : 'Each one has a link to stop them.'}</p>
            </EmptyState>
          ) : (
            <QuestionForm
              action="Get updates here"
              pending={confirm.isPending}
              error={confirm.error}
              onSubmit={() => confirm.mutate()}
            >
              <p>
                Someone would like to send updates on the topics they track to <strong>{target}</strong>, at most a few
                a day. If that was not you, close this page: nothing will be sent here.
              </p>
            </QuestionForm>
          )
        }
      </MailLinkPage>
    </AuthPageLayout>
  );
};
