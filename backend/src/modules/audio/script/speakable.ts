import { escapeRegExp } from '#text/words/phrases';
import { spokenDates } from './spoken-dates';
import { spokenFigures } from './spoken-figures';
import { SPOKEN_LANGUAGES, type SpokenLanguage, type SpokenPhrases, spokenPhrases } from './spoken-language';

interface Abbreviations {
  readonly pattern: RegExp;
  readonly spoken: ReadonlyMap<string, string>;
}

/** The longest first, so that none is taken for the beginning of another. */
const abbreviationsOf = (written: Readonly<Record<string, string>>, behind: string): Abbreviations => {
  const keys = Object.keys(written).sort((a, b) => b.length - a.length);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d.])(?:${keys.map(escapeRegExp).join('|')})${behind}`, 'giu'),
    spoken: new Map(Object.entries(written).map(([key, words]) => [key.toLowerCase(), words])),
  };
};
const patternsOf = ({ abbreviations, beforeFigures, beforeNames }: SpokenPhrases): readonly Abbreviations[] => [
  abbreviationsOf(beforeFigures, String.raw`(?=\s?\d)`),
  abbreviationsOf(beforeNames, String.raw`(?=\s\p{L})`),
  abbreviationsOf(abbreviations, String.raw`(?!\p{L})`),
];
const patterns = Object.fromEntries(
  SPOKEN_LANGUAGES.map((each) => [each, patternsOf(spokenPhrases[each])]),
) as Readonly<Record<SpokenLanguage, readonly Abbreviations[]>>;

/**
 * The text without anything that a voice would trip over or take for an instruction: markup, brackets, signs without a
 * sound, pictures.
 */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]+/gu, ' ')
    .replace(/\bhttps?:\/\/(?:www\.)?([^\s/?#<>"')\]]+)[^\s<>"')\]]*/gi, '$1')
    .replace(/[\p{Extended_Pictographic}\ufe0f\u20e3]/gu, ' ')
    .replace(/[[\]{}<>|\\*_~`^]/g, ' ')
    .replace(/…|\.{3,}/g, '.')
    .replace(/ [—–-] /g, ', ')
    .replace(/(\p{L})—(\p{L})/gu, '$1, $2');

const isLast = (found: string, at: number, whole: string): boolean => at + found.length === whole.length;

const expand = (text: string, language: SpokenLanguage): string =>
  patterns[language].reduce(
    (read, { pattern, spoken }) =>
      read.replace(pattern, (found: string, at: number, whole: string) => {
        const words = spoken.get(found.toLowerCase()) ?? found;
        // The abbreviation's dot ends the sentence, too.
        return found.endsWith('.') && isLast(found, at, whole) ? `${words}.` : words;
      }),
    text,
  );

/** Spells out abbreviations such as `U.S.` as letters, keeping the end of a sentence that they end. */
const spelled = (text: string): string =>
  text
    .replace(
      /(\d)\s?([ap])\.\s?m\./giu,
      (found: string, hour: string, half: string, at: number, whole: string) =>
        `${hour} ${half.toUpperCase()}M${isLast(found, at, whole) ? '.' : ''}`,
    )
    .replace(
      /(?<![\p{L}.])(?:\p{Lu}\.){2,}/gu,
      (found: string, at: number, whole: string) =>
        found.replaceAll('.', ' ').trimEnd() + (isLast(found, at, whole) ? '.' : ''),
    );

const signs = (text: string, { and, minus, number, section, about }: SpokenPhrases): string =>
  text
    .replace(/§+\s*/g, `${section} `)
    .replace(/(?:№|#)\s*(?=\d)/g, `${number} `)
    .replace(/(?<=^|\s)~\s?(?=\d)/g, `${about} `)
    .replace(/\s*&\s*/g, ` ${and} `)
    .replace(/(?<=^|[\s(])[−-](?=\d)/g, `${minus} `)
    .replace(/\s*→\s*/g, ', ');

/** A text as it is read out. Figures stay as they are: only the signs and words around them are spelled out. */
export const spelledForSpeech = (text: string, language: SpokenLanguage | null): string => {
  // A tilde before a figure says `about`; elsewhere it is markup.
  const clean = language === null ? plain(text) : plain(signs(text, spokenPhrases[language]));
  const said =
    language === null ? clean : spelled(expand(spokenFigures(spokenDates(clean, language), language), language));
  return said
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
};
