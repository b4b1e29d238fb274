import { verbsOf } from '../claims/clauses';
import type { SenseToken } from '../words/sense-tokens';

/** For each token of a part, the index of the token it corresponds to in the whole; undefined if it has none. */
export type Alignment = readonly (number | undefined)[];

const SHORTEST_COMMON_STEM = 5;

/** `regulat` and `regulatori`. */
const haveCommonStem = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length >= SHORTEST_COMMON_STEM && long.startsWith(short);
};

/** A date may be given less precisely than in the evidence: `in February` for `on February 24`. */
const isSameDate = (written: string, given: string): boolean => {
  if (written.startsWith('weekday') || given.startsWith('weekday')) return written === given;
  const [precision = '', day = ''] = written.split(' ');
  const [, givenDay = ''] = given.split(' ');
  const length = precision === 'day' ? 10 : precision === 'month' ? 7 : 4;
  return day.slice(0, length) === givenDay.slice(0, length) && (precision !== 'day' || given.startsWith('day'));
};

export const corresponds = (written: SenseToken, given: SenseToken): boolean => {
  switch (written.kind) {
    case 'cue':
      return given.kind === 'cue' && written.key === given.key;
    case 'date':
      return given.kind === 'date' && isSameDate(written.key, given.key);
    case 'figure':
      return given.kind === 'figure' && written.key === given.key;
    case 'name':
      return (given.kind === 'name' || given.kind === 'word') && written.key === given.key;
    case 'word':
      return (
        (given.kind === 'name' || given.kind === 'word') &&
        (written.key === given.key || haveCommonStem(written.key, given.key))
      );
  }
};

/** The longest common subsequence: as many tokens as possible in the same order. */
const inOrder = (part: readonly SenseToken[], whole: readonly SenseToken[]): Alignment => {
  const width = whole.length + 1;
  const lengths = new Uint16Array((part.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  part.forEach((token, row) =>
    whole.forEach((other, column) => {
      lengths[(row + 1) * width + column + 1] = corresponds(token, other)
        ? at(row, column) + 1
        : Math.max(at(row, column + 1), at(row + 1, column));
    }),
  );
  const found = new Array<number | undefined>(part.length).fill(undefined);
  for (let [row, column] = [part.length, whole.length]; row > 0 && column > 0;) {
    const [token, other] = [part[row - 1], whole[column - 1]];
    // The first place of several, so that nothing is taken from a later clause that the sentence leaves out.
    const isFirst = at(row, column - 1) < at(row, column);
    if (isFirst && token !== undefined && other !== undefined && corresponds(token, other)) {
      found[row - 1] = column - 1;
      row--;
      column--;
    } else if (at(row - 1, column) >= at(row, column - 1)) row--;
    else column--;
  }
  return found;
};

const matched = (alignment: Alignment): number => alignment.filter((index) => index !== undefined).length;

/** What may be moved to another place in a sentence begins or ends with one of these. */
const MOVABLE =
  /,|\b(?:after|before|while|when|as|following|since|during|if|unless|because|under|amid|despite|although|through|for|in|at|near|that|said)\b/i;

const RELATIVE = /\b(?:who|whose|whom|which|where)\b/;

/**
 * Aligns a sentence with its evidence, regardless of dates, whose place is free. One of its parts may have moved: `After the
 * vote, the rate rose` for `The rate rose after the vote`.
 */
export const align = (text: string, sentence: readonly SenseToken[], evidence: readonly SenseToken[]): Alignment => {
  const order = [...sentence.keys()];
  const verbs = new Set(verbsOf(text).map((offset) => sentence.findIndex((token) => token.offset >= offset)));
  const isMovable = (at: number): boolean => MOVABLE.test(text.slice(sentence[at - 1]?.offset, sentence[at]?.offset));
  const isVerb = (at: number): boolean => verbs.has(at) && !isMovable(at);
  const joints = [0, ...order.slice(1).filter((at) => isMovable(at) || verbs.has(at)), sentence.length];
  let best = inOrder(sentence, evidence);
  for (const from of joints)
    for (const to of joints)
      for (const place of joints) {
        if (matched(best) === sentence.length) return best;
        if (to <= from || place < to) continue;
        // A relative clause stays with its noun.
        if (RELATIVE.test(text.slice(sentence[from - 1]?.offset ?? 0, sentence[from]?.offset))) continue;
        // What moves over a verb begins like an adverbial; subjects and objects stay.
        if (isVerb(from) || ((from === 0 || isVerb(from)) && isVerb(to)) || (isVerb(place) && !isMovable(from)))
          continue;
        const moved = [
          ...order.slice(0, from),
          ...order.slice(to, place),
          ...order.slice(from, to),
          ...order.slice(place),
        ];
        const found = inOrder(
          moved.flatMap((at) => sentence[at] ?? []),
          evidence,
        );
        if (matched(found) <= matched(best)) continue;
        const back = new Map(moved.map((at, index) => [at, found[index]]));
        best = order.map((at) => back.get(at));
      }
  return best;
};
