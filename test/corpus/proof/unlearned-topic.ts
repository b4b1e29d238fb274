import type { PageWords } from '#engine/gate/numbered-words';
import { topicMatcher, type TopicMatcher } from '#engine/gate/topic-matcher';

/** What a tracker that has learned nothing yet is about, in a run over pages. English. */
export const unlearnedTopic = (
  description: string,
  pages: readonly PageWords[],
  aliases: readonly string[] = [],
): TopicMatcher =>
  topicMatcher({ descriptions: [description], language: null, aliases, pages, lessons: [], openings: [] });
