import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Notice } from '../../../shared/ui/notice';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { TextButton } from '../../../shared/ui/text-button';
import { Entrance } from '../../../shared/ui/entrance';
import { unsubscribeQuery, useUnsubscribe, useUnsubscribeFromAll } from '../api/unsubscribe';
import { QuestionForm } from '../components/question-form';

/** Asks once before it turns mails off. */
export const UnsubscribePage = () => {
  const { link = '' } = useParams();
  const { data, isPending } = useQuery(unsubscribeQuery(link));
  const unsubscribe = useUnsubscribe(link);
  const all = useUnsubscribeFromAll(link);
  const failed = unsubscribe.error ?? all.error;
  return (
    <Entrance title="Stop these mails">
      {isPending ? (
        <SkeletonLines lines={[100, 60, 30]} height={20} />
      ) : data === undefined ? (
        <Notice title="This link is not valid." live actions={<TextButton to="/sign-in">Sign in</TextButton>}>
          <p>Perhaps it was cut. You can turn mails off on each tracker’s page.</p>
        </Notice>
      ) : all.isSuccess ? (
        <Notice title="All mails are off." live actions={<TextButton to="/sign-in">Sign in</TextButton>}>
          <p>Trackers go on, and what they find stays on their pages. You can turn mails on again in your account.</p>
        </Notice>
      ) : unsubscribe.isSuccess ? (
        <Notice
          title={`Mails about ${data.title} are off.`}
          live
          actions={<TextButton to="/sign-in">Sign in</TextButton>}
        >
          <p>
            {data.kind === 'tracker'
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
            You will get no more mails about <strong>{data.title}</strong>. What is found stays on its page.
          </p>
        </QuestionForm>
      )}
    </Entrance>
  );
};
