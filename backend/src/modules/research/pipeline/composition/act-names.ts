import type { ActLink, Evidence } from '../ledger';
import { actIdOf, identifiersIn } from '../stories/titles';
import { covered } from '../words/likeness';
import { stemSet } from '../words/stems';

/** What a numbered act is called, and where that is said. */
export interface ActName {
  readonly act: string;
  readonly title: string;
  readonly evidence: Evidence;
}

/** What an act is called by its id; undefined if no page says. */
export type NameOf = (id: string) => ActName | undefined;

export const namesIn = (links: readonly ActLink[]): NameOf => {
  const names = new Map(links.flatMap((link) => (link.kind === 'titled' ? [[actIdOf(link.act), link] as const] : [])));
  return (id) => names.get(id);
};

/** The name of the first act in a line that has not been named before; null if there is none, or if what stands around it says as much. */
export type NameOnce = (text: string, around: string) => ActName | null;

/** With so much of its title in a line, an act needs no introduction. */
const SAID = 0.5;

/** Introduces each act of a composition once. */
export const namesOnce = (nameOf: NameOf): NameOnce => {
  const named = new Set<string>();
  return (text, around) => {
    const stems = stemSet(`${text} ${around}`);
    for (const { id } of identifiersIn(text)) {
      const name = named.has(id) ? undefined : nameOf(id);
      named.add(id);
      if (name !== undefined && covered(stemSet(name.title), stems) < SAID) return name;
    }
    return null;
  };
};
