import type { Edge, Node } from 'react-flow-renderer/nocss';
import type { AgencyCategory, AgencyInBranch } from './published/api/executive-branch';
import { ROOT, ROOT_NAME, above, relationOf } from './branch';
import { NODE, type Point } from './radial-layout';

export interface ShownAgency {
  readonly category: AgencyCategory | 'root';
  readonly abbreviation: string;
  readonly name: string;
  readonly isHere: boolean;
}

export interface ShownRelation {
  /** Of the agency that reports. */
  readonly slug: string;
  readonly relation: string;
  /** It is that of the agency that stands out, or of one that reports to it. */
  readonly isActive: boolean;
  readonly from: Point;
  readonly to: Point;
}

export interface ShownRelations {
  readonly relations: readonly ShownRelation[];
}

interface Drawn {
  readonly nodes: Node<ShownAgency>[];
  readonly edges: Edge<ShownRelation | ShownRelations>[];
}

const nodeAt = (id: string, { x, y }: Point, data: ShownAgency): Node<ShownAgency> => ({
  id,
  type: 'agency',
  position: { x: x - NODE.width / 2, y: y - NODE.height / 2 },
  className: data.isHere ? 'here' : undefined,
  zIndex: data.isHere ? 2 : 1,
  data,
});

const ORIGIN: Point = { x: 0, y: 0 };

/** The branch as the library draws it; `here` stands out, with its lines; null: nothing does. */
export const drawnBranch = (
  agencies: readonly AgencyInBranch[],
  places: ReadonlyMap<string, Point>,
  here: string | null,
): Drawn => {
  const placeOf = (slug: string): Point => places.get(slug) ?? ORIGIN;
  const root = nodeAt(ROOT, ORIGIN, { category: 'root', abbreviation: 'EOP', name: ROOT_NAME, isHere: here === ROOT });
  const relations = agencies.map((agency): ShownRelation => {
    const { slug, category } = agency;
    const source = above(agency);
    const isActive = here !== ROOT && (slug === here || source === here);
    return { slug, relation: relationOf(category), isActive, from: placeOf(source), to: placeOf(slug) };
  });
  const lines = agencies.map((agency, at): Edge<ShownRelation> => {
    const { slug, category } = agency;
    const data = relations[at];
    return {
      id: slug,
      type: 'relation',
      source: above(agency),
      target: slug,
      className: data?.isActive === true ? `${category} active` : category,
      zIndex: 0,
      data,
    };
  });
  // The library draws words of lines as lines: these have two ends like any other.
  const names = agencies.slice(0, 1).map(({ slug: target }): Edge<ShownRelations> => {
    return { id: 'relations', type: 'relations', source: ROOT, target, zIndex: 0, data: { relations } };
  });
  return {
    nodes: [
      root,
      ...agencies.map(({ slug, category, abbreviation, name }) =>
        nodeAt(slug, placeOf(slug), { category, abbreviation, name, isHere: slug === here }),
      ),
    ],
    edges: [...lines, ...names],
  };
};
