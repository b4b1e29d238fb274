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

/** The chips of an item and its lines: remarks common to all lines are shown once, next to its date. */
export interface ItemChips {
  readonly common: readonly Chip[];
  readonly ofLine: (line: Remarked) => readonly Chip[];
}

export const chipsOfItem = (
  lines: readonly Remarked[],
  style: RemarkStyle,
  otherwise: readonly Remark['kind'][] = [],
): ItemChips => {
  const keys = lines.map(({ remarks }) => new Set(remarks.map((remark) => JSON.stringify(remark))));
  const isCommon = (remark: Remark): boolean => keys.every((own) => own.has(JSON.stringify(remark)));
  const [first] = lines;
  return {
    common: chipsOf({ remarks: first?.remarks.filter(isCommon) ?? [] }, style, otherwise),
    ofLine: ({ remarks }) => chipsOf({ remarks: remarks.filter((remark) => !isCommon(remark)) }, style, otherwise),
  };
};
