import { anyOf } from '../../words/phrases';

/** A verb, and the phrases that mean the same. */
export const verbPhrases = `
  recalled: call back, calls back, called back
  abandoned: call off, calls off, called off, walks away from, walked away from, pulls out of, pulled out of, backs out of, backed out of
  annulled: strikes down, struck down, sets aside, set aside, throws out, threw out, thrown out
  withdrew: takes back, took back
  withdrawn: taken back
  abolished: does away with, did away with, done away with
  ended: puts an end to, put an end to, no longer in effect, no longer in force, no longer in place, no longer valid, no longer applies, came to an end, comes to an end, come to an end, made its last run, made its last trip, made its last journey, ran for the last time, closed for good, shut for good, closed its doors, shut its doors
  is ended: shall no longer be in effect, shall no longer be in force, shall cease to have effect, shall be of no further effect, is history, is off the table, is dead in the water, is no more, will not go ahead, is not going ahead, is void, is null and void, is unconstitutional, is invalid, is over
  are ended: are history, are off the table, are dead in the water, are no more, will not now go ahead, are not going ahead, are void, are unconstitutional, are invalid, are over
  resigned: steps down, stepped down, stands down, stood down, steps aside, stepped aside
  collapsed: breaks down, broke down, broken down, falls apart, fell apart, fallen apart, falls through, fell through, fallen through
  began strike: walks out, walked out, stops work, stopped work, went on strike, goes on strike, gone on strike, downed tools
  was acquitted of: was cleared of, were cleared of, is cleared of, was exonerated of, was exonerated from
  been acquitted of: been cleared of, been exonerated of, been exonerated from
  deaths: death toll
  rose: goes up, went up
  risen: gone up
  fell: goes down, went down
  moved: brings forward, brought forward
  postponed: pushes back, pushed back, puts back, puts off, put off
`;

/** Phrases that may go around an object: `put the jets back into service`. */
export const phrasesAround: readonly (readonly [RegExp, string])[] = [
  [/\bputs? ([^,;]{1,60}?) back (?:into|in) (?:service|operation|use)\b/gi, 'resumed $1'],
  [/\bdeclare[ds] ([^,;]{1,60}?) (?:null and void|void|invalid|unlawful|illegal|unconstitutional)\b/gi, 'annulled $1'],
  [/\b(?:found|finds) ([^,;]{1,60}?) guilty\b/gi, 'convicted $1'],
];

/** A cheap check for `phrasesAround`. */
export const mayGoAround = /\b(?:back in|back into|void|invalid|unlawful|illegal|unconstitutional|guilty)\b/i;

/** Words for finding what was missing. */
export const foundAgain = /\bfound (?:alive|safe|unharmed|unhurt|dead)\b/;

/** Verbs by which a page reports that something is stopped, postponed or reversed. */
export const undoingVerbPattern = anyOf(
  `(?:suspend|halt|paus|delay|postpon|cancel|reject|block|overturn|revers|rescind|repeal|revok|withdr[ae]w|scrap|abandon|struck down|strikes? down)\\w*`,
  'i',
);

/** A word of each phrase around an object, and of `foundAgain`. */
export const wordsOfPhrasesAround = 'back void invalid unlawful illegal unconstitutional guilty found';
