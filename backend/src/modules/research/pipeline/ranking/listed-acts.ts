import { isTooLong, unbalanced } from '../sentences/form';
import { identifiersIn } from '../stories/titles';

interface Listed {
  readonly id: string;
  readonly from: number;
  /** Behind its date, title and `as amended`. */
  readonly to: number;
}

const TAIL = /^(?:,? of \p{Lu}\p{Ll}+ \d{1,2}, \d{4})?(?: \([^()]*\))?(?:,? as (?:further )?amended(?= |[,;.]))?/u;
const BETWEEN = /^(?:[,;] (?:and |or )?| and | or )(?:the )?$/;

/** Fewer are not a list that makes a sentence long. */
const FEWEST = 3;

/** The longest list of numbered acts in a text: `Order 12, as amended; Order 13; and Order 14`. */
const longestList = (text: string): readonly Listed[] => {
  const runs: Listed[][] = [];
  for (const { id, from, to } of identifiersIn(text)) {
    const act = { id, from, to: to + (TAIL.exec(text.slice(to))?.[0].length ?? 0) };
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && BETWEEN.test(text.slice(last.to, from))) run.push(act);
    else runs.push([act]);
  }
  return runs.reduce<readonly Listed[]>((longest, run) => (run.length > longest.length ? run : longest), []);
};

/** A sentence without some of the acts that it lists. */
export interface WithFewerActs {
  readonly text: string;
  /** Ids of the acts that were left off. */
  readonly others: readonly string[];
}

/**
 * A sentence that says the same of many numbered acts, too long for a line, with the wanted ones only and an ellipsis for the
 * others. Null if it is short enough, lists none of them, or stays too long.
 */
export const withFewerActs = (text: string, isWanted: (id: string) => boolean): WithFewerActs | null => {
  const acts = isTooLong(text) ? longestList(text) : [];
  const [first, last] = [acts[0], acts.at(-1)];
  const wanted = acts.filter(({ id }) => isWanted(id));
  if (first === undefined || last === undefined || acts.length < FEWEST || wanted.length === 0) return null;
  const shown = wanted.map((act, place) => {
    const before = place === 0 ? first : (acts[acts.indexOf(wanted[place - 1] ?? act) + 1] ?? act);
    return `${act === before ? '' : '… '}${text.slice(act.from, act.to)}`;
  });
  const rest = wanted.at(-1) === last ? '' : '; …';
  const short = `${text.slice(0, first.from)}${shown.join('; ')}${rest}${text.slice(last.to)}`;
  if (isTooLong(short) || unbalanced(short) !== false) return null;
  return { text: short, others: acts.flatMap(({ id }) => (isWanted(id) ? [] : [id])) };
};
