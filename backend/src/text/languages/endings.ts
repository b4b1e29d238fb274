import { memoize } from '#kernel/memoize';
import { matchesIn } from '../words/matches';
import type { Language } from './language';

/** Placeholder in a sentence for the act that may have ended. No language has words with its letters. */
export const ACT = 'ЖREF';

interface Patterns {
  /** A clause says that the act was ended, or that someone ended it. */
  readonly ended: readonly RegExp[];
  /** The group captures what follows the act, up to the end of the verb. */
  readonly endedBy: readonly RegExp[];
  readonly over: RegExp;
  readonly givenUp: RegExp;
  /** A possessive at the end of what precedes a noun. */
  readonly own: RegExp;
  readonly openers: ReadonlySet<string>;
  /** Second parts of verbs: `zurück` of `zieht … zurück`. */
  readonly particles: ReadonlySet<string>;
  readonly verbs: RegExp;
  readonly prepositions: ReadonlySet<string>;
  /** Words after which a phrase begins: conjunctions and auxiliaries. */
  readonly beforePhrase: ReadonlySet<string>;
  readonly weekday: RegExp;
  /** The rest of a clause from a cause on, which says nothing of whether something has ended. */
  readonly cause: RegExp;
}

const whole = (alternatives: string): string => String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})`;
/** A number between a preposition and its object: `di 24 ore`. */
const NUMBERS = /(?: [\d.,]+)+ ?$/u;

const wordPattern = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s'’„“«]+/u)
    .filter((word) => word !== '');

/** Words for the whole of something: `ha levantado todos los cortes`. */
const ALL = 'tod[oa]s|tou(?:s|tes)|tutt[ie]';
const WHOLE = new RegExp(`^(?:${ALL})$`, 'iu');
/** Words between an auxiliary and its participle: `a été finalement annulé`. */
const REACH = String.raw`(?:[^\s,;:]+ ){0,2}`;

const patternsOf = (language: Language): Patterns => {
  const { endings, news, description } = language;
  const { passive, active, done, finite, over, openers } = endings;
  // `Das Verbot nützt nichts und gilt nicht mehr` has one subject.
  const ofClause = `${whole(`${description.conjunctions}|${openers}`)}(?! (?:${over}|${passive}))`;
  const gap = String.raw`(?:(?!${ofClause})[^,;:]){0,80}?`;
  // In Portuguese, `a` is more often an article than a preposition.
  const isArticle = (word: string): boolean => word.length === 1 && news.determiners.has(word);
  const prepositions = new Set(description.prepositions.split('|').filter((word) => !isArticle(word)));
  const articles = [...news.determiners].filter((word) => !prepositions.has(word)).join('|');
  const weekday = String.raw`(?:\p{L}{1,3} )?${language.weekday.source}`;
  const between = String.raw`(?:${whole(`${articles}|${ALL}|${weekday}`)}[ ’]+|${news.ownDay.source} )*`;
  const pattern = (source: string): RegExp => new RegExp(source, 'iu');
  const framed = (before: string, after: string): RegExp =>
    pattern(`${whole(before)}${gap}${ACT}(${gap})${whole(after)}`);
  const beforeAct = (verb: string): RegExp => pattern(`${verb} ${between}${ACT}(.*)`);
  const common = {
    over: pattern(whole(over)),
    givenUp: pattern(whole(endings.givingUp)),
    own: pattern(String.raw`${whole(endings.own)} (?:\p{Ll}+ )?$`),
    openers: new Set(news.participleLast ? [] : openers.split(/[|?]+/)),
    particles: new Set(finite.flatMap((verb) => /^\p{L}+$/u.exec(verb.split(' … ')[1]?.split('(')[0] ?? '') ?? [])),
    verbs: pattern(whole([done, over, ...finite.map((verb) => verb.split(' … ')[0])].join('|'))),
    prepositions,
    beforePhrase: new Set([...news.auxiliaries, ...description.conjunctions.split('|'), ...openers.split('|')]),
    weekday: pattern(`^${whole(language.weekday.source)}`),
    cause: pattern(`,? ${whole(endings.causes)}.*$`),
  };
  const isOver = pattern(`${ACT}${gap}${whole(over)}`);
  if (news.participleLast)
    return {
      ...common,
      ended: [
        isOver,
        pattern(`${ACT}${gap}${whole(passive)}${gap}${whole(done)}`),
        pattern(`${whole(passive)}${gap}${ACT}${gap}${whole(done)}`),
        pattern(`${ACT}${gap}${whole(done)} ${whole(passive)}`),
      ],
      endedBy: [
        framed(active, done),
        pattern(`${ACT}(${gap})${whole(done)} ${whole(active)}`),
        ...finite.map((verb) => {
          const [before = '', after] = verb.split(' … ');
          return after === undefined ? pattern(`${whole(before)}${gap}${ACT}(.*)`) : framed(before, after);
        }),
      ],
    };
  return {
    ...common,
    ended: [isOver, pattern(`${ACT}${gap}${whole(passive)} ${REACH}${whole(done)}`)],
    endedBy: [beforeAct(`${whole(active)} ${REACH}${whole(done)}`), beforeAct(whole(finite.join('|')))],
  };
};

const patternsFor = memoize(patternsOf);

/** Puts a space after apostrophes, so that words are separate. */
export const spaced = (sentence: string): string => sentence.replace(/['’] ?/g, '’ ');

/** A cheap check for whether a sentence can say that an act has ended. */
export const speaksOfEnding = (sentence: string, language: Language): boolean =>
  patternsFor(language).verbs.test(spaced(sentence));

/** A cheap check for whether a sentence can say that somebody gives something up. */
export const givesUp = (sentence: string, language: Language): boolean =>
  patternsFor(language).givenUp.test(spaced(sentence));

/** The words of a clause from a place on that name one thing: up to a verb, another preposition or `and`. */
const nameFrom = (text: string, from: number, language: Language): readonly string[] => {
  const { prepositions, beforePhrase, openers, verbs, particles, weekday, cause } = patternsFor(language);
  const { endings, news, functionWords } = language;
  const found: string[] = [];
  let isVerbNext = false;
  for (const word of text
    .slice(from)
    .replace(cause, '')
    .split(/[,;:]/)[0]
    ?.match(/[\p{L}\p{M}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu) ?? []) {
    const lower = word.toLowerCase();
    const isLink = endings.naming.has(lower) || (news.determiners.has(lower) && !prepositions.has(lower));
    const isSkipped = isVerbNext || isLink || weekday.test(lower);
    // `la ordenanza que creaba la zona`
    isVerbNext = openers.has(lower);
    if (isSkipped || isVerbNext || particles.has(lower)) continue;
    if (prepositions.has(lower) || beforePhrase.has(lower) || functionWords.has(lower) || verbs.test(word)) break;
    const isNoun = !language.capitalisedNouns || /^[\p{Lu}\d]/u.test(word);
    if (isNoun) found.push(word);
  }
  return found;
};

/** What a sentence says has ended. */
interface NamedEnd {
  /** The words that name it, its head first. */
  readonly words: readonly string[];
  /** Whether it is a deed that somebody will not do after all. */
  readonly isGivenUp: boolean;
  /** The words before it, if it belongs to whoever ended it; else null. */
  readonly owner: string | null;
}

const ownerIn = (before: string, { own }: Patterns): string | null => {
  const clause = before.split(/[,;:]| [—–] /u).at(-1) ?? '';
  return own.test(clause) ? clause : null;
};

/** The things that a sentence says have ended. */
export const endedThingsIn = (sentence: string, language: Language): readonly NamedEnd[] => {
  const text = spaced(sentence);
  const { givenUp } = patternsFor(language);
  const given = givenUp.exec(text);
  if (given !== null) {
    const clause =
      text
        .slice(0, given.index)
        .split(/[,;:]| [—–] /u)
        .at(-1) ?? '';
    const words = nameFrom(text, given.index + given[0].length, language);
    const owner = ownerIn(`${text.slice(0, given.index + given[0].length)} `, patternsFor(language));
    return language.endings.not.test(clause) ? [] : [{ words, isGivenUp: true, owner }];
  }
  if (!speaksOfEnding(sentence, language)) return [];
  return matchesIn(text, /[\p{L}\p{M}]{3,}/gu).flatMap(({ 0: word, index }) => {
    const end = index + word.length;
    const isNoun = !language.capitalisedNouns || /^\p{Lu}/u.test(word);
    if (!isNoun || language.functionWords.has(word.toLowerCase()) || isGovernedIn(text.slice(0, index), language))
      return [];
    const isEnded = saysActEnded(`${text.slice(0, index)}${ACT}${text.slice(end)}`, language);
    if (!isEnded) return [];
    const owner = ownerIn(text.slice(0, index), patternsFor(language));
    return [{ words: [word, ...nameFrom(text, end, language)], isGivenUp: false, owner }];
  });
};

/** Whether the act is part of another phrase: `unter der Hafenordnung`, `une partie de l’arrêté`. */
export const isGovernedIn = (before: string, language: Language): boolean => {
  const { prepositions, beforePhrase, weekday } = patternsFor(language);
  const words = wordPattern((before.split(/[,;:]/).at(-1) ?? '').replace(NUMBERS, '')).filter(
    (word, index, all) => !WHOLE.test(word) || index < all.length - 2,
  );
  const last = words.at(-1) ?? '';
  if (prepositions.has(last)) return true;
  const isArticle = language.news.determiners.has(last);
  const head = (isArticle ? words.at(-2) : last) ?? '';
  if (head === '' || beforePhrase.has(head) || weekday.test(head)) return false;
  return language.functionWords.has(head) || (isArticle && language.endings.oblique.has(last));
};

const SMALL_WITH_NUMBER = /^\p{Ll}[^/.-]*$/u;

/** Whether the number belongs to what follows rather than to an act: `los primeros 118 buques`. */
export const countsNext = (name: string, after: string, language: Language): boolean => {
  const next = SMALL_WITH_NUMBER.test(name) ? /^ (\p{Ll}+)/u.exec(after)?.[1] : undefined;
  if (next === undefined || language.functionWords.has(next)) return false;
  const { weekday, beforePhrase, verbs } = patternsFor(language);
  return !weekday.test(next) && !beforePhrase.has(next) && !verbs.test(next);
};

/** Whether an object follows, so that the act is the subject: `derogó el Decreto 41 las normas de 1998`. */
const isFollowedByObject = (after: string, language: Language): boolean => {
  const { prepositions, weekday } = patternsFor(language);
  const words = wordPattern(after);
  const opens = (word: string, index: number): boolean =>
    language.news.determiners.has(word) &&
    !prepositions.has(word) &&
    !language.endings.oblique.has(word) &&
    !prepositions.has(words[index - 1] ?? '') &&
    !weekday.test(words[index + 1] ?? '');
  return (language.news.participleLast ? words : words.slice(0, 1)).some(opens);
};

/** `zwischen Talheim und Bad Elsen` is one phrase. */
const BETWEEN = /(?<!\p{L})((?:zwischen|entre|tra|fra|tussen) [^,;:]{1,40}?) (?:und|et|y|ed?|en) (?=\p{Lu})/gu;
/** Whether a sentence in which `ACT` stands for an act says, as done and of the whole, that it has ended. */
export const saysActEnded = (sentence: string, language: Language): boolean => {
  const { background, lookingBack } = language.news;
  if (background.test(sentence) || lookingBack.test(sentence)) return false;
  const { ended, endedBy, over, cause } = patternsFor(language);
  const ownClause = sentence.split(/[,;:]| [—–] /u).find((part) => part.includes(ACT)) ?? '';
  const clause = ownClause.replace(BETWEEN, '$1 ').replace(cause, (because) => (because.includes(ACT) ? because : ''));
  if (language.endings.not.test(clause.replace(over, ''))) return false;
  if (ended.some((pattern) => pattern.test(clause))) return true;
  return endedBy.some((pattern) => {
    const [found, after = ''] = pattern.exec(clause) ?? [];
    return found !== undefined && !isFollowedByObject(after, language);
  });
};
