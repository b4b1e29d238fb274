import { stemSet } from '../../../pipeline/words/stems';
import type { SenseToken } from '../words/sense-tokens';
import type { Alignment } from './alignment';

interface Compared {
  /** What carries sense in the sentence, and what of the quote each stands for. */
  readonly placed: readonly SenseToken[];
  readonly alignment: Alignment;
  readonly written: string;
  readonly text: string;
  readonly quote: readonly SenseToken[];
  readonly taken: ReadonlySet<number>;
}

const INFINITIVE = /\bto (?:\p{Ll}+ly )?$/u;
/** Of these, what follows is done as well: `voted 41 to 24 to approve a runway`. */
const DONE_TOO =
  /\b(?:vot|decid|resolv|manag|start|continu|proceed|chos|began|went on)\p{Ll}*\b[^,;]* to (?:\p{Ll}+ly )?$/u;
/** After these a verb is as open as the infinitive. */
const OPEN =
  /\b(?:to|will|would|shall|should|may|might|can|could|must|for|of|on|in|by|without|before|after) (?:\p{Ll}+ly )?$/u;
/** Words that mean two or more are written in the form of one: `establish` for `sets up`. */
const FINITE = /^(?:\p{Ll}+(?:ed|es|[^s]s)\b|(?!\p{Ll}+ing )\p{Ll}+ (?:an?|the|its|their) )/u;

/** `The order sets up a programme` for `The order authorizes the minister to establish a programme`: done, where somebody may do it. */
const takesAsDone = ({ placed, alignment, written, text, quote }: Compared): boolean =>
  placed.some(({ kind, offset }, at) => {
    const given = quote[alignment[at] ?? -1];
    return (
      kind === 'word' &&
      given !== undefined &&
      INFINITIVE.test(text.slice(0, given.offset)) &&
      !DONE_TOO.test(text.slice(0, given.offset)) &&
      FINITE.test(written.slice(offset)) &&
      !OPEN.test(written.slice(0, offset))
    );
  });

const ITS_OBJECT =
  /\bto (?!all\b|both\b|each\b|some\b|any\b|one\b)(\p{Ll}{3,}) (?:an?|the|its|their|his|her|every|any|all|new) (?:\p{Ll}+ )?$/u;

/** `announced a treaty` for `announced talks to negotiate a treaty`: the object of a verb that the sentence leaves out. */
const takesObjectOnly = ({ text, quote, taken }: Compared): boolean =>
  [...taken].some((at) => {
    const token = quote[at];
    if (token === undefined || token.kind === 'cue' || token.kind === 'date') return false;
    const found = ITS_OBJECT.exec(text.slice(0, token.offset));
    if (found === null) return false;
    const verbAt = found.index + 'to '.length;
    const verb = quote.findIndex(({ offset }) => offset >= verbAt && offset < verbAt + (found[1] ?? '').length);
    const before = quote.findLastIndex(({ kind, offset }) => kind !== 'cue' && offset < found.index);
    return verb !== -1 && quote[verb]?.kind === 'word' && !taken.has(verb) && !taken.has(before);
  });

/** Whether a sentence takes what depends on a verb that it leaves out. */
export const losesGovernor = (compared: Compared): boolean => takesAsDone(compared) || takesObjectOnly(compared);

const CONTRAST =
  /\b(but not|rather than|instead of|other than|apart from|except(?: for)?|excluding|unlike) ([^,;.]+)/giu;

/** `against the sentence but not the verdict` for `against the verdict but not the sentence`: what is set apart must be the same. */
export const setsOthersApart = (written: string, quote: string): boolean => {
  const apart = [...quote.matchAll(CONTRAST)].map(([, , what = '']) => stemSet(what));
  return (
    apart.length > 0 &&
    [...written.matchAll(CONTRAST)].some(([, , what = '']) => {
      const [first] = stemSet(what);
      return first !== undefined && !apart.some((stems) => stems.has(first));
    })
  );
};
