import type { Source } from '#features/evidence/published/source';

/** A cited page with the numbers of its sources, which count from 1. */
export interface CitedPage {
  readonly numbers: readonly number[];
  readonly source: Source;
}

/** The pages cited by numbers in `shown`, each once, in the order of first citation. */
export const sourcesByPage = (sources: readonly Source[], shown: readonly number[]): readonly CitedPage[] => {
  const pages = new Map<string, CitedPage>();
  sources.forEach((source, index) => {
    if (!shown.includes(index + 1)) return;
    const page = pages.get(source.url) ?? { numbers: [], source };
    pages.set(source.url, { ...page, numbers: [...page.numbers, index + 1] });
  });
  return [...pages.values()];
};
