import { anyLanguage, asWords } from '../languages/diary-languages';
import { NUMBERS } from '../languages/diary-number-words';
import { isMedicine, isName } from '../proposing/diary-names';
import { DOSE_UNITS, MEDICINE, SHARED_UNITS, TOOK } from '../proposing/diary-patterns';
import { COUNT } from '../proposing/numbers';
import { PIECE, PIECES_SAID, doseOf, piecesOf } from '../proposing/pieces-of-dose';
import { agreed, isDivided } from './agreed';
import type { Clause } from './clause';
import type { KindReading } from './reading-of-kind';
import { hasBareNumber, saysSeveralTimes } from './strengths';

const WORD_START = String.raw`(?<![\p{L}\p{N}.,/–-])`;
const NAME = String.raw`(?<name>\p{L}[\p{L}\p{N}-]{2,30})(?![\p{L}\p{N}])`;
/** Excludes a range: `400 to 600 mg` does not say which dose was taken. */
const NO_RANGE = String.raw`(?<!\d ?(?:${anyLanguage(({ figures }) => figures.doseJoins)}|–|-) ?)`;
const RANGE_BEHIND = String.raw`(?! ?(?:${anyLanguage(({ figures }) => figures.rangeJoins)}|–|-) ?\d)`;
const DOSE = String.raw`(?<dose>(?:\d{1,2} ?x ?)?\d{1,5}(?:[.,]\d{1,3})? ?(?:${DOSE_UNITS}|${SHARED_UNITS})(?: ?x ?\d{1,2})?)(?![\p{L}\p{N}])`;
const COUNTED_PIECES = `(?<dose>${PIECES_SAID} ${PIECE})(?![\\p{L}])`;

/** Forms of medicines, which are not part of the name: the `shot` of `my Humira shot 40 mg`. */
const FORMS = anyLanguage(({ medicines }) => medicines.forms);
const OF_MEDICINE = `(?:(?:${anyLanguage(({ medicines }) => medicines.ofMedicine)}) )`;
const OWN_ARTICLE = `(?:(?:${anyLanguage(({ medicines }) => medicines.ownMedicine)}) )?`;

const ENDS_IN_PIECES = new RegExp(` ${PIECE}$`, 'u');
const IS_PIECE = new RegExp(`^${PIECE}$`, 'u');

const STRENGTH = String.raw`(?<strength>\d{1,5}(?:[.,]\d{1,3})? ?(?:${DOSE_UNITS}|${SHARED_UNITS})|\d{2,4}er)(?![\p{L}\p{N}])`;
const BEFORE_STRENGTH = `(?:(?:${PIECE}|${anyLanguage(({ medicines }) => medicines.beforeStrength)}) ){0,5}`;
const AND_HALF = `(?:${anyLanguage(({ medicines }) => medicines.andHalf)})`;
const EACH_OF = anyLanguage(({ medicines }) => medicines.eachOf);
const EACH = anyLanguage(({ medicines }) => medicines.each);
/** Pieces of a strength: `2 of my 500 mg metformin`, `half of a 20mg prednisone tablet`, `2 Ibuprofen je 400 mg`. */
const OF_STRENGTH: readonly RegExp[] = [
  `${NO_RANGE}(?<count>${PIECES_SAID})(?: |(?<times> ?[x×] ?))(?<more>${PIECE}${AND_HALF} )?${BEFORE_STRENGTH}${STRENGTH} (?:${PIECE} )?${OF_MEDICINE}?${OWN_ARTICLE}${NAME}`,
  `${NO_RANGE}(?<count>${PIECES_SAID}) ${NAME} (?:${PIECE} )?(?<each>${EACH_OF}) ${STRENGTH}`,
  `${NO_RANGE}(?<count>${PIECES_SAID}) ${NAME},? (?:${PIECE} )?${STRENGTH}(?<every> (?:${EACH})(?!\\p{L}))?`,
].map((pattern) => new RegExp(WORD_START + pattern, 'gu'));

