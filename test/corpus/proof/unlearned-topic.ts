import type { PageWords } from '#engine/gate/numbered-words';
import { topicJudge, type TopicJudge } from '#engine/gate/topic-judge';

/** What a tracker that has learned nothing yet is about, in a run over pages. English. */
export const unlearnedTopic = (
  description: string,
  pages: readonly PageWords[],
  aliases: readonly string[] = [],
): TopicJudge => topicJudge({ descriptions: [description], language: null, aliases, pages, lessons: [], openings: [] });
