import { once, oncePer } from '#kernel/once';
import { siteAt } from '#pages/page-address';
import type { CandidateSentence, ReadDocument } from '../document';
import { type KnownPage, unpackFingerprints } from '../known-page';
import { covered } from '#text/words/likeness';

/**
 * Similarity to its own page’s title above which a sentence is not boilerplate, since teasers on other pages repeat it.
 */
const OWN_TITLE = 0.6;

/** A document and its story; any value that distinguishes stories within a run. */
export interface OfStory {
  readonly document: ReadDocument;
  readonly story: string;
  /** Fingerprints of its paragraphs, in order. */
  readonly fingerprints: readonly string[];
}

/**
 * Detects boilerplate: sentences that also appear on a page of another story on the same site, such as footers and
 * banners. Keeps only those paragraphs of the known pages that pages of this run have too.
 */
export const boilerplateFinder = (documents: readonly OfStory[], known: ReadonlyMap<string, KnownPage>) => {
  const storiesOn = oncePer<string, Map<string, string | null>>(() => new Map());
  const siteOf = oncePer(({ page }: ReadDocument) => siteAt(page.url));
  const comparable = documents.length < 2 ? [] : documents;
  for (const { document, story } of comparable) {
    const storyOf = storiesOn(siteOf(document));
    for (const { text } of document.sentences) {
      const other = storyOf.get(text);
      if (other === undefined) storyOf.set(text, story);
      else if (other !== story) storyOf.set(text, null);
    }
  }

  const knownParagraphs = once(() => {
    const owners = oncePer<string, Map<string, Set<string>>>(() => new Map());
    const displayed = new Set(documents.flatMap(({ fingerprints }) => fingerprints));
    for (const [url, page] of known) {
      const repeated = unpackFingerprints(page.fingerprints).filter((print) => displayed.has(print));
      if (repeated.length === 0) continue;
      const ofSite = owners(siteAt(url));
      for (const print of repeated) ofSite.set(print, (ofSite.get(print) ?? new Set()).add(page.story ?? url));
    }
    return owners;
  });

  return (
    { document, story, fingerprints }: OfStory,
    title: ReadonlySet<string>,
    sentence: CandidateSentence,
  ): boolean => {
    if (covered(title, sentence.stems) >= OWN_TITLE) return false;
    const site = siteOf(document);
    if (storiesOn(site).get(sentence.text) === null) return true;
    const owners = knownParagraphs()(site).get(fingerprints[sentence.block] ?? '');
    return owners !== undefined && [...owners].some((owner) => owner !== story && owner !== document.page.url);
  };
};

export type IsBoilerplate = ReturnType<typeof boilerplateFinder>;
