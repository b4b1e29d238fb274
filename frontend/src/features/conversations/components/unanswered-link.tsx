import { TextButton } from '#shared/ui/text-button';
import type { DiaryOwner } from '../api/conversation';
import type { WaitingProposals } from '../diary-chat-state';
import { diaryTexts } from '../texts/diary';

interface UnansweredLinkProps {
  waiting: WaitingProposals;
  owner: DiaryOwner;
  onEarlier: () => void;
}

/** The text does not describe the proposals, since only their number is known until the messages have loaded. */
const waitingText = ({ count }: WaitingProposals): string => diaryTexts().waiting(count);

const bringToView = (cardId: string): void => {
  const card = document.getElementById(cardId);
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector('button')?.focus({ preventScroll: true });
};

/** The number of proposals without an answer, as a link to the first card, or to the tab that lists them all. */
export const UnansweredLink = ({ waiting, owner, onEarlier }: UnansweredLinkProps) => {
  const { cardId } = waiting;
  if (cardId !== null) return <TextButton onClick={() => bringToView(cardId)}>{waitingText(waiting)}</TextButton>;
  return owner === null ? (
    <TextButton to="?tab=entries">{waitingText(waiting)}</TextButton>
  ) : (
    <TextButton onClick={onEarlier}>{waitingText(waiting)}</TextButton>
  );
};
