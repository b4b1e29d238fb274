import type { FoundRemark } from '../../pipeline/composition/found-remark';
import type { Link } from '../../pipeline/ledger';
import { actIdOf, identifiersIn } from '../../pipeline/stories/titles';
import { covered } from '../../pipeline/words/likeness';
import { stemSet } from '../../pipeline/words/stems';
import type { ShownClaim } from '../../pipeline/composition/shown-claim';

type Titled = Extract<Link, { readonly kind: 'titled' }>;

/** With this share of its title in a line, an act needs no introduction. */
const SAID = 0.5;

const idsIn = (text: string): readonly string[] => identifiersIn(text).map(({ id }) => id);

/** The titles of acts that a line or what is said of it names by number only, as far as pages give them. */
export const titlesFor = (
  { text, page, byTitle }: ShownClaim,
  said: readonly FoundRemark[],
  links: readonly Link[],
): readonly FoundRemark[] => {
  const inText = byTitle ? [] : idsIn(text);
  const inRemarks = said.flatMap((remark) => (remark.kind === 'depends_on' ? idsIn(remark.act) : []));
  if (inText.length === 0 && inRemarks.length === 0) return [];
  const names = new Map(links.flatMap((link) => (link.kind === 'titled' ? [[actIdOf(link.act), link] as const] : [])));
  const stems = stemSet(`${text} ${page.title}`);
  const isUnknown = (id: string): boolean => covered(stemSet(names.get(id)?.title ?? ''), stems) < SAID;
  const unknown = inText.filter((id) => names.has(id) && isUnknown(id)).slice(0, 1);
  return [...new Set([...unknown, ...inRemarks])].flatMap((id) => remarkOn(names.get(id)));
};

const remarkOn = (name: Titled | undefined): readonly FoundRemark[] =>
  name === undefined ? [] : [{ kind: 'titled', act: name.act, title: name.title, evidence: [name.evidence] }];
