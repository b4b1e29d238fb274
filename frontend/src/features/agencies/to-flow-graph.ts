import type { Edge, Node } from 'react-flow-renderer/nocss';
import type { AgencyCategory, AgencyInBranch } from './api/executive-branch';
import { ROOT, ROOT_ABBREVIATION, ROOT_NAME, getParent } from './branch';
import { shortNames } from './map-labels';
import { AGENCY_NODE_SIZE, type MapPoint } from './radial-layout';

export interface ShownAgency {
  readonly category: AgencyCategory | 'root';
  readonly abbreviation: string;
  readonly name: string;
  /** Name shown on the whole map if there is room; null: the abbreviation. */
  readonly short: string | null;
}

/** The agencies that stand out on the map; null: none. */
export interface HighlightedAgencies {
  /** The agency shown in the panel next to the map. */
  readonly chosen: string | null;
  /** The agency reached by arrow keys. */
  readonly keyboardSlug: string | null;
}

export interface ShownRelation {
  /** Slug of the agency that reports. */
  readonly slug: string;
  readonly category: AgencyCategory;
  /** Whether it belongs to the agency that stands out, or to one that reports to it. */
  readonly isActive: boolean;
  /** Whether its line is labelled: for the agency that stands out, or for all if none does. */
  readonly isNamed: boolean;
  readonly from: MapPoint;
  readonly to: MapPoint;
}

export interface ShownRelations {
  readonly relations: readonly ShownRelation[];
}

interface BranchDrawing {
  readonly nodes: Node<ShownAgency>[];
  readonly edges: Edge<ShownRelation | ShownRelations>[];
}

const nodeAt = (
  id: string,
  { x, y }: MapPoint,
  data: ShownAgency,
  { chosen, keyboardSlug }: HighlightedAgencies,
): Node<ShownAgency> => {
  const classes = [...(id === chosen ? ['chosen'] : []), ...(id === keyboardSlug ? ['keyboard'] : [])];
  const isRaised = data.category === 'root' || data.category === 'cabinet';
  return {
    id,
    type: 'agency',
    position: { x: x - AGENCY_NODE_SIZE.width / 2, y: y - AGENCY_NODE_SIZE.height / 2 },
    className: classes.join(' '),
    // Labels of departments stand above their agencies.
    zIndex: classes.length > 0 ? 3 : isRaised ? 2 : 1,
    data,
  };
};

const ORIGIN: MapPoint = { x: 0, y: 0 };

/** The branch as the library draws it; the lines of the agency reached by keyboard, or of the chosen one, stand out. */
export const toFlowGraph = (
  agencies: readonly AgencyInBranch[],
  points: ReadonlyMap<string, MapPoint>,
  marked: HighlightedAgencies,
): BranchDrawing => {
  const currentSlug = marked.keyboardSlug ?? marked.chosen;
  const short = shortNames(agencies);
  const getPoint = (slug: string): MapPoint => points.get(slug) ?? ORIGIN;
  const root = nodeAt(
    ROOT,
    ORIGIN,
    { category: 'root', abbreviation: ROOT_ABBREVIATION, name: ROOT_NAME, short: null },
    marked,
  );
  const relations = agencies.map((agency): ShownRelation => {
    const { slug, category } = agency;
    const source = getParent(agency);
    const isActive = currentSlug !== ROOT && (slug === currentSlug || source === currentSlug);
    const isNamed = currentSlug === null || currentSlug === ROOT || slug === currentSlug;
    return { slug, category, isActive, isNamed, from: getPoint(source), to: getPoint(slug) };
  });
  const lines = agencies.map((agency, index): Edge<ShownRelation> => {
    const { slug, category } = agency;
    const data = relations[index];
    return {
      id: slug,
      type: 'relation',
      source: getParent(agency),
      target: slug,
      className: data?.isActive === true ? `${category} active` : category,
      zIndex: 0,
      data,
    };
  });
  // The library draws edge labels as edges, so they need two ends like any other.
  const names = agencies.slice(0, 1).map(({ slug: target }): Edge<ShownRelations> => {
    return { id: 'relations', type: 'relations', source: ROOT, target, zIndex: 0, data: { relations } };
  });
  return {
    nodes: [
      root,
      ...agencies.map(({ slug, category, abbreviation, name }) =>
        nodeAt(slug, getPoint(slug), { category, abbreviation, name, short: short.get(slug) ?? null }, marked),
      ),
    ],
    edges: [...lines, ...names],
  };
};
