import { nameWordsIn } from '#text/words/names';
import { contentStems, stemSet, tokens } from '#text/words/stems';

/** The heading over lines that report what is over by now. */
export const EARLIER_HEADING = 'Earlier';

/** The parts of a line that its reader sees. */
interface Headed {
  readonly text: string;
  readonly title: string;
}

const MAX_NAME_WORDS = 4;

/** The names in a sentence: adjacent words that belong to names. */
const headingNamesIn = (text: string): readonly string[] => {
  const names = nameWordsIn(text);
  const runs: string[][] = [];
  for (const piece of text.split(/[^\p{L}\p{M}\p{N} .’'-]+/u))
    for (const clause of piece.split(/[.’'](?=\s|$)|['’]s\b/u)) {
      let run: string[] = [];
      for (const word of [...clause.split(' '), '']) {
        if (tokens(word).length === 1 && names.has(word.toLowerCase())) run.push(word);
        else {
          if (run.length > 0 && run.length <= MAX_NAME_WORDS) runs.push(run);
          run = [];
        }
      }
    }
  return runs.map((run) => run.join(' '));
};

const within = (text: string, words: string): boolean =>
  ` ${tokens(text).join(' ')} `.toLowerCase().includes(` ${tokens(words).join(' ')} `.toLowerCase());

/** The words of a heading that are not words of the topic. */
const besideTopic = (heading: string, topics: readonly string[]): readonly string[] => {
  const about = new Set(topics.flatMap((topic) => contentStems(topic)));
  return contentStems(heading).filter((stem) => !about.has(stem));
};

/** Minimum number of lines that a name must occur in to be a heading. */
const MIN_LINES = 2;
const MAX_NAMES = 20;

/** All possible headings of an overview: `Earlier`, the tracker's key facts, and names that several lines have. */
export const headingsFor = (
  lines: readonly Headed[],
  facts: readonly string[],
  topics: readonly string[],
): readonly string[] => {
  const names = [...new Set(lines.flatMap(({ text }) => headingNamesIn(text)))]
    .map((name) => ({ name, count: lines.filter(({ text, title }) => within(`${text} | ${title}`, name)).length }))
    .filter(({ name, count }) => count >= MIN_LINES && besideTopic(name, topics).length > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ name }) => name);
  return [EARLIER_HEADING, ...new Set([...facts, ...names.slice(0, MAX_NAMES)])];
};

/** Whether a heading fits all lines of a group, judging by their words and titles. */
export const mayHead = (
  heading: string,
  lines: readonly Headed[],
  facts: readonly string[],
  topics: readonly string[],
): boolean => {
  if (heading === EARLIER_HEADING) return true;
  if (!facts.includes(heading)) return lines.every(({ text, title }) => within(`${text} | ${title}`, heading));
  const own = besideTopic(heading, topics);
  return lines.every(({ text, title }) => {
    const stated = stemSet(`${text} | ${title}`);
    return own.some((stem) => stated.has(stem));
  });
};
