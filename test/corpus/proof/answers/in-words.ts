import type { Answered } from '#modules/assistants/answering/replies-to-questions';
import type { ReplyPart } from '#modules/assistants/answering/reply-parts';
import { evidenceOf } from '#modules/assistants/answering/worded/answer-evidence';
import type { ConversationModel } from '#modules/paid-models/published';
import { afterWording } from '../../../../backend/src/modules/assistants/answering/worded/after-wording';
import {
  noProgress,
  type ReplyProgress,
  wordedReply,
} from '../../../../backend/src/modules/assistants/answering/worded/worded-reply';

/** A reply in the words of a model, as the product gives it; `onTally` hears what came of the wording. */
export async function* inWords<Location>(
  answered: Answered<Location>,
  writer: ConversationModel,
  onTally: (progress: ReplyProgress) => void,
): AsyncGenerator<ReplyPart> {
  const { voice } = answered;
  const evidence = answered.evidence().map((quote) => evidenceOf(quote, voice));
  const progress = noProgress<Location>();
  if (evidence.length > 0)
    yield* wordedReply({ ...answered, evidence }, writer, voice, progress, new AbortController().signal);
  onTally(progress);
  yield* afterWording(answered, progress);
}
