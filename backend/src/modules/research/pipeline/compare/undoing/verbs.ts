import { stem } from '../../words/stems';
import { meaningOf } from '../clause-words';

/** A form of a verb: `done` stands as past tense or participle, `doing` as gerund, `to do` after `voted to`. */
export type VerbForm = 'does' | 'done' | 'past' | 'participle' | 'doing' | 'to do';

interface Written {
  readonly verb: string;
  readonly form: VerbForm;
}

/** Base, third person, past, participle if it differs, gerund. */
const CONJUGATED = `
  revoke revokes revoked revoking
  rescind rescinds rescinded rescinding
  repeal repeals repealed repealing
  terminate terminates terminated terminating
  withdraw withdraws withdrew withdrawn withdrawing
  cancel cancels cancelled cancelling
  cancel cancels canceled canceling
  annul annuls annulled annulling
  nullify nullifies nullified nullifying
  vacate vacates vacated vacating
  overturn overturns overturned overturning
  quash quashes quashed quashing
  invalidate invalidates invalidated invalidating
  abolish abolishes abolished abolishing
  scrap scraps scrapped scrapping
  void voids voided voiding
  reverse reverses reversed reversing
  lift lifts lifted lifting
  end ends ended ending
  drop drops dropped dropping
  remove removes removed removing
  suspend suspends suspended suspending
  block blocks blocked blocking
  halt halts halted halting
  freeze freezes froze frozen freezing
  abandon abandons abandoned abandoning
  pull pulls pulled pulling
  retract retracts retracted retracting
  dismiss dismisses dismissed dismissing
  scrub scrubs scrubbed scrubbing
  collapse collapses collapsed collapsing
  resign resigns resigned resigning
  quit quits quit quitting
  sack sacks sacked sacking
  fire fires fired firing
  oust ousts ousted ousting
  acquit acquits acquitted acquitting
  reopen reopens reopened reopening
  resume resumes resumed resuming
  restart restarts restarted restarting
  restore restores restored restoring
  reinstate reinstates reinstated reinstating
  reimpose reimposes reimposed reimposing
  unstruck unstruck unstruck unstruck
  find finds found finding
  supersede supersedes superseded superseding
  correct corrects corrected correcting
`;

const FORMS: ReadonlyMap<string, readonly Written[]> = (() => {
  const forms = new Map<string, Written[]>();
  const add = (word: string | undefined, written: Written): void => {
    if (word !== undefined) forms.set(word, [...(forms.get(word) ?? []), written]);
  };
  for (const line of CONJUGATED.split('\n').filter((row) => row.trim() !== '')) {
    const [verb = '', third, past, ...rest] = line.trim().split(' ');
    const participle = rest.length > 1 ? rest[0] : undefined;
    add(verb, { verb, form: 'to do' });
    add(third, { verb, form: 'does' });
    add(past, { verb, form: participle === undefined ? 'done' : 'past' });
    add(participle, { verb, form: 'participle' });
    add(rest.at(-1), { verb, form: 'doing' });
  }
  return forms;
})();

export const verbOf = (word: string): readonly Written[] => FORMS.get(word) ?? [];

/** Whether a sentence says that something is undone; nouns such as `fire` and `end` do not count. */
export const hasUndoing = (words: readonly { readonly lower: string }[]): boolean =>
  words.some(({ lower }) => verbOf(lower).some(({ verb, form }) => form !== 'to do' && !LEAVES_OR_FINDS.has(verb)));

const LEAVES_OR_FINDS = new Set(['resign', 'quit', 'find', 'unstruck']);

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''));

/** By meaning, so that `merger` stands for `merged`, too. */
const meanings = (list: string): ReadonlySet<string> => new Set([...words(list)].map(meaningOf));

const formal =
  'revoke rescind repeal terminate withdraw cancel annul nullify vacate overturn invalidate abolish scrap void';

/** What can be undone, by its noun; by which verbs; `alone`: by which verbs without an object, `the truce collapsed`. */
export interface Matter {
  readonly nouns: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  readonly alone?: ReadonlySet<string>;
}

