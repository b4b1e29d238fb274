import { anyLanguage } from '../languages/diary-languages';
import { COUNT } from '../proposing/numbers';
import type { Clause } from './clause';
import { COUNT_ALONE } from './clause-stool-words';
import { readFood } from './read-food';
import { readMedication } from './read-medication';
import { TYPE, readStool } from './read-stool';
import { isClock } from './time-of-list';

const NEXT = `(?:(?:${anyLanguage(({ joints }) => joints.next)}) )?`;
/** One more of what the clause before told: `another two`, `second one`. */
const ONE_MORE = new RegExp(
  `^ ${NEXT}(?:${anyLanguage(({ joints }) => joints.another)})(?: (?<count>${COUNT}))? $|^ ${NEXT}(?<more>${COUNT}) (?:${anyLanguage(({ joints }) => joints.more)}) $`,
  'u',
);
/** The same at another time, without an amount: `again at 1`. */
const REPETITION = new RegExp(`^ ${NEXT}(?:${anyLanguage(({ joints }) => joints.again)}) $`, 'u');

/** The name of what was last taken, drunk or eaten, with its verb. */
const hadBefore = (before: Clause): string | null => {
  for (const [verb, reading] of [
    ['took', readMedication([before])],
    ['had', readFood('drink', [before])],
    ['had', readFood('meal', [before])],
  ] as const) {
    const thing = reading?.thing;
    const name = thing === undefined ? null : 'name' in thing ? thing.name : 'what' in thing ? thing.what : null;
    if (name !== null) return `${verb} COUNT ${name}`;
  }
  return null;
};

const namesDay = ({ moment }: Clause): boolean => moment.some(({ kind }) => kind === 'day' || kind === 'weekday');

/**
 * The clause with the words that it leaves out and the clause before has; null if none are missing. `goesOn`: whether
 * what was last counted, or comes next, is stools.
 */
const inFull = (clause: Clause, before: Clause | undefined, goesOn: boolean): string | null => {
  const number = COUNT_ALONE.exec(clause.text)?.groups?.count;
  if (number !== undefined && goesOn && namesDay(clause)) return ` ${number} times on the toilet `;
  const another = ONE_MORE.exec(clause.text);
  const isAgain = REPETITION.test(clause.text) && clause.moment.some(isClock);
  const had = before === undefined || (another === null && !isAgain) ? null : hadBefore(before);
  const count = another?.groups?.count ?? another?.groups?.more ?? 'one';
  return had === null ? null : ` ${had.replace('COUNT ', isAgain ? '' : `${count} `)} `;
};

/** Whether a clause gives the type of what the one before counts: `just 2 today, both type 5`. */
const tellsType = (clause: Clause | undefined, before: Clause): boolean =>
  clause?.sentence === before.sentence && clause.isTold && clause.text.search(TYPE) >= 0;

/** Completes clauses with words of the clause before: `7 stools on Saturday, today 3`. */
export const withEllipses = (clauses: readonly Clause[]): readonly Clause[] => {
  let goesOn = false;
  return clauses.map((clause, at) => {
    const text = clause.isTold ? inFull(clause, clauses[at - 1], goesOn || tellsType(clauses[at + 1], clause)) : null;
    const stool = readStool([clause])?.thing;
    if (stool?.kind === 'stool') goesOn ||= stool.count !== null;
    else if (text === null && /\p{N}/u.test(clause.text)) goesOn = false;
    return text === null ? clause : { ...clause, text, marked: text, whole: text };
  });
};
