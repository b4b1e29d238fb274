import type { AssistantAnswer } from '../assistant-answer';
import { type ReplyPart, type WordedVoice, notAnswered, quotedLines, replyParts } from '../reply-parts';
import { replyWords } from '../reply-words';
import type { Tally } from './worded-reply';

const MAX_POINTED_AT = 3;

/** Yields what follows a model's words: the quotes if it wrote none, else what was left out. */
export function* afterWording<Location>(
  { answer, voice }: { readonly answer: AssistantAnswer<Location>; readonly voice: WordedVoice<Location> },
  tally: Tally<Location>,
): Iterable<ReplyPart> {
  const { language = 'en' } = voice;
  const words = replyWords[language];
  if (tally.sentences === 0) {
    const { nearest } = answer.kind === 'not_answered' ? answer : { nearest: answer.quotes };
    yield* replyParts(tally.isNotAnswered ? { kind: 'not_answered', nearest } : answer, voice);
    return;
  }
  if (tally.fault !== null) yield { kind: 'text', text: `\n\n${words.cut}` };
  if (tally.leftOut > 0) yield { kind: 'text', text: `\n\n${words.leftOut(tally.leftOut)}` };
  const pointedAt = tally.pointedAt.slice(0, MAX_POINTED_AT);
  if (pointedAt.length > 0) {
    yield { kind: 'text', text: ` ${voice.nearest(pointedAt)}` };
    // With their references, the client would show the whole reply as only offered.
    for (const part of quotedLines(pointedAt, voice, false, tally.number)) if (part.kind !== 'lines') yield part;
  }
  if (tally.open.length > 0) yield { kind: 'text', text: `\n\n${notAnswered(tally.open, language)}` };
}
