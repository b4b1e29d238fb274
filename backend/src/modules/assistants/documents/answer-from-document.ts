import { type AssistantAnswer, quoteOf } from '../answering/assistant-answer';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import type { Answered } from '../answering/replies-to-questions';
import type { WordedVoice } from '../answering/reply-parts';
import { nearestTo } from '../answering/worded/answer-evidence';
import { withNamesSpelledOut } from '../retrieval/names-spelled-out';
import { parseQuestion } from '../retrieval/parsed-question';
import type { PassageIndex } from '../retrieval/passage-index';
import { aboutCountry, aboutSection, answerAboutWhole, asksOfCountry, asksAboutWhole } from './about-whole';
import { answerPartFromDocument } from './answer-part-from-document';
import type { PlaceInDocument } from './document-passages';
import { mentionInDocument } from './mention-in-document';
import { type SectionQuestion, readSectionQuestion } from './section-question';

interface IndexedDocument {
  readonly title: string;
  readonly index: PassageIndex<PlaceInDocument>;
  readonly voice: WordedVoice<PlaceInDocument>;
}

/** Most sentences of a section that a model reads. */
const MAX_EVIDENCE = 40;

const fromSection = (
  { places, rest, ofIt }: SectionQuestion,
  index: PassageIndex<PlaceInDocument>,
  conversation: QuestionInConversation,
): Pick<Answered<PlaceInDocument>, 'answer' | 'evidence'> => ({
  answer: [rest, ofIt].some((question) => asksAboutWhole({ question, history: [] }))
    ? aboutSection(places, index)
    : answerPartFromDocument({ ...conversation, question: rest }, index, places),
  evidence: () =>
    index.passages
      .flatMap(({ passage }, position) => (places.has(position) ? [quoteOf(passage, position)] : []))
      .slice(0, MAX_EVIDENCE),
});

const answerOnWhole = (
  title: string,
  index: PassageIndex<PlaceInDocument>,
  conversation: QuestionInConversation,
): AssistantAnswer<PlaceInDocument> | null => {
  if (asksOfCountry(conversation)) return aboutCountry(title, index) ?? { kind: 'not_answered', nearest: [] };
  return asksAboutWhole(conversation) ? answerAboutWhole(title, index) : null;
};

/** Answers from a document. A question about the whole document is answered by the sentences closest to its title. */
export const answerFromDocument = (
  { title, index, voice }: IndexedDocument,
  asked: QuestionInConversation,
): Answered<PlaceInDocument> => {
  const conversation = {
    ...asked,
    question: withNamesSpelledOut(asked.question, index),
    history: asked.history.map((question) => withNamesSpelledOut(question, index)),
  };
  const section = readSectionQuestion(conversation.question, index);
  if (section !== null) return { ...conversation, ...fromSection(section, index, conversation), voice };
  const whole = answerOnWhole(title, index, conversation);
  return {
    ...asked,
    answer: whole ?? mentionInDocument(conversation.question, index) ?? answerPartFromDocument(conversation, index),
    evidence: () =>
      nearestTo(
        whole === null
          ? parseQuestion(conversation.question, conversation.history, index)
          : parseQuestion(title, [], index),
        index,
      ),
    voice,
  };
};
