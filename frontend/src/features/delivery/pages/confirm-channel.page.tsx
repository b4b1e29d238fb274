import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Entrance } from '../../../shared/ui/entrance';
import { Notice } from '../../../shared/ui/notice';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { confirmationQuery, useConfirmChannel } from '../api/confirm-channel';
import { QuestionForm } from '../components/question-form';

/** Asks the holder of an address or a number whether updates may come there. */
export const ConfirmChannelPage = () => {
  const { link = '' } = useParams();
  const { data, isPending } = useQuery(confirmationQuery(link));
  const confirm = useConfirmChannel(link);
  return (
    <Entrance title="Get updates here?">
      {isPending ? (
        <SkeletonLines lines={[100, 60, 30]} height={20} />
      ) : data === undefined ? (
        <Notice title="This link is not valid any more." live>
          <p>Whoever wanted updates to come here has changed their mind, or the link was cut. Nothing is sent here.</p>
        </Notice>
      ) : confirm.isSuccess || data.confirmed ? (
        <Notice title="Updates come here from now on." live>
          <p>
            {data.kind === 'sms' ? 'Answer STOP to any of them, and no more come.' : 'Each has a link that stops them.'}
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
            Someone would like updates on the topics that they track to come to <strong>{data.target}</strong>, at most
            a few a day. If it was not you, close this page: nothing is sent here.
          </p>
        </QuestionForm>
      )}
    </Entrance>
  );
};
