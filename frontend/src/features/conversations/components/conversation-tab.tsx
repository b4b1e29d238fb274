import { Box } from '@mui/material';
import { useState } from 'react';
import { dateOf, longDate, timeOfDay } from '../../../shared/time/time-words';
import { Notice } from '../../../shared/ui/notice';
import { TextButton } from '../../../shared/ui/text-button';
import { toastFailure } from '../../../shared/ui/toast';
import { type Message, MESSAGES_PER_PAGE, messagesBefore } from '../api/conversation';
import { chatItemsOf } from '../diary-chat-state';
import { MessageBubble } from './message-bubble';
import { ReadProposals } from './read-proposals';

interface ConversationTabProps {
  id: string;
  reason: string;
  /** The person's name. */
  name: string;
  /** The newest messages, oldest first. */
  newest: readonly Message[];
}

/** Fewer messages than this mean that there are no earlier ones. */
const FULL = 200;

const dayOf = ({ created_at }: Message): string => dateOf(created_at).toDateString();

const captionOf = ({ created_at, simulated }: Message): string =>
  simulated ? `${timeOfDay(created_at)} · simulated` : timeOfDay(created_at);

/** The conversation of a person with the assistant, by days. */
export const ConversationTab = ({ id, reason, name, newest }: ConversationTabProps) => {
  const [earlier, setEarlier] = useState<readonly Message[]>([]);
  const [hasEarlier, setHasEarlier] = useState(newest.length >= FULL);
  const messages = [...earlier, ...newest];
  if (messages.length === 0) return <Notice title="No conversations found" />;
  const load = async () => {
    try {
      const { messages: found } = await messagesBefore({ userId: id, reason }, messages[0]?.id ?? null);
      setEarlier([...found, ...earlier]);
      setHasEarlier(found.length === MESSAGES_PER_PAGE);
    } catch {
      toastFailure('Failed to load conversations. Please try again.');
    }
  };
  return (
    <Box sx={listSx}>
      {hasEarlier && (
        <Box sx={{ alignSelf: 'center' }}>
          <TextButton onClick={() => void load()}>Earlier messages</TextButton>
        </Box>
      )}
      {chatItemsOf(messages).map((shown) => {
        if (shown.kind === 'card') return <ReadProposals key={shown.id} proposals={shown.proposals} />;
        const { message } = shown;
        const before = messages[messages.indexOf(message) - 1];
        const isNewDay = before === undefined || dayOf(before) !== dayOf(message);
        return (
          <Box key={message.id} sx={{ display: 'contents' }}>
            {isNewDay && (
              <Box component="h2" sx={daySx}>
                {longDate(message.created_at)}
              </Box>
            )}
            <MessageBubble message={message} speaker={name} reason={reason} caption={captionOf(message)} />
          </Box>
        );
      })}
    </Box>
  );
};

const listSx = { display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 760 };

const daySx = { typography: 'label', color: 'quiet', mt: 4, '&:first-of-type': { mt: 0 } };
