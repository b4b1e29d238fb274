import { withoutUnseen } from '#kernel/unseen';

const MAX_LENGTH = 80;

/** Openings of topics phrased as instructions: 'Track new and changed …', 'Please follow the latest news about …'. */
const ORDER =
  /^(?:please\s+)?(?:track|follow|monitor|watch|report(?:\s+on)?|summari[sz]e|find|list|tell me(?:\s+about)?|keep (?:me )?(?:up to date|posted|an eye) (?:on|about|with)?)\b[\s:]*/i;
/** Only in lower case, because of names such as New York. */
const NOVELTY =
  /^(?:(?:all|any|the|every) )*(?:(?:new|newest|latest|recent|changed|updated|upcoming)(?:, | and | or | ))+/;
const NEWS_OF = /^(?:the\s+)?(?:news|updates|developments|changes)\s+(?:on|about|in|to|regarding)\s+/i;

/**
 * A short title for a topic: its first sentence without tracking instructions, cut at a word boundary. Null if nothing
 * is left, so that the description is used.
 */
export const displayTitle = (description: string): string | null => {
  const sentence = description.trim().split(/(?<=[.!?])\s+|\n/)[0] ?? '';
  const topic = [ORDER, NOVELTY, NEWS_OF]
    .reduce((text, opening) => text.replace(opening, ''), sentence)
    .replace(/[\s.:;,]+$/, '');
  return topic === '' ? null : shortened(topic.charAt(0).toUpperCase() + topic.slice(1));
};

/** A recorded description as it is shown, with its title. */
export const describedBy = (recorded: string) => {
  const description = withoutUnseen(recorded);
  return { description, display_title: displayTitle(description) };
};

const shortened = (text: string): string => {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  const atWord = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${atWord.replace(/[\s.:;,]+$/, '')}…`;
};
