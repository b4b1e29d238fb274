import { possessives, prepositions } from '#text/languages/english/clauses';
import { isMeaningful, type Token } from '../clause-words';
import { mayOverrule } from '../authorities';
import { isDoubtful } from '../doubt';
import { covers, coveredStems, sharesName, type ToldStatement } from '../told-statement';
import type { Undoing } from './parse';
import { endsAlone, goingOn, leaving, ofWares, undoesThings } from '#text/languages/english/undoing-verbs';
import { hasUndoing, ofAnything, ofLaw, oneAtAPlace, stopping, taking } from './verbs';

const PLACING = new Set(['in', 'at', 'for', 'from', 'across']);

/** The head of a phrase: its last word before `of`, `on` or the like; the head of `a state of emergency` is `emergency`. */
const headOf = (phrase: readonly Token[]): Token | undefined => {
  const end = phrase.findIndex(({ lower }) => prepositions.has(lower));
  const head = (end < 0 ? phrase : phrase.slice(0, end)).findLast(({ kind }) => kind === 'content');
  return head?.lower === 'state' ? phrase.find(({ lower }) => lower === 'emergency') : head;
};

const hasAny = (told: ToldStatement, stems: ReadonlySet<string>): boolean => {
  for (const stem of told.stems) if (stems.has(stem)) return true;
  return false;
};

/** Minimum number of words in common with the told sentence, and with the sentence and its title together; fewer are too vague. */
const FEWEST_COMMON = 2;
const FEWEST_ON_PAGE = 4;

const isSpecific = (told: ToldStatement, { matter, agent }: Undoing, sentence: readonly Token[]): boolean =>
  coveredStems(told, [...matter, ...(agent ?? [])]).size >= FEWEST_COMMON || isOnPage(told, sentence);

/** The words of a phrase up to `and`: ending two things also ends the first one. */
const firstOf = (phrase: readonly Token[]): readonly Token[] => {
  const end = phrase.findIndex(({ lower }) => lower === 'and');
  return end < 0 ? phrase : phrase.slice(0, end);
};

/** Whether a page is about what was told, judging by the words in its sentence and title. */
const isOnPage = (told: ToldStatement, sentence: readonly Token[]): boolean =>
  coveredStems(told, sentence).size >= FEWEST_ON_PAGE;

/**
 * Whether a phrase matches what was told. On a page about the same, one word before the noun may be new: `the arson charge
 * against the roofer`.
 */
const coversMatter = (told: ToldStatement, matter: readonly Token[], sentence: readonly Token[]): boolean => {
  const head = headOf(matter);
  const isNew = (token: Token): boolean => !covers(told, [token]);
  const others = matter.filter(isNew);
  const [only] = others;
  if (only === undefined) return true;
  const isModifier = head !== undefined && only !== head && only.to <= head.from && only.kind === 'content';
  return others.length === 1 && isModifier && !only.capital && isOnPage(told, sentence);
};

/** Whether a phrase refers to what was told by a general noun, on a page about the same: `withdrew the 7.2 update`. */
const standsForTold = (told: ToldStatement, matter: readonly Token[], sentence: readonly Token[]): boolean => {
  const head = headOf(matter);
  return (
    head !== undefined &&
    ofAnything.has(head.stem) &&
    matter.every((token) => token === head || covers(told, [token])) &&
    coveredStems(told, matter).size > 0 &&
    isOnPage(told, sentence)
  );
};

/**
 * Whether it is clear which ban or strike is meant. `ended their strike` depends on who ended it, and `lifted the ban` says too
 * little.
 */
const isDefinite = (told: ToldStatement, head: Token, { matter }: Undoing, sentence: readonly Token[]): boolean => {
  if (oneAtAPlace.has(head.stem) && matter.some(({ lower }) => told.names.has(lower))) return true;
  const isPossessed = matter.some(({ lower }) => possessives.has(lower));
  if (isOnPage(told, sentence)) return true;
  const isSaid = isPossessed || coveredStems(told, matter).size >= FEWEST_COMMON;
  return isSaid && coveredStems(told, sentence).size > FEWEST_COMMON;
};

const undoesMatter = (told: ToldStatement, undoing: Undoing, sentence: readonly Token[]): boolean => {
  const { verb, matter, agent, voice, rest } = undoing;
  const head = headOf(matter);
  if (head === undefined || !(voice === 'alone' ? endsAlone : undoesThings).has(verb)) return false;
  const isThing = ofLaw.has(head.stem) || ofAnything.has(head.stem);
  // A person who is suspended or dismissed has not ended.
  if (head.capital && !isThing && !ofWares.has(verb)) return false;
  const isMeant =
    told.heads.has(head.stem) ||
    (ofLaw.has(head.stem) && told.vocabulary.has(head.stem)) ||
    (ofAnything.has(head.stem) && isOnPage(told, sentence));
  const next = matter[matter.indexOf(head) + 1];
  if (!isMeant || (next?.kind === 'number' && !told.heads.has(next.stem))) return false;
  // The verb has an object, so its subject did not end: `The strike ended a week of calm`.
  if (voice === 'alone' && untilTime(rest).some(isMeaningful)) return false;
  if (!isDefinite(told, head, undoing, sentence)) return false;
  return !hasUndoing(told.tokens) && (agent === null || mayOverrule(told, agent, matter));
};

/** Whether a phrase is the full name of a person whom both sentences name. */
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

const ofThings = [undoesMatter, goesOn];
const ways = [...ofThings, leavesOffice, isAcquitted, endsStrike, isFound];

/** The ways in which a sentence can undo what was told, depending on what it calls it. */
const waysFor = (told: ToldStatement, matter: readonly Token[], sentence: readonly Token[]): typeof ways => {
  if (coversMatter(told, matter, sentence)) return ways;
  return standsForTold(told, matter, sentence) ? ofThings : [];
};

/** Whether the words after what is undone limit it: `on Thursday in two districts`. */
const limits = (told: ToldStatement, { rest }: Undoing): boolean => {
  const start = rest.findIndex(({ lower }) => PLACING.has(lower));
  return start >= 0 && !covers(told, untilTime(rest.slice(start)));
};

/** Whether a later sentence says that what was told no longer holds. */
export const undoes = (told: ToldStatement, whole: Undoing, sentence: readonly Token[]): boolean => {
  const undoing = { ...whole, matter: firstOf(whole.matter) };
  return (
    !isDoubtful(undoing.clause) &&
    isSpecific(told, undoing, sentence) &&
    sharesName(told, sentence) &&
    !limits(told, undoing) &&
    namesOf(undoing.front).every((token) => covers(told, [token])) &&
    waysFor(told, undoing.matter, sentence).some((way) => way(told, undoing, sentence))
  );
};

const namesOf = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter((token, index) => index > 0 && token.capital && isMeaningful(token));
