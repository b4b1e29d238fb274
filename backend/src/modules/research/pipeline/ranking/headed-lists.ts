import { reworded, type Candidate, type ReadDocument } from '../document';
import { MAX_WORDS } from '../sentences/form';
import { countOf, spelledCounts } from '../words/counts';
import { oneOf } from '../words/phrases';
import { wordCount } from '../words/stems';

/** `This plan has three aims:` */
const COUNTED = new RegExp(String.raw`\b(${oneOf(spelledCounts.join(' '))}|\d{1,2}) [^:]*:$`, 'iu');

/** What a paragraph goes on from: `Protecting Herring: `, but not `(a) ` */
const HEAD = /^\p{Lu}[^:()]*\p{L}(?=: $)/u;

interface Headed {
  readonly heads: readonly string[];
  /** Words of the paragraphs. */
  readonly words: number;
}

/** The paragraphs in a row after a sentence that have heads of their own. */
const headedAfter = ({ block, place }: Candidate, sentences: readonly Candidate[]): Headed => {
  const heads: string[] = [];
  let words = 0;
  for (const sentence of sentences.slice(place + 1)) {
    const isNext = sentence.block === block + heads.length + 1;
    const head = isNext ? HEAD.exec(sentence.label)?.[0] : undefined;
    if (isNext && head === undefined) break;
    if (head !== undefined) heads.push(head);
    words += sentence.words;
  }
  return { heads, words };
};

/** Minimum share of a page that a list takes up if the page is about it. */
const MOST_OF_PAGE = 0.5;

/**
 * `This plan has three aims: Protecting Herring … Renewing the Fleet … Training Crews …`, of a page on which just so many paragraphs with
 * heads follow.
 */
export const headedLists = ({ sentences }: Pick<ReadDocument, 'sentences'>): readonly Candidate[] =>
  sentences.flatMap((lead) => {
    const [, count = ''] = (lead.text.endsWith(':') ? COUNTED.exec(lead.text) : null) ?? [];
    if (count === '') return [];
    const { heads, words } = headedAfter(lead, sentences);
    const text = `${[lead.text, heads.join(' … ')].join(' ')} …`;
    if (heads.length !== countOf(count) || heads.length < 2 || wordCount(text) > MAX_WORDS) return [];
    const all = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
    const isMain = words >= MOST_OF_PAGE * all;
    return [{ ...reworded(lead, text), madeOf: { quoted: lead, isMain } }];
  });

const isHead = (piece: string): boolean =>
  /^\p{Lu}/u.test(piece) && (piece.match(/(?<![\p{L}-])\p{L}{5,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));

/** Whether a line names only the heads of a list: what its page is about, but nothing of what that says. */
export const namesOnlyHeads = (text: string): boolean => {
  const [, list] = /^[^:]*: (.*) …$/u.exec(text) ?? [];
  return list !== undefined && list.split(' … ').every(isHead);
};
