import type { Remark } from '#events/research/remarks';
import type { TextLine } from '#events/research/text-lines';
import { isAside, labelOf, type Telling } from './remark-words';

type Remarked = Pick<TextLine, 'remarks'>;

/** A label on a line, with the remarks in its card. */
export interface Chip {
  readonly words: string;
  readonly remarks: readonly [Remark, ...Remark[]];
}

/** Of these, a chip counts how many there are. */
const counted: ReadonlySet<Remark['kind']> = new Set([
  'exception',
  'also_concerns',
  'same_for',
  'list_goes_on',
  'as_written',
]);

/** Whether a remark belongs in the card of another one. */
const belongsTo = (remark: Remark, { remarks: [other] }: Chip): boolean => {
  switch (remark.kind) {
    case 'told_later':
      return other.kind === 'as_of';
    case 'rests_on':
    case 'modified':
    case 'spares':
      return other.kind === 'depends_on';
    case 'titled':
      return other.kind === 'depends_on' && other.act === remark.act;
    default:
      return counted.has(remark.kind) && other.kind === remark.kind;
  }
};

const withRemark = ({ words, remarks }: Chip, remark: Remark, telling: Telling): Chip => {
  const all = [...remarks, remark] as const;
  return { words: (counted.has(remark.kind) ? labelOf(all, telling) : null) ?? words, remarks: all };
};

/**
 * The chips of a line, without remarks of kinds that are shown elsewhere. Background remarks are in the last card, if there is one.
 */
export const chipsOf = (
  { remarks }: Remarked,
  telling: Telling,
  otherwise: readonly Remark['kind'][] = [],
): readonly Chip[] => {
  const chips: Chip[] = [];
  const shown = remarks.filter(({ kind }) => !otherwise.includes(kind));
  const asides = shown.filter(({ kind }) => isAside(kind));
  // The name of an act may come before what happened to it.
  const ordered = [...shown.filter(({ kind }) => kind !== 'titled'), ...shown.filter(({ kind }) => kind === 'titled')];
  for (const remark of ordered) {
    if (isAside(remark.kind)) continue;
    const host = chips.findIndex((chip) => belongsTo(remark, chip));
    const chip = chips[host];
    const words = labelOf([remark], telling);
    if (chip !== undefined) chips[host] = withRemark(chip, remark, telling);
    else if (words !== null) chips.push({ words, remarks: [remark] });
  }
  const last = chips.at(-1);
  return last === undefined ? [] : [...chips.slice(0, -1), { ...last, remarks: [...last.remarks, ...asides] }];
};

/** The chips of an item and its lines: remarks common to all lines are shown once, beside its date. */
export interface ItemChips {
  readonly common: readonly Chip[];
  readonly ofLine: (line: Remarked) => readonly Chip[];
}

export const chipsOfItem = (
  lines: readonly Remarked[],
  telling: Telling,
  otherwise: readonly Remark['kind'][] = [],
): ItemChips => {
  const keys = lines.map(({ remarks }) => new Set(remarks.map((remark) => JSON.stringify(remark))));
  const isCommon = (remark: Remark): boolean => keys.every((own) => own.has(JSON.stringify(remark)));
  const [first] = lines;
  return {
    common: chipsOf({ remarks: first?.remarks.filter(isCommon) ?? [] }, telling, otherwise),
    ofLine: ({ remarks }) => chipsOf({ remarks: remarks.filter((remark) => !isCommon(remark)) }, telling, otherwise),
  };
};
