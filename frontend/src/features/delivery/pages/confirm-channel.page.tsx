import { useParams } from 'react-router-dom';
import { AuthPageLayout } from '../../../shared/ui/auth-page-layout';
import { Notice } from '../../../shared/ui/notice';
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
          <Notice title="This link is not valid any more." live>
            <p>
              Whoever wanted updates to come here has changed their mind, or the link was cut. Nothing is sent here.
            </p>
          </Notice>
        }
      >
        {({ kind, target, confirmed }) =>
          confirm.isSuccess || confirmed ? (
            <Notice title="Updates come here from now on." live>
              <p>
                {kind === 'sms' ? 'Answer STOP to any of them, and no more come.' : 'Each has a link that stops them.'}
              </p>
            </Notice>
          ) : (
            <QuestionForm
              action="Get updates here"
              pending={confirm.isPending}
              error={confirm.error}
              onSubmit={() => confirm.mutate()}
            >
              <p>
                Someone would like updates on the topics that they track to come to <strong>{target}</strong>, at most a
                few a day. If it was not you, close this page: nothing is sent here.
              </p>
            </QuestionForm>
          )
        }
      </MailLinkPage>
    </AuthPageLayout>
  );
};
