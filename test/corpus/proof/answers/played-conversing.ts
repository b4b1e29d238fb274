import { judgeByModel } from '#engine/writing/judge';
import type { ConversationModel } from '#modules/paid-models/published';
import { countedMarks, playedModel } from '../played-model';

/** A played model that words answers and judges them, see `playedModel`. */
export const playedConversing = (file: string) => {
  const { model: modelOf, open, keep } = playedModel(file);
  return {
    writerFor: (): ConversationModel => {
      const model = modelOf();
      return { model, judge: judgeByModel(model, countedMarks()) };
    },
    open,
    keep,
  };
};