export const matters: readonly Matter[] = [
  {
    nouns: meanings(`ban curfew sanction embargo moratorium restriction lockdown quarantine blockade mandate requirement
      evacuation warning alert notice advisory order rule ruling regulation law decree ordinance directive tariff tax
      surcharge freeze limit emergency proclamation resolution measure closure suspension`),
    verbs: words(`${formal} lift end drop remove suspend block halt freeze quash reverse`),
  },
  {
    nouns: meanings(`approval licence permit clearance authorisation accreditation registration certificate consent
      permission concession charter patent`),
    verbs: words(`${formal} pull suspend remove reverse quash`),
  },
  { nouns: meanings('conviction verdict sentence acquittal'), verbs: words(`${formal} quash reverse dismiss`) },
  { nouns: meanings('charge case lawsuit'), verbs: words('drop dismiss withdraw quash') },
  {
    nouns: meanings(
      'merger takeover deal bid offer contract sale agreement partnership alliance pact treaty truce peace',
    ),
    verbs: words(`${formal} drop abandon end suspend`),
    alone: words('collapse'),
  },
  {
    nouns: meanings(
      'strike boycott plan project programme program scheme forecast recall nomination candidacy resignation',
    ),
    verbs: words(`${formal} drop abandon end suspend retract lift reverse`),
    alone: words('end collapse'),
  },
  { nouns: meanings('study paper article claim statement report'), verbs: words('retract withdraw') },
  { nouns: meanings('election result victory vote appointment'), verbs: words(formal) },
  {
    nouns: meanings('launch concert match festival race summit conference meeting hearing visit tour ceremony parade'),
    verbs: words('cancel abandon scrub'),
  },
];

/** Things of which a place has one at a time, so that name and place identify it. */
export const oneAtAPlace = meanings(
  'curfew truce lockdown quarantine emergency evacuation strike blockade merger takeover',
);

/** Verbs that make something hold: without one, a told sentence only mentions it. */
export const enacting = meanings(`
  impose issue declare order adopt announce introduce sign grant set agree begin began launch call approve publish release
  forecast charge convict ban recall clear authorise award require fix extend enact pass take took give gave open start
  strike win won hold held elect name appoint make made close suspend uphold upheld confirm permit license sentence schedule
  plan warn buy merge sell offer bid propose accept resign mandate limit file freeze froze
`);

/** Verbs by which a person leaves an office, said of that person or of those who did it; and by which one takes it. */
export const leaving = { alone: words('resign quit'), done: words('sack fire oust dismiss remove') };
export const taking = meanings(
  'appoint name elect swear sworn hire become became nominate promote take took taken choose chose chosen pick',
);

/** Verbs by which what was stopped goes on, with or without an object. */
export const goingOn = words('resume restart restore reopen reinstate reimpose');
export const stopping =
  meanings(`suspend halt stop pause ground close cancel end lift revoke rescind scrap drop block cease
  withdraw withdrew freeze froze`);

/** Forms of the verbs by which an act that has a number or a name is undone, as alternatives of a regular expression. */
export const formsOf = (wanted: readonly VerbForm[]): string =>
  [...FORMS]
    .filter(([, written]) => written.some(({ verb, form }) => undoActs.has(verb) && wanted.includes(form)))
    .map(([word]) => word)
    .join('|');
const undoActs = words(
  `${formal} lift end drop suspend block halt freeze quash reverse pull supersede correct retract`,
);

/** Roads are blocked and flights dropped, too: what has a number without being an act is not ended by these. */
const stopsAnything = words('block halt freeze drop pull');
/** Whether a sentence has a verb that ends acts. */
export const hasEnding = (tokens: readonly { readonly lower: string }[]): boolean =>
  tokens.some(({ lower }) => verbOf(lower).some(({ verb }) => undoActs.has(verb) && !stopsAnything.has(verb)));

const stemsOf = (isMeant: (verb: string) => boolean): ReadonlySet<string> =>
  new Set([...FORMS].flatMap(([word, written]) => (written.some(({ verb }) => isMeant(verb)) ? [stem(word)] : [])));

/** Stems by which a sentence that undoes nothing is recognised at little cost; `found` is too common to be one. */
export const undoingStems: ReadonlySet<string> = stemsOf((verb) => verb !== 'find');
/** Those by which an act that has a number or a name is undone. */
export const actUndoingStems: ReadonlySet<string> = stemsOf((verb) => undoActs.has(verb));
