import type { ReadPage } from '#pages/page';
import { labelledMentionPairs, type LabelledMentionPair } from './expectations';
import { runTracker } from './run-tracker';

const page = (host: string, title: string, published: string, blocks: readonly string[]): ReadPage => ({
  url: `https://${host}/${encodeURIComponent(title)}`,
  foundAt: '',
  host,
  title,
  publisher: host,
  author: '',
  publishedAt: published,
  blocks,
});

/** Whether a later page, which opens with news of its own, counts as mentioning what an earlier one told. */
const isMention = ({ topic, told, later }: LabelledMentionPair): boolean | 'untold' => {
  const tracker = { description: topic };
  const first = page('first.example', told.title, told.published, [told.text]);
  const { knowledge } = runTracker(tracker, [first], `${told.published}T23:00:00Z`);
  if (knowledge.claims.length === 0) return 'untold';
  const opening = `${later.title}, and the news about ${topic.toLowerCase()} went on, people said.`;
  const second = page('later.example', later.title, later.published, [opening, later.sentence]);
  const { findings } = runTracker(tracker, [first, second], `${later.published}T23:00:00Z`, knowledge);
  const claims = new Set(knowledge.claims.map(({ id }) => id));
  return [...findings.mentioned, ...findings.confirmed].some(({ claimId }) => claims.has(claimId));
};

export const mentionPairs = labelledMentionPairs().map((pair) => ({ ...pair, found: isMention(pair) }));
