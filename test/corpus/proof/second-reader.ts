import type { ReadPage } from '#pages/page';
import { allDocuments, pageOf } from './corpus-documents';
import { descriptions, documentIds, secondReaderLabels, secondReaderPages, type HandMadePage } from './expectations';
import { runTracker } from './run-tracker';

interface Told {
  readonly id: string;
  readonly text: string;
  readonly verdict: 'tells' | 'partly' | 'nothing';
}

/** Labels leave out what comes before a sentence, such as a dateline, or a line leaves it out. */
const isAmong = (sentences: readonly string[], text: string): boolean =>
  sentences.some((sentence) => sentence.endsWith(text) || text.endsWith(sentence));

/** A labelled page's headline, if a tracker of its topic tells it. */
const toldOf = (id: string, description: string, page: ReadPage): readonly Told[] => {
  const label = secondReaderLabels()[id];
  const { recorded } = runTracker({ description }, [page], '2026-12-30T00:00:00Z').findings;
  const text = recorded.find(({ claim }) => claim.role === 'headline')?.claim.text;
  if (label === undefined || text === undefined) return [];
  const verdict = isAmong(label.tells, text) ? 'tells' : isAmong(label.partly, text) ? 'partly' : 'nothing';
  return [{ id, text, verdict }];
};

/** Headlines of the labelled documents of the corpus. */
export const ofCorpus = (): readonly Told[] => {
  const ids = documentIds();
  return allDocuments().flatMap((document) => {
    const id = ids.get(document.url) ?? '';
    const tracker = descriptions().find(({ topic }) => id.startsWith(`${topic}-`));
    return tracker === undefined ? [] : toldOf(id, tracker.long, pageOf(document));
  });
};

export const handMade = ({ id, host, title, publisher, published, blocks }: HandMadePage): ReadPage => {
  const url = `https://${host}/${id}`;
  return { url, foundAt: url, host, title, publisher, author: '', publishedAt: published, blocks };
};

/** Headlines of the hand-made pages of thirty other publishers. */
export const ofOtherPublishers = (): readonly Told[] =>
  secondReaderPages().flatMap((page) => toldOf(page.id, page.description, handMade(page)));

export const share = (told: readonly Told[], verdict: Told['verdict']): number =>
  told.filter((each) => each.verdict === verdict).length / told.length;
