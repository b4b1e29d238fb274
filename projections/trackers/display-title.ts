import { stripInvisible } from '#kernel/invisible-characters';

const MAX_LENGTH = 80;

/** Openings of topics phrased as instructions: 'Track new and changed …', 'Please follow the latest news about …'. */
const ORDER =
  /^(?:please\s+)?(?:track|follow|monitor|watch|report(?:\s+on)?|summari[sz]e|find|list|tell me(?:\s+about)?|keep (?:me )?(?:up to date|posted|an eye) (?:on|about|with)?)\b[\s:]*/i;
/** Only in lower case, because of names such as New York. */
const NOVELTY =
  /^(?:(?:all|any|the|every) )*(?:(?:new|newest|latest|recent|changed|updated|upcoming)(?:, | and | or | ))+/;
const NEWS_OF = /^(?:the\s+)?(?:news|updates|developments|changes)\s+(?:on|about|in|to|regarding)\s+/i;

const STOP = /(?<=[.!?])\s+|\n/g;
/** `tariffs.`, but neither `vs.` nor, before a number, `approx.` */
const PLAIN_WORD = /(?:^|[^\p{L}\p{N}.])\p{Ll}{3,}\.$/u;
/** `St.`, `Sen.`, `Corp.`: a short capitalised word is more often an abbreviation than the last word of a sentence. */
const LIKE_ABBREVIATION = /(?:^|[^\p{L}\p{N}.])(?:\p{Lu}\p{Ll}{1,3}|\p{Ll}{1,2})\.$/u;
/** `Donald J.`, `U.S.` */
const INITIALS = /(?:^|[^\p{L}\p{N}])(?:\p{L}\.)+$/u;

/** Whether a sentence certainly ends between the two: cutting a topic within a name would give it the wrong title. */
const isEnd = (before: string, after: string): boolean => {
  if (!before.endsWith('.')) return true;
  if (PLAIN_WORD.test(before)) return !/^\p{N}/u.test(after);
  return !LIKE_ABBREVIATION.test(before) && !INITIALS.test(before);
};

const firstSentence = (text: string): string => {
  for (const { 0: gap, index } of text.matchAll(STOP)) {
    const before = text.slice(0, index);
    if (gap.includes('\n') || isEnd(before, text.slice(index + gap.length))) return before;
  }
  return text;
};

/**
 * A short title for a topic: its first sentence without tracking instructions, cut at a word boundary. Null if nothing
 * is left, so that the description is used.
 */
export const displayTitle = (description: string): string | null => {
  const sentence = firstSentence(description.trim());
  const topic = [ORDER, NOVELTY, NEWS_OF]
    .reduce((text, opening) => text.replace(opening, ''), sentence)
    .replace(/[\s.:;,]+$/, '');
  return topic === '' ? null : cutAtWord(topic.charAt(0).toUpperCase() + topic.slice(1));
};

/** A recorded description as shown, with its title. */
export const describedBy = (recorded: string) => {
  const description = stripInvisible(recorded);
  return { description, display_title: displayTitle(description) };
};

/** The title of a topic in lists. */
export const titleOfTopic = (recorded: string): string => {
  const { description, display_title: title } = describedBy(recorded);
  return title ?? description;
};

const cutAtWord = (text: string): string => {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  const atWord = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${atWord.replace(/[\s.:;,]+$/, '')}…`;
};
