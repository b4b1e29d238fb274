import { namesIn, namesOnce, type NameOf, type NameOnce } from './act-names';
import { sourceNumbers, type SourceNumbers } from './source-numbers';
import type { Known } from './told-ending';

/** What the lines of a composition share. */
export interface Shared extends SourceNumbers {
  readonly nameOf: NameOf;
  readonly nameOnce: NameOnce;
  /** Whether nothing has said so before. */
  readonly isFirst: (quote: string) => boolean;
}

const saidOnce = (): Shared['isFirst'] => {
  const said = new Set<string>();
  return (quote) => !said.has(quote) && said.add(quote).has(quote);
};

export const sharedFor = ({ links }: Pick<Known, 'links'>): Shared => {
  const nameOf = namesIn(links);
  return { ...sourceNumbers(), nameOf, nameOnce: namesOnce(nameOf), isFirst: saidOnce() };
};
