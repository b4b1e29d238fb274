import type { ActLink, Evidence } from '../../ledger';
import { actIdOf, identifiersIn } from '../../stories/titles';
import { covered } from '../../words/likeness';
import { stemSet } from '../../words/stems';
import type { FoundLine } from '../found-line';
import type { FoundRemarkOf } from './found';

/** The title of a numbered act, with its source. */
export interface ActName {
  readonly act: string;
  readonly title: string;
  readonly evidence: Evidence;
}

/** Titles of acts, by their ids, as far as pages give them. */
const actNames = (links: readonly ActLink[]): ReadonlyMap<string, ActName> =>
  new Map(links.flatMap((link) => (link.kind === 'titled' ? [[actIdOf(link.act), link] as const] : [])));

/** With this share of its title in a line, an act needs no introduction. */
const SAID = 0.5;

const titled = ({ act, title, evidence }: ActName): FoundRemarkOf<'titled'> => ({
  kind: 'titled',
  act,
  title,
  evidence: [evidence],
});

/** Adds the title of an act, once in a composition, where lines or remarks name it by number only. */
export const withActsNamed = (lines: readonly FoundLine[], links: readonly ActLink[]): readonly FoundLine[] => {
  const names = actNames(links);
  const named = new Set<string>();
  return lines.map((line) => {
    const stems = stemSet(`${line.text} ${line.evidence.title} ${line.title ?? ''}`);
    const inRemarks = line.remarks.flatMap((remark) =>
      remark.kind === 'depends_on' ? identifiersIn(remark.act).map(({ id }) => id) : [],
    );
    const inText = line.byTitle ? [] : identifiersIn(line.text).map(({ id }) => id);
    const unknown = inText.filter((id) => {
      const name = names.get(id);
      return name !== undefined && covered(stemSet(name.title), stems) < SAID;
    });
    const toName = [...unknown.filter((id) => !named.has(id)).slice(0, 1), ...inRemarks.filter((id) => !named.has(id))];
    for (const id of [...inText, ...inRemarks]) named.add(id);
    const remarks = [...new Set(toName)].flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [titled(name)];
    });
    return remarks.length === 0 ? line : { ...line, remarks: [...remarks, ...line.remarks] };
  });
};
