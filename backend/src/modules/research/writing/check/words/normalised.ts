/** Names that have several forms. */
const aliases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:U\.S\.A?\.?|USA?|United States(?: of America)?|Americans?|America)(?=\W|$)/g, 'Usa'],
  [/\b(?:U\.K\.|UK|United Kingdom|Great Britain|Britain|British|Britons?)(?=\W|$)/g, 'Unitedkingdom'],
  [/\b(?:E\.U\.|EU|European Union)(?=\W|$)/g, 'Europeanunion'],
  [/\b(?:U\.N\.|UN|United Nations)(?=\W|$)/g, 'Unitednations'],
];

/** Phrases, and the word that says the same. */
const phrasal: readonly (readonly [RegExp, string])[] = [
  [/\bturn(?:s|ed)? down\b/g, 'rejected'],
  [/\b(?:go(?:es)?|went|gone) up\b/g, 'rise'],
  [/\b(?:go(?:es)?|went|gone) down\b/g, 'fall'],
  [/\bset(?:s|ting)? up\b/g, 'establish'],
  [/\bstep(?:s|ped)? down\b/g, 'resign'],
  [/\bcall(?:s|ed)? off\b/g, 'cancel'],
  [/\bput(?:s|ting)? off\b/g, 'postpone'],
  [/\bshut(?:s|ting)? down\b/g, 'close'],
  [/\bpass(?:es|ed) away\b/g, 'died'],
  [/\b(?:lay|laid|lays) off\b/g, 'dismiss'],
  [/\b(?:take|took|takes|taken) over\b/g, 'acquire'],
  [/\baccording to\b/g, 'say'],
  [/\b(?:leaves?|left|leaving) ((?:\p{L}+ ){1,4})unchanged\b/gu, 'kept $1'],
  [/\bwith (?=\d[\d,]* \p{Ll}+ (?:on board|aboard)\b)/gu, 'carrying '],
  [/ (?:on board|aboard)\b/g, ''],
  [/\bbehind schedule\b/g, 'late'],
  [/\bahead of schedule\b/g, 'early'],
  [/\b(?:take|took|takes|taken) into custody\b/g, 'arrested'],
  [/\bc(?:ome|omes|ame) into (?:force|effect)\b/g, 'take effect'],
  [
    /\b(?:ask(?:s|ed|ing)? for|solicit(?:s|ed|ing|ating)?|request(?:s|ed|ing)?|invit(?:es?|ed|ing)|seek(?:s|ing)?|sought) (?=(?:public |written |detailed |further )*(?:comments?|input|information|feedback|views|proposals|bids)\b)/g,
    'seeks ',
  ],
];

const small = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
);
const multiples = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);
const NUMBER_WORD = [...small.keys(), ...tens.keys(), ...multiples.keys()].join('|');
const SPELLED = new RegExp(String.raw`\b(?:${NUMBER_WORD})(?:(?: and)?[ -](?:${NUMBER_WORD}))+\b`, 'gi');

/** `three million one hundred thousand` as 3100000. */
const valueOf = (spelled: string): number => {
  let [total, part] = [0, 0];
  for (const word of spelled.toLowerCase().split(/[ -]/)) {
    const multiple = multiples.get(word);
    if (multiple === undefined) part += small.get(word) ?? tens.get(word) ?? 0;
    else if (multiple === 100) part = (part === 0 ? 1 : part) * 100;
    else {
      total += (part === 0 ? 1 : part) * multiple;
      part = 0;
    }
  }
  return total + part;
};

const inBasisPoints = (text: string): string =>
  text
    .replace(/\b(?:a|one) quarter of a percentage point\b/g, '25 basis points')
    .replace(/\bhalf a percentage point\b/g, '50 basis points')
    .replace(/\b(\d+(?:\.\d+)?) percentage points?\b/g, (_, points: string) => `${Number(points) * 100} basis points`);

/** `unvaccinated` as `not vaccinated`; `united` and `unveiled` are no negations. */
const UN =
  /\bun(?!it|iq|iv|if|der|veil|fold|leash|earth|cover|load|lock|pack|rav|chang)(\p{Ll}{3,}(?:ed|paid|sold|known))\b/gu;

/** Names, phrases, numbers and negations in one form each. */
export const normalised = (text: string): string =>
  inBasisPoints(
    [...aliases, ...phrasal]
      .reduce((read, [pattern, name]) => read.replace(pattern, name), text)
      .replace(SPELLED, (spelled) => String(valueOf(spelled)))
      .replace(UN, 'not $1'),
  );
