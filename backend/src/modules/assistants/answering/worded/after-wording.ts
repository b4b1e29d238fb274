import type { AssistantAnswer } from '../assistant-answer';
import { type ReplyPart, type WordedVoice, notAnswered, quotedLines, replyParts } from '../reply-parts';
import { replyWords } from '../reply-words';
import type { ReplyProgress } from './worded-reply';

const MAX_POINTED_AT = 3;

/** Yields what follows a model's words: the quotes if it wrote none, else what was left out. */
export function* afterWording<Location>(
  { answer, voice }: { readonly answer: AssistantAnswer<Location>; readonly voice: WordedVoice<Location> },
  progress: ReplyProgress<Location>,
): Iterable<ReplyPart> {
  const { language = 'en' } = voice;
  const words = replyWords[language];
  if (progress.sentences === 0) {
    const { nearest } = answer.kind === 'not_answered' ? answer : { nearest: answer.quotes };
    yield* replyParts(progress.isNotAnswered ? { kind: 'not_answered', nearest } : answer, voice);
    return;
  }
  if (progress.fault !== null) yield { kind: 'text', text: `\n\n${words.cut}` };
  if (progress.leftOut > 0) yield { kind: 'text', text: `\n\n${words.leftOut(progress.leftOut)}` };
  const pointedAt = progress.pointedAt.slice(0, MAX_POINTED_AT);
  if (pointedAt.length > 0) {
    yield { kind: 'text', text: ` ${voice.nearest(pointedAt)}` };
    // With their references, the client would show the whole reply as only offered.
    for (const part of quotedLines(pointedAt, voice, false, progress.number)) if (part.kind !== 'lines') yield part;
  }
  if (progress.open.length > 0) yield { kind: 'text', text: `\n\n${notAnswered(progress.open, language)}` };
}
