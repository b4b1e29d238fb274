import type { Remark } from '#events/research/remarks';
import type { TextLine } from '#events/research/text-lines';
import { labelOf, type RemarkStyle } from './remark-words';

type Remarked = Pick<TextLine, 'remarks'>;

/** A label on a line, with the remarks in its card. */
export interface Chip {
  readonly words: string;
  readonly remarks: readonly [Remark, ...Remark[]];
}

/** The chips of a line, without remarks of kinds that are shown elsewhere. Its exceptions share a chip. */
export const chipsOf = (
  { remarks }: Remarked,
  style: RemarkStyle,
  otherwise: readonly Remark['kind'][] = [],
): readonly Chip[] => {
  const displayed = remarks.filter(({ kind }) => !otherwise.includes(kind));
  const exceptions = displayed.filter(({ kind }) => kind === 'exception');
  return displayed.flatMap((remark): readonly Chip[] => {
    const [first, ...others] = remark.kind === 'exception' ? exceptions : [remark];
    if (first !== remark) return [];
    const own = [first, ...others] as const;
    return [{ words: labelOf(own, style), remarks: own }];
  });
};

/**
 * The chips of an item and its lines: remarks common to all lines are shown once, next to its date. A line does not repeat their
 * words, even if it has another remark that they fit; the card of the item then has that one, too.
 */
export interface ItemChips {
  readonly common: readonly Chip[];
  readonly ofLine: (line: Remarked) => readonly Chip[];
}

export const chipsOfItem = (
  lines: readonly Remarked[],
  style: RemarkStyle,
  otherwise: readonly Remark['kind'][] = [],
): ItemChips => {
  const keyOf = (remark: Remark): string => JSON.stringify(remark);
  const keys = lines.map(({ remarks }) => new Set(remarks.map(keyOf)));
  const isCommon = (remark: Remark): boolean => keys.every((own) => own.has(keyOf(remark)));
  const ownChips = ({ remarks }: Remarked): readonly Chip[] =>
    chipsOf({ remarks: remarks.filter((remark) => !isCommon(remark)) }, style, otherwise);
  const [first] = lines;
  const common = chipsOf({ remarks: first?.remarks.filter(isCommon) ?? [] }, style, otherwise);
  const said = new Set(common.map(({ words }) => words));
  const repeated = lines.flatMap(ownChips).filter(({ words }) => said.has(words));
  return {
    common: common.map(({ words, remarks: [remark, ...others] }): Chip => {
      const further = repeated.flatMap((chip) => (chip.words === words ? chip.remarks : []));
      return { words, remarks: [remark, ...others, ...new Map(further.map((each) => [keyOf(each), each])).values()] };
    }),
    ofLine: (line) => ownChips(line).filter(({ words }) => !said.has(words)),
  };
};
