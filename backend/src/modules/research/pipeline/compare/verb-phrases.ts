import { sharesAny } from '../words/likeness';
import { contentStems } from '../words/stems';

/** A verb, and the phrases that mean the same. */
const PHRASES = `
  recalled: call back, calls back, called back
  abandoned: call off, calls off, called off, walks away from, walked away from, pulls out of, pulled out of, backs out of, backed out of
  annulled: strikes down, struck down, sets aside, set aside, throws out, threw out, thrown out
  withdrew: takes back, took back
  withdrawn: taken back
  abolished: does away with, did away with, done away with
  ended: puts an end to, put an end to, no longer in effect, no longer in force, no longer in place, no longer valid, no longer applies
  is ended: shall no longer be in effect, shall no longer be in force, shall cease to have effect, shall be of no further effect
  resigned: steps down, stepped down, stands down, stood down, steps aside, stepped aside
  collapsed: breaks down, broke down, broken down, falls apart, fell apart, fallen apart, falls through, fell through, fallen through
  unstruck: returns to work, returned to work, return to work, went back to work, goes back to work, gone back to work
  began strike: walks out, walked out, went on strike, goes on strike, gone on strike, downed tools
  was acquitted of: was cleared of, were cleared of, is cleared of, was exonerated of, was exonerated from
  been acquitted of: been cleared of, been exonerated of, been exonerated from
  deaths: death toll
  rose: goes up, went up
  risen: gone up
  fell: goes down, went down
  moved: brings forward, brought forward
  postponed: pushes back, pushed back, puts back, puts off, put off
`;

const verbs = new Map(
  PHRASES.split('\n').flatMap((line) => {
    const [verb = '', phrases = ''] = line.trim().split(': ');
    return phrases
      .split(', ')
      .filter((phrase) => phrase !== '')
      .map((phrase) => [phrase, verb] as const);
  }),
);

const phrase = new RegExp(String.raw`\b(?:${[...verbs.keys()].join('|')})\b`, 'gi');

/** Phrases around an object: `put the jets back into service`. */
const AROUND: readonly (readonly [RegExp, string])[] = [
  [/\bputs? ([^,;]{1,60}?) back (?:into|in) (?:service|operation|use)\b/gi, 'resumed $1'],
  [/\bdeclare[ds] ([^,;]{1,60}?) (?:null and void|void|invalid|unlawful|illegal|unconstitutional)\b/gi, 'annulled $1'],
  [/\b(?:found|finds) ([^,;]{1,60}?) guilty\b/gi, 'convicted $1'],
];
const around = /\b(?:back in|back into|void|invalid|unlawful|illegal|unconstitutional|guilty)\b/i;
const foundAgain = /\bfound (?:alive|safe|unharmed|unhurt|dead)\b/;

/** The stem of a word of each phrase: most sentences have none, and need not be searched for phrases. */
const phraseStems: ReadonlySet<string> = new Set([
  ...[...verbs.keys()].flatMap((words) => contentStems(words, null).slice(0, 1)),
  ...contentStems('back void invalid unlawful illegal unconstitutional guilty found', null),
]);

/** Whether a sentence has one of these verbs of several words. */
export const hasVerbPhrase = (sentence: string, stems: ReadonlySet<string>): boolean =>
  sharesAny(stems, phraseStems) && (sentence.search(phrase) >= 0 || around.test(sentence) || foundAgain.test(sentence));

/** A sentence with a single verb for each such phrase. */
export const withPlainVerbs = (sentence: string): string => {
  const plain = sentence.replace(phrase, (found) => verbs.get(found.toLowerCase()) ?? found);
  return around.test(plain) ? AROUND.reduce((text, [pattern, verb]) => text.replace(pattern, verb), plain) : plain;
};

/** Without brackets, too. */
export const plainly = (sentence: string): string => withPlainVerbs(sentence.replace(/ ?\([^()]*\)/g, ''));
