import { useParams } from 'react-router-dom';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { PageHeader } from '#shared/ui/page-header';
import { TextButton } from '#shared/ui/text-button';
import type { ReadConversation } from '../api/conversation';
import { BlurbsTab } from '../components/blurbs-tab';
import { ConversationTab } from '../components/conversation-tab';
import { ConversationWithReason } from '../components/conversation-with-reason';
import { Tabs } from '../components/tabs';
import { useTab } from '../use-tab';

const TABS = [
  { name: 'conversations', label: 'Conversations' },
  { name: 'blurbs', label: 'Daily Blurbs & Messages' },
] as const;

/** A person's conversation with the assistant, for an administrator who gives a reason for reading it. */
export const UserConversationPage = () => {
  const { userProfileId = '' } = useParams();
  return (
    <ConversationWithReason userId={userProfileId} title="Conversation" action="Show the conversation">
      {(conversation, reason) => <Conversation id={userProfileId} conversation={conversation} reason={reason} />}
    </ConversationWithReason>
  );
};

interface ConversationProps {
  id: string;
  conversation: ReadConversation;
  reason: string;
}

const Conversation = ({ id, conversation: { user, messages, welcome_message }, reason }: ConversationProps) => {
  const [tab, setTab] = useTab(TABS);
  const name = user.name === '' ? user.email : user.name;
  usePageTitle(name);
  const about = user.diagnosis === null ? user.email : `${user.email} · ${user.diagnosis}`;
  return (
    <>
      <PageHeader title={name} description={about}>
        <TextButton to={`/app-chat-sim/${encodeURIComponent(id)}`}>Open the chat simulator</TextButton>
      </PageHeader>
      <Tabs tabs={TABS} label="Conversation" chosen={tab} onChoose={setTab}>
        {tab === 'conversations' ? (
          <ConversationTab id={id} reason={reason} name={name} newest={messages} />
        ) : (
          <BlurbsTab id={id} reason={reason} welcome={welcome_message} />
        )}
      </Tabs>
    </>
  );
};
