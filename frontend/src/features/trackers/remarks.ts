/** Remarks behind a line: `It begins. [1] (from May 3, 2026 [2]) (due June 1, 2026 [3])`. */

/** The words that a badge stands behind, without the bracket that opens their remark. */
export const badgeWords = (text: string): string => text.replace(/^[ ()]+/, '').trim();

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What stands in each of the brackets that follow a line, without them and with a capital; null if there is anything else than
 * brackets. `parts` are texts and whatever stands between them, such as badges.
 */
export const remarksIn = <Other extends object>(
  parts: readonly (string | Other)[],
): readonly (readonly (string | Other)[])[] | null => {
  const remarks: (string | Other)[][] = [];
  let depth = 0;
  const keep = (part: string | Other) => remarks.at(-1)?.push(part);
  for (const part of parts) {
    if (typeof part !== 'string') {
      if (depth === 0) return null;
      keep(part);
      continue;
    }
    let from = 0;
    for (const [at, mark] of [...part].entries()) {
      if (mark === '(' && depth++ === 0) {
        remarks.push([]);
        from = at + 1;
      } else if (mark === ')' && --depth === 0) keep(part.slice(from, at));
      else if (depth === 0 && mark.trim() !== '') return null;
      if (depth < 0) return null;
    }
    if (depth > 0) keep(part.slice(from));
  }
  return depth === 0 && remarks.length > 0 ? remarks.map(withCapital) : null;
};

const withCapital = <Other extends object>([first, ...others]: readonly (string | Other)[]): readonly (
  string | Other
)[] => (first === undefined ? [] : [typeof first === 'string' ? capitalised(first) : first, ...others]);

/** `It begins. [1] (from May 3, 2026 [2])`: words, markers directly behind them, and brackets to the end. */
const WITH_BRACKETS = /^(.*?(?:\s*\[\d{1,3}\])+)\s+(\(.*\))$/su;

/** A line with its own markers, and what is said of it in brackets behind these; empty if nothing is. */
export const splitRemarks = (written: string): { readonly own: string; readonly remarks: string } => {
  const [, own = written, remarks = ''] = WITH_BRACKETS.exec(written) ?? [];
  return remarksIn([remarks]) === null ? { own: written, remarks: '' } : { own, remarks };
};
