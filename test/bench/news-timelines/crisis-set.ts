import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '#kernel/grouping';
import type { ReadPage } from '#pages/page';
import { pageOf, titleIn, untokenised, type NewsTopic, type Timeline } from './timeline-set';

/** By language and topic, what a reader would ask for. */
const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    egypt: 'Protestas en Egipto',
    libya: 'Guerra en Libia',
    syria: 'Guerra en Siria',
    yemen: 'Protestas en Yemen',
  },
  fr: {
    egypt: 'Manifestations en Égypte',
    libya: 'Guerre en Libye',
    syria: 'Guerre en Syrie',
    yemen: 'Manifestations au Yémen',
  },
  it: {
    egypt: 'Proteste in Egitto',
    libya: 'Guerra in Libia',
    syria: 'Guerra in Siria',
    yemen: 'Proteste in Yemen',
  },
};

/** On so many pages a line is the site's: its sections, its other news, its cookies. */
const OF_SITE = 3;

/** The set has whole pages, without what the product leaves out of them. */
const withoutSites = (pages: readonly ReadPage[]): readonly ReadPage[] => {
  const counts = new Map<string, number>();
  for (const { blocks } of pages) for (const block of new Set(blocks)) counts.set(block, (counts.get(block) ?? 0) + 1);
  return pages.flatMap((page) => {
    const blocks = page.blocks.filter((block) => (counts.get(block) ?? 0) < OF_SITE);
    return blocks.length === 0 ? [] : [{ ...page, blocks, title: titleIn(blocks) }];
  });
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** `fr/egypt/2011-02-12/ext_3.txt`; beside each the same in tokens. */
const pagesIn = (folder: string, name: string): readonly ReadPage[] =>
  readdirSync(folder)
    .filter((day) => DAY.test(day))
    .flatMap((day) =>
      readdirSync(join(folder, day))
        .filter((file) => file.endsWith('.txt'))
        .map((file) =>
          pageOf(
            `${name}_${file.split('_')[0] ?? ''}`,
            day,
            file,
            readFileSync(join(folder, day, file), 'utf8').split('\n'),
          ),
        ),
    );

/** A day on a line of its own, then its sentences, then a rule; a day may have several such entries. */
const timelineIn = (file: string): Timeline => {
  const entries = readFileSync(file, 'utf8')
    .split(/^-{8,}\s*$/m)
    .map((entry) => entry.trim().split('\n'))
    .filter(([day = '']) => DAY.test(day.trim()));
  const byDay = groupBy(entries, ([day = '']) => day.trim());
  return new Map(
    [...byDay].map(([day, same]) => [day, same.flatMap(([, ...sentences]) => sentences.map(untokenised)).join(' ')]),
  );
};

/** The topics of the set CL-TLS in Spanish, French and Italian, in a folder. */
export const crisisTopics = (root: string): readonly NewsTopic[] =>
  Object.entries(DESCRIPTIONS).flatMap(([language, topics]) =>
    Object.entries(topics).map(([topic, description]) => ({
      name: `${language} ${topic}`,
      description,
      pages: withoutSites(pagesIn(join(root, language, topic), `${language}-${topic}`)),
      timelines: [timelineIn(join(root, language, 'reference', `${topic}.txt`))],
    })),
  );
