import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherLanguages } from '#text/languages/all';
import { readWordNet } from '../related-words/wordnet';
import { type Annotation, annotationsIn, nameOf } from './annotations';
import { PICTURED } from './pictured';

/**
 * Makes `backend/src/modules/images/queries/meaning/pictured-in-other-languages.json` from the annotations of emoji in CLDR, each of which is
 * a picture whose name and keywords are written in many languages:
 *
 *   npm pack cldr-annotations-full@48.2.0 cldr-annotations-derived-full@48.2.0
 *   CLDR=folder-with-both WORDNET=package/dict npm run fit:pictured
 *
 * A word means what the name of one picture is in both languages, or the English keyword that stands at the same pictures, if each is the
 * other's best. Words that English has, too, are left out: who types `boot` or `kind` may mean these.
 */
const TARGET = join(
  __dirname,
  '../../../../backend/src/modules/images/queries/meaning/pictured-in-other-languages.json',
);
/** How alike the pictures of two keywords have to be (Dice), and how many they have at least. */
const ALIKE = 0.7;
const FEW = 2;

const folder = process.env.CLDR ?? '';
const net = readWordNet(process.env.WORDNET ?? '');
/** Whether the word names a thing that can be pictured before all else. */
const isThing = (word: string): boolean => {
  const [first] = net.senses.get(word) ?? [];
  const isNoun = (net.uses.get(`n${word}`) ?? 0) >= (net.uses.get(`v${word}`) ?? 0);
  return isNoun && PICTURED.has(net.synsets.get(first ?? '')?.field ?? '');
};

const picturesOfWords = (annotations: ReadonlyMap<string, Annotation>): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const [picture, { default: keywords = [], tts = [] }] of annotations)
    for (const word of [...keywords, ...tts]) {
      const pictures = found.get(word.toLowerCase()) ?? new Set();
      found.set(word.toLowerCase(), pictures.add(picture));
    }
  return found;
};

type Pictures = ReadonlyMap<string, ReadonlySet<string>>;

const alike = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  (2 * [...a].filter((picture) => b.has(picture)).length) / (a.size + b.size);

/** The word whose pictures are most like these; null if none are, or those of several equally so. */
const bestFor = (pictures: ReadonlySet<string>, words: Pictures): string | null => {
  const likeness = [...words].map(([word, own]) => [word, alike(pictures, own)] as const);
  const best = Math.max(...likeness.map(([, found]) => found));
  const [first, ...others] = likeness.filter(([, found]) => found === best);
  return best < ALIKE || first === undefined || others.length > 0 ? null : first[0];
};

const english = annotationsIn(folder, 'en');
const WORD = /^\p{L}{3,}$/u;
const single = (words: Pictures): Pictures => new Map([...words].filter(([word]) => WORD.test(word)));
const ofEnglish = single(picturesOfWords(english));

const wordsOf = (language: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const annotations = annotationsIn(folder, language);
  const own = single(picturesOfWords(annotations));
  const found = new Map<string, Set<string>>();
  const add = (word: string, meant: string): void => {
    if (WORD.test(word) && !net.used.has(word) && WORD.test(meant) && isThing(meant))
      found.set(word, (found.get(word) ?? new Set()).add(meant));
  };
  for (const [picture, annotation] of annotations) add(nameOf(annotation), nameOf(english.get(picture) ?? {}));
  for (const [word, pictures] of own) {
    if (pictures.size < FEW) continue;
    const meant = bestFor(pictures, ofEnglish);
    if (meant !== null && bestFor(ofEnglish.get(meant) ?? new Set(), own) === word) add(word, meant);
  }
  return found;
};

const table = Object.fromEntries(
  otherLanguages.map(({ code }) => [
    code,
    Object.fromEntries(
      [...wordsOf(code)]
        .map(([word, meant]) => [word, [...meant].join(' ')] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  ]),
);
writeFileSync(TARGET, `${JSON.stringify(table, null, 2)}\n`);
for (const [code, words] of Object.entries(table)) console.log(code, Object.keys(words).length);
