import type { Answer } from '../answer';
import { type ReplyPart, type WordedVoice, notAnswered, quotedLines, replyOf } from '../reply';
import type { Tally } from './worded-reply';

/** Said after what a model had written by then. */
const CUT = 'The model stopped before it had finished.';

const leftOut = (count: number): string =>
  count === 1
    ? 'One sentence was left out: its source does not bear it out.'
    : `${count} sentences were left out: their sources do not bear them out.`;

const MOST_POINTED_AT = 3;

/** What follows a model's words: the quotes where it has none, or else what was left out of them. */
export function* afterWording<Place>(
  { answer, voice }: { readonly answer: Answer<Place>; readonly voice: WordedVoice<Place> },
  tally: Tally<Place>,
): Iterable<ReplyPart> {
  if (tally.sentences === 0) {
    const { nearest } = answer.kind === 'not_answered' ? answer : { nearest: answer.quotes };
    yield* replyOf(tally.isNotAnswered ? { kind: 'not_answered', nearest } : answer, voice);
    return;
  }
  if (tally.fault !== null) yield { kind: 'text', text: `\n\n${CUT}` };
  if (tally.leftOut > 0) yield { kind: 'text', text: `\n\n${leftOut(tally.leftOut)}` };
  const pointedAt = tally.pointedAt.slice(0, MOST_POINTED_AT);
  if (pointedAt.length > 0) {
    yield { kind: 'text', text: ` ${voice.nearest(pointedAt)}` };
    // Their references would have the whole reply drawn as only offered.
    for (const part of quotedLines(pointedAt, voice, false, tally.number)) if (part.kind !== 'lines') yield part;
  }
  if (tally.open.length > 0) yield { kind: 'text', text: `\n\n${notAnswered(tally.open)}` };
}
