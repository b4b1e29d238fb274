const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Each step of the segmenter copies the whole text, so a longer one is segmented in windows of this many characters.
 */
const WINDOW = 2_000;
/** Characters at the end of a window that only help to decide where the sentence before them ends. */
const LOOK_AHEAD = 400;

interface Segment {
  readonly segment: string;
  readonly index: number;
}

function* windowByWindow(block: string): Generator<Segment> {
  let from = 0;
  let size = WINDOW;
  while (from < block.length) {
    const end = from + size < block.length ? from + size - LOOK_AHEAD : block.length;
    let next = from;
    for (const { segment, index } of segmenter.segment(block.slice(from, from + size))) {
      if (from + index + segment.length > end) break;
      yield { segment, index: from + index };
      next = from + index + segment.length;
    }
    size = next === from ? 2 * size : WINDOW;
    from = next;
  }
}

/** A mark or break at which Unicode lets a sentence end, with text after it: headings and many list items have none. */
const MAY_END = /[\p{Sentence_Terminal}\u2024\ufe52\uff0e\u0085\u2028\u2029\r\n]./su;
/** Most ends, found much faster. */
const ENDS = /[.!?] /;

/** A text cut at sentence ends as Unicode defines them, in time linear in its length. */
export const sentenceSegments = (block: string): Iterable<Segment> => {
  if (!ENDS.test(block) && !MAY_END.test(block)) return [{ segment: block, index: 0 }];
  return block.length <= WINDOW ? segmenter.segment(block) : windowByWindow(block);
};
