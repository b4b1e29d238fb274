import type { Edge, Node } from 'react-flow-renderer/nocss';
import type { AgencyCategory, AgencyInBranch } from './published/api/executive-branch';
import { ROOT, ROOT_ABBREVIATION, ROOT_NAME, above, relationOf } from './branch';
import { shortNames } from './map-labels';
import { NODE, type Point } from './radial-layout';

export interface ShownAgency {
  readonly category: AgencyCategory | 'root';
  readonly abbreviation: string;
  readonly name: string;
  /** What it is called where the whole map is shown and there is room; null: by its abbreviation. */
  readonly short: string | null;
}

/** What stands out on the map; null: nothing does. */
export interface Marked {
  /** The one that is shown beside the map. */
  readonly chosen: string | null;
  /** Where the arrow keys have led. */
  readonly walked: string | null;
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

const nodeAt = (id: string, { x, y }: Point, data: ShownAgency, { chosen, walked }: Marked): Node<ShownAgency> => {
  const classes = [...(id === chosen ? ['chosen'] : []), ...(id === walked ? ['walked'] : [])];
  const isRaised = data.category === 'root' || data.category === 'cabinet';
  return {
    id,
    type: 'agency',
    position: { x: x - NODE.width / 2, y: y - NODE.height / 2 },
    className: classes.join(' '),
    // Labels of departments stand above their agencies.
    zIndex: classes.length > 0 ? 3 : isRaised ? 2 : 1,
    data,
  };
};

const ORIGIN: Point = { x: 0, y: 0 };

/** The branch as the library draws it, with the lines of what was walked to, or else chosen, standing out. */
export const drawnBranch = (
  agencies: readonly AgencyInBranch[],
  places: ReadonlyMap<string, Point>,
  marked: Marked,
): Drawn => {
  const here = marked.walked ?? marked.chosen;
  const short = shortNames(agencies);
  const placeOf = (slug: string): Point => places.get(slug) ?? ORIGIN;
  const root = nodeAt(
    ROOT,
    ORIGIN,
    { category: 'root', abbreviation: ROOT_ABBREVIATION, name: ROOT_NAME, short: null },
    marked,
  );
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
        nodeAt(slug, placeOf(slug), { category, abbreviation, name, short: short.get(slug) ?? null }, marked),
      ),
    ],
    edges: [...lines, ...names],
  };
};
