import { clauseOf, lacksSubject, mayHaveVerb, verbsOf } from '../claims/clauses';
import type { SenseToken } from '../words/sense-tokens';
import { glue } from '../words/words';

interface Compared {
  readonly written: string;
  /** All that carries sense in the sentence. */
  readonly sentence: readonly SenseToken[];
  readonly text: string;
  readonly quote: readonly SenseToken[];
  /** Indices of what the sentence takes from the quote. */
  readonly taken: ReadonlySet<number>;
}

/** `, and`, ` and`, `;`: a clause begins here if a verb follows, with or without a subject before it. */
const JOINT =
  /, (?:and|but|while|whereas|or|which|who) |; | (?:and|but) |, (?=\p{Ll}+ed )|,[”"] |(?<=\b(?:said|says|announce[sd]?|confirm(?:s|ed)|report(?:s|ed)|ruled|found|state[sd])) that,? /gu;

const isSaid = (joint: string): boolean => /[”"]|that/.test(joint);

const opensClause = (joint: string, after: string): boolean =>
  isSaid(joint) ||
  lacksSubject(after) ||
  (/^(?:[,;]| and$)/.test(joint.trimEnd()) && clauseOf(after.split(/, | and |;/)[0] ?? '') !== null);

/** Offsets at which the clauses of a text begin. */
const clauseStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const before = text.slice(starts.at(-1), index);
    const start = index + joint.length;
    // Without a verb before it, it joins nouns.
    if ((isSaid(joint) || mayHaveVerb(before)) && opensClause(joint, text.slice(start))) starts.push(start);
  }
  return starts;
};

interface QuotedClause {
  /** Indices of the tokens of its subject, which it may share with the clause before it. */
  readonly subject: readonly number[];
  readonly verb: number | undefined;
  /** What follows the verb. */
  readonly rest: readonly number[];
}

/** Words of the noun that a relative clause is about, right before it. */
const MOST_NOUNS = 4;

const isRelative = (text: string, start: number): boolean =>
  /, (?:which|who) $/.test(text.slice(0, start)) && lacksSubject(text.slice(start));

const quotedClauses = ({ text, quote, taken }: Compared): readonly QuotedClause[] => {
  const starts = clauseStarts(text);
  const content = [...quote.keys()].filter((at) => quote[at]?.kind !== 'cue');
  const offsetOf = (at: number): number => quote[at]?.offset ?? 0;
  let shared: readonly number[] = [];
  return starts.map((start, number) => {
    const end = starts[number + 1] ?? text.length;
    const own = content.filter((at) => offsetOf(at) >= start && offsetOf(at) < end);
    const verbs = lacksSubject(text.slice(start)) ? [start] : [];
    const all = [...verbs, ...verbsOf(text.slice(start, end)).map((at) => start + at)];
    const firstTaken = own.find((at) => taken.has(at) && offsetOf(at) >= (all[0] ?? Infinity));
    // Of several verbs the last before what is taken: `the party, dated 2023, has established`.
    const verbAt = all.findLast((at) => firstTaken === undefined || at <= offsetOf(firstTaken)) ?? all[0] ?? end;
    const subject = own.filter((at) => offsetOf(at) < verbAt);
    if (isRelative(text, start)) {
      // Not what comes before the verb: `The board sued Lusk, which …`
      const lastVerb = verbsOf(text.slice(0, start)).at(-1) ?? -1;
      const before = content.filter((at) => offsetOf(at) < start);
      const nouns = before.filter((at) => offsetOf(at) > lastVerb).slice(-MOST_NOUNS);
      const [verb, ...rest] = own;
      return { subject: nouns, verb, rest };
    }
    if (subject.length > 0) shared = subject;
    const [verb, ...rest] = own.filter((at) => offsetOf(at) >= verbAt);
    return { subject: shared, verb, rest };
  });
};

/** `The rule applies from …` */
const RULE = /^(?:The|This) (?:rule|measure|regulation|law|act|order|decision|change)s? (?:will )?(?:appl|take|come)/;

/** Whether a sentence says of one subject what the quote says of another, or joins the verb of one clause to the object of another. */
export const mixesClauses = (compared: Compared): boolean => {
  const { written, sentence, text, quote, taken } = compared;
  // `…, which will cost more` refers to all that was said.
  if (written.startsWith('This '))
    return (
      !(RULE.test(text) && /^This (?:applies|takes effect) /.test(written)) && !/^(?:This|That|These|It)\b/.test(text)
    );
  const clauses = quotedClauses(compared);
  const from = clauseOf(written)?.predicate.length ?? 0;
  const hasSubject =
    !lacksSubject(written) &&
    from > 0 &&
    sentence.some(({ kind, offset }) => kind !== 'cue' && offset < written.length - from);
  return clauses.some(({ subject, verb, rest }) => {
    const takesVerb = verb !== undefined && taken.has(verb);
    const takesRest = rest.some((at) => taken.has(at));
    if (hasSubject && (takesVerb || takesRest) && subject.length > 0 && !subject.some((at) => taken.has(at)))
      return true;
    const token = verb === undefined ? undefined : quote[verb];
    return clauses.length > 1 && takesRest && !takesVerb && token?.kind === 'word' && !glue.has(token.key);
  });
};
