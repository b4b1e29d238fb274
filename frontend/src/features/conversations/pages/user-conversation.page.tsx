import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { hasCode, wordsOf } from '../../../shared/api/problem';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Notice } from '../../../shared/ui/notice';
import { PageHeader } from '../../../shared/ui/page-header';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { TextButton } from '../../../shared/ui/text-button';
import { administratorQuery, conversationQuery } from '../api/conversation';
import { BlurbsTab } from '../components/blurbs-tab';
import { ConversationTab } from '../components/conversation-tab';
import { ReasonForm } from '../published/reason-form';
import { Tabs } from '../components/tabs';
import { useTab } from '../use-tab';

const NOT_ALLOWED = 'You do not have permission to view this content. Admin access required.';

const TABS = [
  { name: 'conversations', label: 'Conversations' },
  { name: 'blurbs', label: 'Daily Blurbs & Messages' },
] as const;

/** What a person and the assistant said to each other, for an administrator who says why they read it. */
export const UserConversationPage = () => {
  const { userProfileId = '' } = useParams();
  const { data: caller, isError, refetch } = useQuery(administratorQuery);
  if (isError) return <NotLoaded what="The conversation" onRetry={() => void refetch()} />;
  if (caller === undefined) return <SkeletonLines lines={[46, 62, 38]} height={18} />;
  if (!caller.is_admin && !caller.is_super) return <Notice title={NOT_ALLOWED} live />;
  return <AfterReason key={userProfileId} id={userProfileId} />;
};

const AfterReason = ({ id }: { id: string }) => {
  const [reason, setReason] = useState<string | null>(null);
  if (reason !== null) return <Conversation id={id} reason={reason} />;
  return (
    <>
      <PageHeader title="Conversation" />
      <ReasonForm action="Show the conversation" onSay={setReason} />
    </>
  );
};

const Conversation = ({ id, reason }: { id: string; reason: string }) => {
  const { data, error, refetch } = useQuery(conversationQuery(id, reason));
  const [tab, setTab] = useTab(TABS);
  usePageTitle(data?.user.name ?? null);
  if (hasCode(error, 'ADMIN_ONLY')) return <Notice title={NOT_ALLOWED} live />;
  if (hasCode(error, 'NOT_FOUND')) return <Notice title="User profile not found." live />;
  if (data === undefined)
    return error === null ? (
      <SkeletonLines lines={[46, 62, 38]} height={18} />
    ) : (
      <Notice
        title={wordsOf(error, 'Failed to load conversations. Please try again.')}
        live
        actions={<TextButton onClick={() => void refetch()}>Try again</TextButton>}
      />
    );
  const { user, messages, welcome_message } = data;
  const about = user.diagnosis === null ? user.email : `${user.email} · ${user.diagnosis}`;
  return (
    <>
      <PageHeader title={user.name === '' ? user.email : user.name} description={about}>
        <TextButton to={`/app-chat-sim/${encodeURIComponent(id)}`}>Open the chat simulator</TextButton>
      </PageHeader>
      <Tabs tabs={TABS} chosen={tab} onChoose={setTab}>
        {tab === 'conversations' ? (
          <ConversationTab id={id} reason={reason} name={user.name} newest={messages} />
        ) : (
          <BlurbsTab id={id} reason={reason} welcome={welcome_message} />
        )}
      </Tabs>
    </>
  );
};
