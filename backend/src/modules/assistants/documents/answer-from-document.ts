import { answerInConversation } from '../answering/answer-question';
import type { Conversation } from '../answering/conversation';
import type { Answered } from '../answering/replies';
import type { WordedVoice } from '../answering/reply';
import { nearestTo } from '../answering/worded/evidence';
import type { PassageIndex } from '../retrieval/passage-index';
import { readQuestion } from '../retrieval/question';
import { aboutWhole, asksOfWhole } from './about-whole';
import type { PlaceInDocument } from './document-passages';

interface IndexedDocument {
  readonly title: string;
  readonly index: PassageIndex<PlaceInDocument>;
  readonly voice: WordedVoice<PlaceInDocument>;
}

/** What a document answers; of the whole, what its title names is nearest. */
export const answerFromDocument = (
  { title, index, voice }: IndexedDocument,
  conversation: Conversation,
): Answered<PlaceInDocument> => {
  const whole = asksOfWhole(conversation) ? aboutWhole(title, index) : null;
  return {
    ...conversation,
    answer: whole ?? answerInConversation(conversation, index),
    evidence: () =>
      nearestTo(
        whole === null
          ? readQuestion(conversation.question, conversation.history, index)
          : readQuestion(title, [], index),
        index,
      ),
    voice,
  };
};
