import { languages } from '#text/languages/all';
import {
  agentWords,
  joint,
  ownerWords,
  passive,
  placeWords,
  progressive,
  roleWords,
} from '#text/languages/english/sentence-words';
import { hedgeWordsOf } from '#text/languages/hedges';
import type { Language } from '#text/languages/language';
import type { FactToken } from '#text/words/fact-tokens';
import type { ParsedText } from './reading';

/** Whether the text between two words shows that a new clause or phrase begins. */
export const isJoint = (between: string): boolean => /[,;:–—(]/.test(between) || joint.test(between);

export const textBetween = (
  { text, from }: ParsedText,
  one: FactToken | undefined,
  other: FactToken | undefined,
): string => text.slice(one?.end ?? from, other?.offset);

/** The preposition before a token: `from`, `until`; empty if there is none. */
export const roleAt = (reading: ParsedText, index: number): string => {
  const before = textBetween(reading, reading.tokens[index - 1], reading.tokens[index]);
  const words = before.toLowerCase().match(/\p{L}+/gu) ?? [];
  const role = words.findLast((word) => roleWords.has(word)) ?? '';
  // `a duty of 10 percent` is `a 10 percent duty`, but `6 of 11` is not `11`.
  const isAmount = reading.tokens[index]?.kind === 'figure' && reading.tokens[index - 1]?.kind !== 'figure';
  return isAmount && ownerWords.has(role) ? '' : role;
};

const hasWord = (text: string, words: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu').test(text);

const isActorIn = (language: Language, reading: ParsedText, index: number): boolean => {
  const before = textBetween(reading, reading.tokens[index - 1], reading.tokens[index]);
  const { agents, obliques } = hedgeWordsOf(language);
  return hasWord(before, agents) || !hasWord(before, obliques);
};

/** Whether a name acts or is acted on: no preposition precedes it except `by`. */
export const isActorAt = (reading: ParsedText, index: number): boolean => {
  if (reading.language !== null) return isActorIn(reading.language, reading, index);
  const role = roleAt(reading, index);
  const before = textBetween(reading, reading.tokens[index - 1], reading.tokens[index]).toLowerCase();
  return (
    agentWords.has(role) || (role === '' && !(before.match(/\p{L}+/gu) ?? []).some((word) => placeWords.has(word)))
  );
};

const OWNED = /^(?: of|[’']s) (?:the )?$/;

/** The first of the names that a name is part of: in `by the Bank of Norland`, the bank. */
export const headOf = (reading: ParsedText, index: number): number => {
  const { tokens } = reading;
  let head = index;
  while (tokens[head - 1]?.kind === 'name' && OWNED.test(textBetween(reading, tokens[head - 1], tokens[head]))) head--;
  return head;
};

const BESIDE = new RegExp(
  String.raw`^(?:(?:,? (?:${languages.map(({ description }) => description.conjunctions).join('|')}|&)|,| of|[’']s|[’']|) (?:the )?| \(|[-–])$`,
);

/** Whether two tokens share a place: they are enumerated, or one is part of the other. */
export const isBeside = (quote: ParsedText, one: number, other: number): boolean => {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return quote.tokens.slice(from, to).every((token, step) => {
    const next = quote.tokens[from + step + 1];
    return token.kind === next?.kind && BESIDE.test(textBetween(quote, token, next));
  });
};

/** Whether a verb is in the passive voice: `was sued`, but not `is suing`. */
export const isPassive = (reading: ParsedText, index: number): boolean => {
  const verb = reading.tokens[index];
  if (reading.language !== null) {
    const clause = reading.text.slice(reading.text.slice(0, verb?.offset).search(/[^,;:.]*$/), verb?.end);
    return hasWord(clause, reading.language.endings.passive);
  }
  return (
    verb?.kind === 'word' &&
    !progressive.test(reading.text.slice(verb.offset, verb.end)) &&
    passive.test(textBetween(reading, reading.tokens[index - 1], verb))
  );
};

const formOf = ({ keys: [key = ''] }: FactToken): string => key.replace(/[\d.]+/, '');

/** Whether another figure or date of a quote could be mistaken for one: it has the same form and a compatible role. */
export const isRival = (quote: ParsedText, other: number, index: number): boolean => {
  const [one, fact] = [quote.tokens[other], quote.tokens[index]];
  if (one === undefined || fact === undefined || isBeside(quote, other, index)) return false;
  const [its, own] = [roleAt(quote, other), roleAt(quote, index)];
  return (its === '' || own === '' || its === own) && formOf(one) === formOf(fact);
};
