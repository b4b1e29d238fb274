import { lazy, memoize } from '#kernel/memoize';
import { siteAt } from '#pages/page-address';
import { coverageShare } from '#text/words/likeness';
import type { CandidateSentence, AnalysedPage } from '../analysed-page';
import { type KnownPage, unpackFingerprints } from '../known-page';

/**
 * Similarity to its own page's title above which a sentence is not boilerplate, since teasers on other pages repeat it.
 */
const OWN_TITLE = 0.6;

/** A document and its story; any value that distinguishes stories within a run. */
export interface OfStory {
  readonly analysis: AnalysedPage;
  readonly story: string;
  /** Fingerprints of its paragraphs, in order. */
  readonly fingerprints: readonly string[];
}

/**
 * Detects boilerplate: sentences that also appear on a page of another story on the same site, such as footers and
 * banners. Keeps only those paragraphs of the known pages that pages of this run have too.
 */
export const boilerplateFinder = (documents: readonly OfStory[], known: ReadonlyMap<string, KnownPage>) => {
  const storiesOn = memoize<string, Map<string, string | null>>(() => new Map());
  const siteOf = memoize(({ page }: AnalysedPage) => siteAt(page.url));
  const comparable = documents.length < 2 ? [] : documents;
  for (const { analysis, story } of comparable) {
    const storyOf = storiesOn(siteOf(analysis));
    for (const { text } of analysis.sentences) {
      const other = storyOf.get(text);
      if (other === undefined) storyOf.set(text, story);
      else if (other !== story) storyOf.set(text, null);
    }
  }

  const knownParagraphs = lazy(() => {
    const owners = memoize<string, Map<string, Set<string>>>(() => new Map());
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
    { analysis, story, fingerprints }: OfStory,
    title: ReadonlySet<string>,
    sentence: CandidateSentence,
  ): boolean => {
    if (coverageShare(title, sentence.stems) >= OWN_TITLE) return false;
    const site = siteOf(analysis);
    if (storiesOn(site).get(sentence.text) === null) return true;
    const owners = knownParagraphs()(site).get(fingerprints[sentence.block] ?? '');
    return owners !== undefined && [...owners].some((owner) => owner !== story && owner !== analysis.page.url);
  };
};

export type IsBoilerplate = ReturnType<typeof boilerplateFinder>;
