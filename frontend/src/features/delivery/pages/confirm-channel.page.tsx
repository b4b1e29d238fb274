import { useParams } from 'react-router-dom';
import { withElement } from '#shared/language/with-element';
import { pageTexts } from '#shared/texts/pages';
import { EmptyState } from '#shared/ui/states/empty-state';
import { AuthPageLayout } from '#features/accounts/published/auth-page-layout';
import { confirmationQuery, useConfirmChannel } from '../api/confirm-channel';
import { MailLinkPage } from '../published/mail-link-page';
import { QuestionForm } from '../published/question-form';
import { deliveryLinkTexts } from '../texts/mailed-links';

/** Asks the owner of an email address or phone number to confirm that updates may be sent there. */
export const ConfirmChannelPage = () => {
  const { link = '' } = useParams();
  const texts = deliveryLinkTexts();
  const confirm = useConfirmChannel(link);
  return (
    <AuthPageLayout title={pageTexts().confirmChannel}>
      <MailLinkPage
        query={confirmationQuery(link)}
        invalid={
          <EmptyState title={texts.noLongerValid} live>
            <p>{texts.noLongerWanted}</p>
          </EmptyState>
        }
      >
        {({ kind, target, confirmed }) =>
          confirm.isSuccess || confirmed ? (
            <EmptyState title={texts.confirmed} live>
              <p>{kind === 'sms' ? texts.replyStop : texts.linkToStop}</p>
            </EmptyState>
          ) : (
            <QuestionForm
              action={texts.confirm}
              pending={confirm.isPending}
              error={confirm.error}
              onSubmit={() => confirm.mutate()}
            >
              <p>{withElement(texts.confirmQuestion, <strong>{target}</strong>)}</p>
            </QuestionForm>
          )
        }
      </MailLinkPage>
    </AuthPageLayout>
  );
};
