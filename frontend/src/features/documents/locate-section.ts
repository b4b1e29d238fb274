import type { PassageLocator } from '#shared/files/passage-locator';

/** A heading, and the page that it is on. */
export interface LocatedSection {
  readonly heading: string;
  readonly page: number;
}

/** Number of words at each end of a heading that locate it on its page. */
const END_WORDS = 5;

export const locateSection = ({ heading, page }: LocatedSection): PassageLocator => {
  const words = heading.split(/\s+/);
  return { page, from: words.slice(0, END_WORDS).join(' '), to: words.slice(-END_WORDS).join(' ') };
};
