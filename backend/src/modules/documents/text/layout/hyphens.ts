const AT_END = /([\p{L}\p{N}]+)[-‐\u00ad]$/u;
const AT_START = /^\p{Ll}+/u;
/** An abbreviation or a figure, which is never split: `AI-enabled`. */
const NEVER_SPLIT = /\p{Lu}{2}|\p{N}/u;
const JOINED = /[\p{L}\p{N}]+[-‐][\p{L}\p{N}]+/gu;

/** The words that lines write with a hyphen inside, in lower case. */
export const hyphenatedWords = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.toLowerCase().match(JOINED) ?? []));

/**
 * Joins the next line to a text. A hyphen at the end of a line belongs to the word only if the document writes it so
 * elsewhere, or if what stands before it is never split.
 */
export const joinedLines = (text: string, line: string, written: ReadonlySet<string>): string => {
  const before = AT_END.exec(text)?.[1];
  if (before === undefined) return text === '' ? line : `${text} ${line}`;
  const after = AT_START.exec(line)?.[0];
  const isOwn = after === undefined || NEVER_SPLIT.test(before) || written.has(`${before}-${after}`.toLowerCase());
  return isOwn ? text + line : text.slice(0, -1) + line;
};
