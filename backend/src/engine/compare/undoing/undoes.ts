import { prepositions } from '#text/languages/english/clauses';
import { isMeaningful, type Token } from '../clause-words';
import { mayOverrule } from '../authorities';
import { isDoubtful } from '../doubt';
import { covers, coveredStems, sharesName, type ToldStatement } from '../told-statement';
import type { Undoing } from './parse';
import { goingOn, leaving } from '#text/languages/english/undoing-verbs';
import { enacting, hasUndoing, matters, oneAtAPlace, stopping, taking } from './verbs';

const PLACING = new Set(['in', 'at', 'for', 'from', 'across']);
const POSSESSIVES = new Set(['its', 'their', 'his', 'her']);

/** The noun of a phrase: its last word before `of`, `on` or the like. `a state of emergency` is an emergency. */
const headOf = (phrase: readonly Token[]): Token | undefined => {
  const end = phrase.findIndex(({ lower }) => prepositions.has(lower));
  const head = (end < 0 ? phrase : phrase.slice(0, end)).findLast(({ kind }) => kind === 'content');
  return head?.lower === 'state' ? phrase.find(({ lower }) => lower === 'emergency') : head;
};

const hasAny = (told: ToldStatement, stems: ReadonlySet<string>): boolean => {
  for (const stem of told.stems) if (stems.has(stem)) return true;
  return false;
};

/** Fewer words in common with the told sentence than these are too vague. */
const FEWEST_COMMON = 2;

const isSpecific = (told: ToldStatement, { matter, agent }: Undoing, fewest = FEWEST_COMMON): boolean =>
  coveredStems(told, [...matter, ...(agent ?? [])]).size >= fewest;

/** Whether it is clear which ban or strike is meant: `ended their strike` depends on who did, `lifted the ban` says too little. */
const isDefinite = (told: ToldStatement, head: Token, undoing: Undoing): boolean => {
  const { matter } = undoing;
  if (oneAtAPlace.has(head.stem) && matter.some(({ lower }) => told.names.has(lower))) return true;
  const isPossessed = matter.some(({ lower }) => POSSESSIVES.has(lower));
  return isSpecific(told, undoing, FEWEST_COMMON + 1) && (isPossessed || coveredStems(told, matter).size > 1);
};

const undoesMatter = (told: ToldStatement, undoing: Undoing): boolean => {
  const { verb, matter, agent, voice, rest } = undoing;
  const head = headOf(matter);
  if (head === undefined || !told.vocabulary.has(head.stem)) return false;
  const kind = matters.find(({ nouns }) => nouns.has(head.stem));
  if (kind === undefined || !(voice === 'alone' ? kind.alone : kind.verbs)?.has(verb)) return false;
  // `The strike ended a week of calm`.
  if (voice === 'alone' && untilTime(rest).some(isMeaningful)) return false;
  if (!isDefinite(told, head, undoing)) return false;
  return hasAny(told, enacting) && !hasUndoing(told.tokens) && (agent === null || mayOverrule(told, agent, matter));
};

/** A person’s full name, which the told sentence and the later one have. */
const namesPerson = (told: ToldStatement, phrase: readonly Token[]): boolean =>
  phrase.some((token, index) => {
    const next = phrase[index + 1];
    return token.capital && next?.capital === true && told.names.has(token.lower) && told.names.has(next.lower);
  });

const leavesOffice = (told: ToldStatement, { verb, matter, voice, rest }: Undoing): boolean => {
  const verbs = voice === 'alone' ? leaving.alone : leaving.done;
  if (!verbs.has(verb) || !hasAny(told, taking) || !namesPerson(told, matter)) return false;
  return voice !== 'alone' || covers(told, untilTime(rest));
};

const untilTime = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens.findIndex(({ kind }) => kind === 'time');
  return end < 0 ? tokens : tokens.slice(0, end);
};

const isAcquitted = (told: ToldStatement, { verb, matter, voice, rest }: Undoing): boolean =>
  verb === 'acquit' &&
  voice !== 'alone' &&
  (told.stems.has('convict') || told.stems.has('charg') || told.stems.has('sentenc')) &&
  namesPerson(told, matter) &&
  covers(told, voice === 'passive' ? untilTime(rest) : []);

const goesOn = (told: ToldStatement, { verb, matter, agent, voice, rest }: Undoing): boolean =>
  goingOn.has(verb) &&
  hasAny(told, stopping) &&
  matter.some(isMeaningful) &&
  (voice !== 'alone' || covers(told, untilTime(rest))) &&
  (agent === null || mayOverrule(told, agent, matter));

const endsStrike = (told: ToldStatement, { verb, voice }: Undoing): boolean =>
  verb === 'unstruck' && voice === 'alone' && told.stems.has('strike');

const STATES = new Set(['alive', 'safe', 'unharmed', 'unhurt', 'dead']);
const isFound = (told: ToldStatement, { verb, voice, rest }: Undoing): boolean =>
  verb === 'find' && voice === 'passive' && told.stems.has('miss') && STATES.has(rest[0]?.lower ?? '');

const ways = [undoesMatter, leavesOffice, isAcquitted, goesOn, endsStrike, isFound];

/** Words after what is undone that limit it: `on Thursday in two districts`. */
const limits = (told: ToldStatement, { rest }: Undoing): boolean => {
  const start = rest.findIndex(({ lower }) => PLACING.has(lower));
  return start >= 0 && !covers(told, untilTime(rest.slice(start)));
};

/** Whether a later sentence says that what was told no longer holds. */
export const undoes = (told: ToldStatement, undoing: Undoing, sentence: readonly Token[]): boolean =>
  !isDoubtful(undoing.clause) &&
  covers(told, undoing.matter) &&
  isSpecific(told, undoing) &&
  sharesName(told, sentence) &&
  !limits(told, undoing) &&
  namesOf(undoing.front).every((token) => covers(told, [token])) &&
  ways.some((way) => way(told, undoing));

const namesOf = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter((token, index) => index > 0 && token.capital && isMeaningful(token));
