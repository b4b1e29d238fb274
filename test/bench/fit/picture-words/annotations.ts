import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = [
  ['annotations', 'annotations'],
  ['annotationsDerived', 'annotationsDerived'],
] as const;
const SKIN = /[\u{1f3fb}-\u{1f3ff}]/u;

/** What CLDR says of an emoji: its keywords and its name. */
export interface Annotation {
  readonly default?: readonly string[];
  readonly tts?: readonly string[];
}

export const nameOf = ({ tts = [] }: Annotation): string => (tts[0] ?? '').toLowerCase();

/** The annotations in a language by emoji, from a folder with those of CLDR. */
export const annotationsIn = (folder: string, language: string): ReadonlyMap<string, Annotation> =>
  new Map(
    FILES.flatMap(([name, key]) => {
      const file = join(folder, name, language, 'annotations.json');
      if (!existsSync(file)) return [];
      const read = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
        Record<string, { readonly annotations: Readonly<Record<string, Annotation>> }>
      >;
      return Object.entries(read[key]?.annotations ?? {});
    }).filter(([picture]) => !SKIN.test(picture)),
  );
