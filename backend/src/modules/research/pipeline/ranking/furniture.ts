import type { Candidate, ReadDocument } from '../document';
import { fingerprint, unpacked } from '../fingerprints';
import type { KnownPage } from '../page';
import { covered } from '../words/likeness';

/** A teaser on another page repeats an article's first sentence; what says its own title again is no furniture. */
const OWN_TITLE = 0.6;

const hostOf = (url: string): string => {
  try {
    return new URL(url).host;
  } catch {
    return '';
  }
};

/** A document with the story it belongs to: whatever tells one story from another within a run. */
export interface OfStory {
  readonly document: ReadDocument;
  readonly story: string;
}

/** Tells whether a sentence stands on another story's page of its host: footers and banners, however news-like. */
export const furnitureFinder = (documents: readonly OfStory[], known: ReadonlyMap<string, KnownPage>) => {
  const storyOf = new Map<string, string | null>();
  const comparable = documents.length < 2 ? [] : documents;
  for (const { document, story } of comparable)
    for (const { text } of document.sentences) {
      const key = `${document.page.host}\n${text}`;
      const other = storyOf.get(key);
      if (other === undefined) storyOf.set(key, story);
      else if (other !== story) storyOf.set(key, null);
    }

  let paragraphs: Map<string, Set<string>> | undefined;
  const knownParagraphs = (): Map<string, Set<string>> => {
    if (paragraphs !== undefined) return paragraphs;
    paragraphs = new Map();
    for (const [url, page] of known)
      for (const print of unpacked(page.fingerprints)) {
        const key = `${hostOf(url)}\n${print}`;
        const stories = paragraphs.get(key);
        const owner = page.story ?? url;
        if (stories === undefined) paragraphs.set(key, new Set([owner]));
        else stories.add(owner);
      }
    return paragraphs;
  };

  return (document: ReadDocument, story: string, title: ReadonlySet<string>, sentence: Candidate): boolean => {
    if (covered(title, sentence.stems) >= OWN_TITLE) return false;
    if (storyOf.get(`${document.page.host}\n${sentence.text}`) === null) return true;
    const print = fingerprint(document.blocks[sentence.block] ?? '');
    const owners = knownParagraphs().get(`${hostOf(document.page.url)}\n${print}`);
    return owners !== undefined && [...owners].some((owner) => owner !== story && owner !== document.page.url);
  };
};

export type IsFurniture = ReturnType<typeof furnitureFinder>;
