import { gerund, pastTense, thirdPerson } from '#text/languages/english/regular-verbs';
import {
  undoingVerbForms,
  regular,
  enactingVerbs,
  leavesOrFinds,
  anyNouns,
  lawNouns,
  onceAtAPlace,
  stoppingVerbs,
  stopsAnything,
  takingOffice,
  undoActs,
} from '#text/languages/english/undoing-verbs';
import { stem } from '#text/words/stems';
import { meaningOf } from '../clause-words';

/**
 * A form of a verb. `done` can be a past tense or a participle; `doing` is a gerund; `to do` follows verbs such as
 * `voted`.
 */
export type VerbForm = 'does' | 'done' | 'past' | 'participle' | 'doing' | 'to_do';

interface WrittenForm {
  readonly verb: string;
  readonly form: VerbForm;
}

const regularForms = (base: string): readonly string[] => [base, thirdPerson(base), pastTense(base), gerund(base)];

const FORMS: ReadonlyMap<string, readonly WrittenForm[]> = (() => {
  const forms = new Map<string, WrittenForm[]>();
  const add = (word: string | undefined, written: WrittenForm): void => {
    if (word !== undefined) forms.set(word, [...(forms.get(word) ?? []), written]);
  };
  for (const [verb = '', third, past, ...rest] of [...regular.map(regularForms), ...undoingVerbForms]) {
    const participle = rest.length > 1 ? rest[0] : undefined;
    add(verb, { verb, form: 'to_do' });
    add(third, { verb, form: 'does' });
    add(past, { verb, form: participle === undefined ? 'done' : 'past' });
    add(participle, { verb, form: 'participle' });
    add(rest.at(-1), { verb, form: 'doing' });
  }
  return forms;
})();

export const verbOf = (word: string): readonly WrittenForm[] => FORMS.get(word) ?? [];

/** Whether a sentence says that something is undone; nouns such as `fire` and `end` do not count. */
export const hasUndoing = (words: readonly { readonly lower: string }[]): boolean =>
  words.some(({ lower }) => verbOf(lower).some(({ verb, form }) => form !== 'to_do' && !leavesOrFinds.has(verb)));

/** The words reduced to their meaning, so that `merger` also covers `merged`. */
const meanings = (words: Iterable<string>): ReadonlySet<string> => new Set([...words].map(meaningOf));

/** Words for rules and other law, which a published sentence may mention in passing. */
export const ofLaw = meanings(lawNouns);

/** General nouns that a page may use for whatever it is about. */
export const ofAnything = meanings(anyNouns);

/** Things that a place has only one of at a time, so that the place and the word identify it. */
export const oneAtAPlace = meanings(onceAtAPlace);

/** Verbs that put something in force; without one, a published sentence only mentions it. */
export const verbsOfEnacting = meanings(enactingVerbs);

/** Verbs for taking an office, and for stopping what is under way. */
export const verbsOfTakingOffice = meanings(takingOffice);
export const verbsOfStopping = meanings(stoppingVerbs);

/**
 * Forms of the verbs by which an act that has a number or a name is undone, as alternatives of a regular expression.
 */
export const verbForms = (wanted: readonly VerbForm[]): string =>
  [...FORMS]
    .filter(([, written]) => written.some(({ verb, form }) => undoActs.has(verb) && wanted.includes(form)))
    .map(([word]) => word)
    .join('|');

export const hasEnding = (tokens: readonly { readonly lower: string }[]): boolean =>
  tokens.some(({ lower }) => verbOf(lower).some(({ verb }) => undoActs.has(verb) && !stopsAnything.has(verb)));

const stemsOf = (isMeant: (verb: string) => boolean): ReadonlySet<string> =>
  new Set([...FORMS].flatMap(([word, written]) => (written.some(({ verb }) => isMeant(verb)) ? [stem(word)] : [])));

/**
 * Stems that a sentence must have to undo anything, for a cheap first check. `found`, a form of `find`, is too common.
 */
export const undoingStems: ReadonlySet<string> = stemsOf((verb) => verb !== 'find');
/** Stems that a sentence must have to undo an act with a number or a name. */
export const actUndoingStems: ReadonlySet<string> = stemsOf((verb) => undoActs.has(verb));
