import type { Language } from '#text/languages/language';
import { tokens } from '#text/words/stems';
import { goingOnWords } from '../languages/going-on-words';
import { interrogates } from './asking';

/** Fewer words before what is joined are no question of their own: `when and where …` */
const FEWEST_WORDS = 3;
/** More would be questions of several subjects. */
const MOST_PARTS = 3;

/** `, and by when`: a joining word before up to two short words and one that begins a question. */
const joints = new Map(
  Object.entries(goingOnWords).map(([code, { joining, interrogatives }]) => [
    code,
    new RegExp(
      String.raw`(?:[,;]?\s+(?:${joining})\s+(?=(?:\p{L}{1,5},? ){0,2}(?:${interrogatives})(?!\p{L}))|(?<=\?)\s+(?=\S))`,
      'giu',
    ),
  ]),
);

/** What somebody adds to a question, `I only know the first`, asks nothing. */
const isRemark = (text: string, language: Language | null): boolean =>
  !text.includes('?') && tokens(text).length > FEWEST_WORDS && !interrogates(text, language);

/** The questions in a message, in order: `How many are they, and what do they cost?` has two. */
export const questionParts = (text: string, language: Language | null): readonly string[] => {
  const whole = text.trim();
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of whole.matchAll(joints.get(language?.code ?? 'en') ?? /$^/g)) {
    const before = whole.slice(from, index).trim();
    if (tokens(before).length < FEWEST_WORDS) continue;
    parts.push(before);
    from = index + joint.length;
  }
  const rest = whole.slice(from);
  if (parts.length === 0 || !isRemark(rest, language)) parts.push(rest);
  return parts.length > MOST_PARTS ? [whole] : parts;
};