/** A medicine with its dose, in either order. */
const DOSED: readonly RegExp[] = [
  `${NO_RANGE}${DOSE} ${OF_MEDICINE}?${OWN_ARTICLE}${NAME}`,
  `${NAME}(?: (?:${FORMS}))?,? (?:(?:${anyLanguage(({ medicines }) => medicines.aboutDose)}) )?${DOSE}${RANGE_BEHIND}`,
  `${NO_RANGE}${COUNTED_PIECES} ${OF_MEDICINE}?${OWN_ARTICLE}${NAME}`,
  `${NAME},? ${COUNTED_PIECES}`,
  `${NO_RANGE}(?<count>${COUNT}) ${NAME} ${PIECE}(?!\\p{L})`,
].map((pattern) => new RegExp(WORD_START + pattern, 'gu'));

const BEHIND_DOSE = anyLanguage(({ medicines }) => medicines.behindDose);
/** A known medicine with a dose that has no unit: `two paracetamol`, `sumatriptan 50`. */
const UNITLESS: readonly RegExp[] = [
  `${NO_RANGE}(?<dose>${COUNT}|${anyLanguage(({ medicines }) => medicines.halfDose)}) ${NAME}`,
  String.raw`${NAME} ${OF_MEDICINE}?(?<dose>\d{1,4})(?= |$)${RANGE_BEHIND}(?! ?(?:(?!(?:${BEHIND_DOSE})(?!\p{L}))\p{L}+|[:/%.]|\d))`,
].map((pattern) => new RegExp(WORD_START + pattern, 'gu'));

/** Verbs whose object is always a medicine: `injected`. */
const INJECTIONS: readonly RegExp[] = [
  `(?:${anyLanguage(({ medicines }) => medicines.injected)})(?: (?:${anyLanguage(({ medicines }) => medicines.afterInjected)}))? ${NAME}`,
  `${NAME} (?:${anyLanguage(({ medicines }) => medicines.injection)})(?!\\p{L})`,
].map((pattern) => new RegExp(WORD_START + pattern, 'u'));
const HAS_TAKEN = new RegExp(
  `${WORD_START}(?:${TOOK}|${anyLanguage(({ medicines }) => medicines.taken)})(?!\\p{L})`,
  'u',
);
const HAS_AMOUNT = new RegExp(`${COUNT} ?(?:${DOSE_UNITS}|${PIECE})(?!\\p{L})`, 'u');
const HAS_UNIT = new RegExp(`\\d ?(?:${DOSE_UNITS}|${SHARED_UNITS})(?!\\p{L})`, 'u');
const WORD = /\p{L}[\p{L}\p{N}-]{2,}/gu;

interface Taken {
  readonly name: string;
  readonly dose: string | null;
  /** The words of the dose, if they are others than the dose: `2 of my 500 mg`. */
  readonly said?: string;
}

const SEVERAL_BEFORE = new RegExp(`(?:\\d{1,2}|${NUMBERS.slice(2).flat().join('|')}) $`, 'u');

/** The word that precedes a position in a text: `folic` before `acid 5 mg`. */
const wordBefore = (text: string, at: number): string => /(\p{L}+) ?$/u.exec(text.slice(0, at))?.[1] ?? '';

/** A gram or more beside several pieces is as often that of all of them: `two paracetamol 1000 mg`. */
const MAY_BE_OF_ALL = /^(?:\d{4}|[\d.,]+ ?g$)/u;

/** Medicines taken as a number of pieces of a strength. */
const piecesIn = (text: string): readonly Taken[] =>
  OF_STRENGTH.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ 0: said, groups }): readonly Taken[] => {
    const { name = '', count = '', strength = '', more, times, each, every } = groups ?? {};
    const pieces = piecesOf(count.trim());
    if (
      said.endsWith(strength) &&
      pieces !== 1 &&
      each === undefined &&
      every === undefined &&
      MAY_BE_OF_ALL.test(strength)
    )
      return [];
    const product = times === undefined ? null : said.slice(0, said.indexOf(strength) + strength.length);
    const dose = product ?? (pieces === null ? null : doseOf(more === undefined ? pieces : pieces + 1 / 2, strength));
    return isName(name) &&
      !IS_PIECE.test(name) &&
      (isMedicine(name) || (each === undefined && HAS_TAKEN.test(text))) &&
      dose !== null
      ? [{ name, dose, said }]
      : [];
  });

