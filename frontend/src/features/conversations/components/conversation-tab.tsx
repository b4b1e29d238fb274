import { Box } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { widths } from '#shared/theme/tokens';
import { longEnglishDate, englishTimeOfDay } from '#shared/time/english-dates';
import { parseDate } from '#shared/time/format-time';
import { EmptyState } from '#shared/ui/states/empty-state';
import { NextPage } from '#shared/ui/states/next-page';
import { type DiaryMessage, MAX_INITIAL_MESSAGES, earlierMessagesQuery } from '../api/conversation';
import { toChatItems } from '../diary-chat-state';
import { MessageBubble } from './message-bubble';
import { ProposalsReadOnly } from './proposals-read-only';

interface ConversationTabProps {
  id: string;
  reason: string;
  name: string;
  /** The newest messages, oldest first. */
  newest: readonly DiaryMessage[];
}

const messageDay = ({ created_at }: DiaryMessage): string => parseDate(created_at).toDateString();

const formatCaption = ({ created_at, simulated }: DiaryMessage): string =>
  simulated ? `${englishTimeOfDay(created_at)} · simulated` : englishTimeOfDay(created_at);

/** A person's conversation with the assistant, by day. */
export const ConversationTab = ({ id, reason, name, newest }: ConversationTabProps) => {
  const [oldest] = newest;
  const earlier = useInfiniteQuery(earlierMessagesQuery({ userId: id, reason }, oldest?.id ?? null));
  const messages = [...[...(earlier.data?.pages ?? [])].reverse().flat(), ...newest];
  if (messages.length === 0) return <EmptyState title="No conversations found" />;
  const pages = {
    ...earlier,
    hasNextPage: earlier.data === undefined ? newest.length >= MAX_INITIAL_MESSAGES : earlier.hasNextPage,
    isFetchingNextPage: earlier.isFetching,
    isFetchNextPageError: earlier.isError,
  };
  return (
    <Box sx={listSx}>
      <Box sx={{ alignSelf: 'center' }}>
        <NextPage
          result={pages}
          action="Earlier messages"
          contentName="The earlier messages"
          end="The conversation begins here."
        />
      </Box>
      {toChatItems(messages).map((shown) => {
        if (shown.kind === 'card') return <ProposalsReadOnly key={shown.id} proposals={shown.proposals} />;
        const { message } = shown;
        const before = messages[messages.indexOf(message) - 1];
        const isNewDay = before === undefined || messageDay(before) !== messageDay(message);
        return (
          <Box key={message.id} sx={{ display: 'contents' }}>
            {isNewDay && (
              <Box component="h2" sx={daySx}>
                {longEnglishDate(message.created_at)}
              </Box>
            )}
            <MessageBubble message={message} speaker={name} reason={reason} caption={formatCaption(message)} />
          </Box>
        );
      })}
    </Box>
  );
};

const listSx = { display: 'flex', flexDirection: 'column', gap: 4, maxWidth: widths.column };

const daySx = { typography: 'label', color: 'quiet', mt: 4, '&:first-of-type': { mt: 0 } };
