import { namesIn } from '#text/words/names';
import { contentStems, stemSet, tokens } from '#text/words/stems';

/** Over lines that tell what is over by now. */
export const EARLIER = 'Earlier';

/** A line as its reader sees it. */
interface Headed {
  readonly text: string;
  readonly title: string;
}

const LONGEST_NAME = 4;

/** Names as a sentence writes them: adjacent words of names. */
const namesOf = (text: string): readonly string[] => {
  const names = namesIn(text);
  const runs: string[][] = [];
  for (const piece of text.split(/[^\p{L}\p{M}\p{N} .’'-]+/u))
    for (const clause of piece.split(/[.’'](?=\s|$)|['’]s\b/u)) {
      let run: string[] = [];
      for (const word of [...clause.split(' '), '']) {
        if (tokens(word).length === 1 && names.has(word.toLowerCase())) run.push(word);
        else {
          if (run.length > 0 && run.length <= LONGEST_NAME) runs.push(run);
          run = [];
        }
      }
    }
  return runs.map((run) => run.join(' '));
};

const within = (text: string, words: string): boolean =>
  ` ${tokens(text).join(' ')} `.toLowerCase().includes(` ${tokens(words).join(' ')} `.toLowerCase());

/** What a heading says beside the topic. */
const besideTopic = (heading: string, topics: readonly string[]): readonly string[] => {
  const about = new Set(topics.flatMap((topic) => contentStems(topic)));
  return contentStems(heading).filter((stem) => !about.has(stem));
};

/** A name that a single line has says nothing of a group. */
const LEAST_LINES = 2;
const MOST_NAMES = 20;

/** All that may stand over lines of an overview: that they are over, a key fact of the tracker, a name that several of the lines have. */
export const headingsFor = (
  lines: readonly Headed[],
  facts: readonly string[],
  topics: readonly string[],
): readonly string[] => {
  const names = [...new Set(lines.flatMap(({ text }) => namesOf(text)))]
    .map((name) => ({ name, count: lines.filter(({ text, title }) => within(`${text} | ${title}`, name)).length }))
    .filter(({ name, count }) => count >= LEAST_LINES && besideTopic(name, topics).length > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ name }) => name);
  return [EARLIER, ...new Set([...facts, ...names.slice(0, MOST_NAMES)])];
};

/** Whether all lines of a group are about what its heading says, as far as their words and their titles tell. */
export const mayHead = (
  heading: string,
  lines: readonly Headed[],
  facts: readonly string[],
  topics: readonly string[],
): boolean => {
  if (heading === EARLIER) return true;
  if (!facts.includes(heading)) return lines.every(({ text, title }) => within(`${text} | ${title}`, heading));
  const own = besideTopic(heading, topics);
  return lines.every(({ text, title }) => {
    const said = stemSet(`${text} | ${title}`);
    return own.some((stem) => said.has(stem));
  });
};
