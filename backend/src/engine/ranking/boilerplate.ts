import { siteAt } from '#pages/page-address';
import type { CandidateSentence, AnalysedPage } from '../analysed-page';
import { type KnownPage, unpackFingerprints } from '../known-page';
import { covered } from '#text/words/likeness';

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
  const storyOf = new Map<string, string | null>();
  const sites = new Map(documents.map(({ analysis: { page } }) => [page.url, siteAt(page.url)]));
  const comparable = documents.length < 2 ? [] : documents;
  for (const { analysis, story } of comparable) {
    const site = sites.get(analysis.page.url);
    for (const { text } of analysis.sentences) {
      const key = `${site}\n${text}`;
      const other = storyOf.get(key);
      if (other === undefined) storyOf.set(key, story);
      else if (other !== story) storyOf.set(key, null);
    }
  }

  let paragraphs: Map<string, Set<string>> | undefined;
  const knownParagraphs = (): Map<string, Set<string>> => {
    if (paragraphs !== undefined) return paragraphs;
    paragraphs = new Map();
    const displayed = new Set(documents.flatMap(({ fingerprints }) => fingerprints));
    for (const [url, page] of known) {
      const repeated = unpackFingerprints(page.fingerprints).filter((print) => displayed.has(print));
      if (repeated.length === 0) continue;
      const site = siteAt(url);
      for (const print of repeated) {
        const key = `${site}\n${print}`;
        paragraphs.set(key, (paragraphs.get(key) ?? new Set()).add(page.story ?? url));
      }
    }
    return paragraphs;
  };

  return (
    { analysis, story, fingerprints }: OfStory,
    title: ReadonlySet<string>,
    sentence: CandidateSentence,
  ): boolean => {
    if (covered(title, sentence.stems) >= OWN_TITLE) return false;
    const site = sites.get(analysis.page.url);
    if (storyOf.get(`${site}\n${sentence.text}`) === null) return true;
    const owners = knownParagraphs().get(`${site}\n${fingerprints[sentence.block] ?? ''}`);
    return owners !== undefined && [...owners].some((owner) => owner !== story && owner !== analysis.page.url);
  };
};

export type IsBoilerplate = ReturnType<typeof boilerplateFinder>;
