import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadPage } from '#pages/page';

/** What editors wrote: the text of each day that they chose, by day: `2011-02-11`. */
export type Timeline = ReadonlyMap<string, string>;

export interface NewsTopic {
  readonly name: string;
  readonly description: string;
  readonly pages: readonly ReadPage[];
  readonly timelines: readonly Timeline[];
}

/** The set's topics, by how the names of their folders begin, with what a reader would ask for. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  bpoil: 'BP oil spill in the Gulf of Mexico',
  EgyptianProtest: 'Protests in Egypt',
  Finan: 'Global financial crisis',
  H1N1: 'H1N1 swine flu',
  haiti: 'Earthquake in Haiti',
  IraqWar: 'War in Iraq',
  LibyaWar: 'War in Libya',
  MJ: 'Death of Michael Jackson',
  SyrianCrisis: 'Crisis in Syria',
};

const BRACKETS: Readonly<Record<string, string>> = { LRB: '(', RRB: ')', LSB: '[', RSB: ']' };

/** The set has its texts cut into tokens: `people 's`, `-LRB- CNN -RRB-`. */
export const untokenised = (line: string): string =>
  line
    .replace(/-(LRB|RRB|LSB|RSB)-/g, (_token, name: string) => BRACKETS[name] ?? '')
    .replace(/`` ?/g, '“')
    .replace(/ ?''/g, '”')
    .replace(/ (n't|'(?:s|re|ve|ll|d|m))\b/g, '$1')
    .replace(/ ([,.;:!?%)\]])/g, '$1')
    .replace(/([([$]) /g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const LONGEST_TITLE = 110;

/** The set has no titles. */
export const titleIn = ([first = '']: readonly string[]): string => first.slice(0, LONGEST_TITLE);

/** `folder` ends with the name of its outlet: `haiti_bbc` */
export const pageOf = (folder: string, day: string, file: string, lines: readonly string[]): ReadPage => {
  const host = `${folder.split('_')[1] ?? 'news'}.example`;
  const url = `https://${host}/${folder}/${day}/${file}`;
  const blocks = lines.map((line) => line.trim()).filter(Boolean);
  return { url, foundAt: url, host, title: titleIn(blocks), publisher: host, author: '', publishedAt: day, blocks };
};

const pagesIn = (root: string, folder: string): readonly ReadPage[] => {
  const documents = join(root, folder, 'InputDocs');
  return readdirSync(documents).flatMap((day) =>
    readdirSync(join(documents, day)).map((file) =>
      pageOf(
        folder,
        day,
        file,
        readFileSync(join(documents, day, file), 'utf8')
          .split('\n')
          .map(untokenised),
      ),
    ),
  );
};

/** A line of the file is a timeline: `[["2011-01-25", ["As many as 20000 …"]], …]` */
const timelinesIn = (root: string, folder: string): readonly Timeline[] =>
  readFileSync(join(root, folder, 'timelines.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const days = JSON.parse(line) as readonly (readonly [string, readonly string[]])[];
      return new Map(days.map(([day, sentences]) => [day.slice(0, 10), sentences.map(untokenised).join(' ')]));
    });

/** The nine topics of the set Timeline17 in a folder, all outlets of a topic together. */
export const newsTopics = (root: string): readonly NewsTopic[] => {
  const folders = readdirSync(root);
  return Object.entries(DESCRIPTIONS).map(([name, description]) => {
    const own = folders.filter((folder) => folder.startsWith(`${name}_`));
    return {
      name,
      description,
      pages: own.flatMap((folder) => pagesIn(root, folder)).filter(({ blocks }) => blocks.length > 0),
      timelines: own.flatMap((folder) => timelinesIn(root, folder)),
    };
  });
};