const takenIn = (text: string): readonly Taken[] => {
  const inPieces = piecesIn(text);
  if (inPieces.length > 0) return inPieces;
  const dosed = DOSED.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(
    ({ groups, index }): readonly Taken[] => {
      const { name = '', dose, count = '' } = groups ?? {};
      // `2 mesalazine 800mg` does not say whether 800 mg is one piece or both.
      if (dose !== undefined && isName(name) && SEVERAL_BEFORE.test(text.slice(0, index)))
        return [{ name, dose: null }];
      const said = dose ?? `${count} ${PIECE_SAID.exec(text)?.[0] ?? ''}`.trim();
      const isOfFood = SHARED.test(said) && !isMedicine(name);
      // An unknown word counts as a medicine only if its dose opens the clause or somebody took it: not in `there are
      // 400 mg`.
      const isMeant = isMedicine(name) || index <= 1 || HAS_TAKEN.test(text);
      const whole = `${wordBefore(text, index)} ${name}`.trim();
      if (isMedicine(whole)) return [{ name: whole, dose: said }];
      return isName(name) && !IS_PIECE.test(name) && !isOfFood && isMeant ? [{ name, dose: said }] : [];
    },
  );
  if (dosed.length > 0) return dosed;
  const numbered = UNITLESS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(
    ({ groups }): readonly Taken[] => {
      const { name = '', dose = '' } = groups ?? {};
      const isStrength = STRENGTH_ALONE.test(dose) && isName(name) && isMedicine(name);
      // An article counts nothing: `took a Nurofen`.
      return isStrength || isKnown(name, text) ? [{ name, dose: ARTICLE.test(dose) ? null : dose }] : [];
    },
  );
  // `Eine Ibuprofen 400` is one of them.
  const counted = numbered.filter(({ dose }) => numbered.length === 1 || (dose !== null && piecesOf(dose) !== 1));
  if (counted.length > 0) return HAS_UNIT.test(text) ? counted.map((each) => ({ ...each, dose: null })) : counted;
  for (const pattern of INJECTIONS) {
    const name = pattern.exec(text)?.groups?.name;
    if (name !== undefined && isName(name)) return [{ name, dose: null }];
  }
  return [...text.matchAll(WORD)].flatMap(([name]) => (isKnown(name, text) ? [{ name, dose: null }] : []));
};

const PIECE_SAID = new RegExp(`${PIECE}(?!\\p{L})`, 'u');
const SHARED = new RegExp(`\\d ?(?:${SHARED_UNITS})$`, 'u');

/** Whether a word names a medicine here: by its form, or because it is a rare word next to a verb of taking. */
const isKnown = (name: string, text: string): boolean =>
  isName(name) &&
  !IS_PIECE.test(name) &&
  (MEDICINE.test(name) || (isMedicine(name) && (HAS_TAKEN.test(text) || HAS_AMOUNT.test(text))));

/** Whether a clause has a second number next to the dose: `two paracetamol of 500`. */
const saysAnother = (dose: string, { text }: Clause): boolean =>
  /\d ?x|x ?\d/u.test(text.replace(dose, ' ')) ||
  hasBareNumber(text.replace(dose, ' ')) ||
  (!HAS_UNIT.test(` ${dose}`) && STRENGTH_IN_WORDS.test(text));
/** `A gram`, `medio gramo` */
const STRENGTH_IN_WORDS = new RegExp(
  `(?<!\\p{L})(?:${COUNT}|${anyLanguage(({ medicines }) => medicines.halfDose)}) (?:${DOSE_UNITS}|${SHARED_UNITS})(?!\\p{L})`,
  'u',
);

/** A dose in the clause after the one with the medicine: `infliximab today, 400 mg`. */
const DOSE_ALONE = new RegExp(`^ (?:(?:${anyLanguage(({ medicines }) => medicines.beforeDose)}) )?${DOSE} $`, 'u');

