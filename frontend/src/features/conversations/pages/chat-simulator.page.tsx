import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { useProductName } from '#shared/hooks/use-product-name';
import { EmptyState } from '#shared/ui/states/empty-state';
import type { ReadConversation } from '../api/conversation';
import { ConversationWithReason } from '../components/conversation-with-reason';
import { DiaryChat } from '../components/diary-chat';

/** Lets an administrator who gives a reason talk to the assistant in the name of a person. */
export const ChatSimulatorPage = () => {
  const { userProfileId = '' } = useParams();
  if (userProfileId === '')
    return (
      <EmptyState title="Error">
        <p>This address doesn’t say whose diary to write in. Open the chat simulator from a person’s conversation.</p>
      </EmptyState>
    );
  return (
    <ConversationWithReason userId={userProfileId} title="Chat simulator" action="Open the chat simulator">
      {({ user }, reason) => <Simulator key={userProfileId} userId={userProfileId} user={user} reason={reason} />}
    </ConversationWithReason>
  );
};

interface SimulatorProps extends Pick<ReadConversation, 'user'> {
  userId: string;
  reason: string;
}

const Simulator = ({ userId, user: { name, email }, reason }: SimulatorProps) => {
  const productName = useProductName();
  const owner = useMemo(() => ({ userId, reason }), [userId, reason]);
  usePageTitle(`Chat simulator: ${name === '' ? email : name}`);
  const person = name === '' ? email : `${name} (${email})`;
  return (
    <DiaryChat
      owner={owner}
      title={productName}
      about={`You are writing as ${person}. What you write is kept in their diary and marked as simulated.`}
    />
  );
};
