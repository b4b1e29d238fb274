import { languages } from '#text/languages/all';
import { lexicons } from '../languages/lexicons';
import type { PassageIndex } from '../retrieval/passage-index';

/** A numbered section of a document that a question names. */
export interface SectionQuestion {
  /** The positions of its sentences, without the heading. */
  readonly places: ReadonlySet<number>;
  /** The question without the name of the section; `ofIt` has `it` in its place. */
  readonly rest: string;
  readonly ofIt: string;
}

const NUMBER = String.raw`(\d+(?:\.\d+)*)(?![\p{L}\p{N}]|[.,]\d)`;

/** The patterns for `section 3` in each language: the question may be too short to detect its language. */
const mentioned = languages.map(({ code }) => {
  const { section } = lexicons[code].summary;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${section})\s*${NUMBER}(?:\s*\(\p{L}\))*`, 'iu');
});

/** A heading's number: `Sec. 3. Implementation`, `Article 5`, `2.1 Scope`. */
const OF_HEADING = new RegExp(String.raw`^(?:\P{L}{0,3}|\p{L}+\P{L}{1,3})${NUMBER}`, 'u');

const numberOf = (heading: string): string | undefined => OF_HEADING.exec(heading)?.[1];

/** The section that a question names; null if it names none, or one of another text: `section 232`. */
export const readSectionQuestion = (question: string, { passages }: PassageIndex<unknown>): SectionQuestion | null => {
  for (const pattern of mentioned) {
    const [mention, number] = pattern.exec(question) ?? [];
    if (mention === undefined) continue;
    const places = new Set<number>();
    let isWithin = false;
    for (const [index, { passage }] of passages.entries()) {
      const numbered = passage.isHeading && passage.isFurniture !== true ? numberOf(passage.text) : undefined;
      if (numbered !== undefined) isWithin = numbered === number;
      if (isWithin && !passage.isHeading && passage.isFurniture !== true) places.add(index);
    }
    if (places.size > 0) return { places, rest: question.replace(mention, ' '), ofIt: question.replace(mention, 'it') };
  }
  return null;
};
