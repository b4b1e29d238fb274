import type { Seen } from './look-around';

export type DamageOutcome =
  /** It does not start, and says which file is damaged and what to do. */
  | { readonly kind: 'start refused'; readonly words: string }
  /** What needs the damaged part fails, and the rest goes on. */
  | { readonly kind: 'part stopped'; readonly parts: readonly string[] }
  /** All is as before: the byte was unused, or its part was made again. */
  | { readonly kind: 'no effect' }
  /** An answer differs from the undamaged one. */
  | { readonly kind: 'told wrong'; readonly answers: readonly string[] };

const CONTEXT = 40;

/** Where two texts begin to differ. */
const difference = (told: string, before: string): string => {
  let at = 0;
  while (at < told.length && told[at] === before[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - CONTEXT), at + CONTEXT);
  return `…${around(told)}… instead of …${around(before)}…`;
};

/** What became of a damage, by what is seen afterwards. */
export const outcomeOf = (seen: readonly Seen[], undamaged: readonly Seen[]): DamageOutcome => {
  const before = new Map(undamaged.map(({ of, answer }) => [of, answer]));
  const stopped: string[] = [];
  const wrong: string[] = [];
  for (const { of, answer } of seen) {
    const whole = before.get(of);
    if (answer.kind === 'refused') stopped.push(`${of}: ${answer.words}`);
    else if (whole?.kind !== 'told' || whole.text !== answer.text)
      wrong.push(`${of}: ${difference(answer.text, whole?.kind === 'told' ? whole.text : '')}`);
  }
  if (wrong.length > 0) return { kind: 'told wrong', answers: wrong };
  return stopped.length > 0 ? { kind: 'part stopped', parts: stopped } : { kind: 'no effect' };
};