/** The beginning of a clause without a verb: `then 400 mg ibuprofen`. */
const OPENING = new RegExp(`^ (?:(?:${anyLanguage(({ medicines }) => medicines.beforeTaken)}) )*$`, 'u');

/** Whether the medicine was surely taken: the clause has a verb of taking, or nothing but the name and dose. */
const isTaken = ({ name, dose, said = dose ?? '', clause: { text } }: Taken & { readonly clause: Clause }): boolean => {
  // `The paracetamol took the edge off`
  const withoutItsVerb = text.replace(
    new RegExp(`${name} (?:${anyLanguage(({ medicines }) => medicines.verbsOfMedicines)})(?!\\p{L})`, 'gu'),
    name,
  );
  if (HAS_TAKEN.test(withoutItsVerb) || INJECTIONS.some((pattern) => pattern.test(text))) return true;
  const from = Math.min(...[name, ...(dose === null ? [] : [said])].map((each) => text.indexOf(each)));
  return dose !== null && OPENING.test(text.slice(0, Math.max(from, 1)));
};

/**
 * Whether the figure is surely the dose. It is not in `ibuprofen 400` alone, which has no unit, nor in `3 green tablets`,
 * which name no medicine; it is where somebody took it, or at some time: `Pantoprazol 40 um halb sieben`.
 */
const hasPlainDose = ({ name, dose, said, clause: { text, moment } }: Taken & { readonly clause: Clause }): boolean =>
  dose === null ||
  said !== undefined ||
  HAS_UNIT.test(` ${dose}`) ||
  (isMedicine(name) && STRENGTH_ALONE.test(dose) && (moment.length > 0 || HAS_TAKEN.test(text))) ||
  (isMedicine(name) && ENDS_IN_PIECES.test(dose)) ||
  (isMedicine(name) &&
    !/\p{N}/u.test(text.replace(dose, ' ')) &&
    !new RegExp(`${name} ${dose}(?!\\p{L})`, 'u').test(text));

const ARTICLE = /^(?:an?|un|una|ein|eine|einen)$/u;
const STRENGTH_ALONE = /^\d{2,4}$/u;

const DOSE_CHANGE = asWords(anyLanguage(({ medicines }) => medicines.doseChanges));

const saysFigure = (text: string): boolean => /\p{N}/u.test(text) || STRENGTH_IN_WORDS.test(text);

export const readMedication = (clauses: readonly Clause[]): KindReading | null => {
  const said = clauses.flatMap((clause) =>
    clause.isTold ? takenIn(clause.marked).map((taken) => ({ ...taken, clause })) : [],
  );
  if (said.length === 0) return null;
  const doseClauses: Clause[] = [];
  const told = said.map((each) => {
    const behind = clauses
      .slice(clauses.indexOf(each.clause) + 1)
      .find(({ text, sentence }) => sentence === each.clause.sentence && DOSE_ALONE.test(text));
    const dose = DOSE_ALONE.exec(behind?.text ?? '')?.groups?.dose;
    if (each.dose !== null || behind === undefined || dose === undefined) return each;
    doseClauses.push(behind);
    return { ...each, dose };
  });
  const names = told.map((each) => each.name);
  const doses = told.map((each) =>
    each.dose !== null && saysAnother(each.said ?? each.dose, each.clause) ? null : each.dose,
  );
  const name = agreed(names);
  const dose = name === null ? null : agreed(doses);
  return {
    thing: { kind: 'medication', name, dose },
    from: [...told.map(({ clause }) => clause), ...doseClauses],
    isOfSeveral: isDivided(names) || isDivided(doses),
    leavesOpen:
      told.some((each) => saysSeveralTimes(each.clause.text.replace(each.said ?? each.dose ?? '', ' '))) ||
      told.some((each) => !isTaken(each) || !hasPlainDose(each) || DOSE_CHANGE.test(each.clause.text)) ||
      (dose === null && told.some((each) => each.dose !== null || saysFigure(each.clause.text))),
  };
};
