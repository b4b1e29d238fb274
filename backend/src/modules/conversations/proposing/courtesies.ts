/** What tells nothing of anybody's health. */
export type Courtesy = 'greeting' | 'thanks' | 'agreement';

const OPENS = String.raw`(?:(?:hi|hello|hey|ok|okay|oh|well|great|good|perfect|hola)[,!. ]+)*`;
const COURTESIES: readonly (readonly [Courtesy, RegExp])[] = [
  [
    'thanks',
    new RegExp(
      `^${OPENS}(?:many thanks|thanks|thank you|thx|ty|cheers|gracias|muchas gracias)(?: (?:a lot|so much|very much|again|for (?:that|this|your help)|por todo))?[.! ]*$`,
      'u',
    ),
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day|night)|hola|buen(?:os|as) (?:días|tardes|noches)|bye|goodbye|see you|adiós)(?: there| again| (?:aidy|assistant))?(?:[,!. ]+(?:hi|hello|good (?:morning|afternoon|evening)))?[.! ]*$/u,
  ],
  ['agreement', /^(?:ok|okay|k|great|perfect|nice|cool|fine|got it|all right|alright|vale|de acuerdo)[.! ]*$/u],
];

/** Null of what may tell something. */
export const courtesyIn = (message: string): Courtesy | null => {
  const text = message
    .toLowerCase()
    .replace(/[’‘\u{1f300}-\u{1faff}☺️]/gu, '')
    .trim();
  return COURTESIES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
};
