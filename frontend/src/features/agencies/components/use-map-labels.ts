import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { AgencyInBranch } from '../published/api/executive-branch';
import { ROOT } from '../branch';
import type { Marked } from '../drawn-branch';
import { FAR, labelledOf, labelsAt, shortNames } from '../map-labels';
import { familyOf, wholeZoom } from '../map-view';
import type { Point } from '../radial-layout';

/** CSS pixels: from this width on, departments are called by their names where the whole map is shown. */
const ROOM_FOR_NAMES = 700;
/** From here on names can be read in their nodes, and relations on their lines: in 11 px and more. */
const NEAR = 0.85;

/** A little nearer than the whole map still counts as that. */
const NEARLY = 1.2;

const sizeOf = (map: HTMLElement): { readonly width: number; readonly height: number } => {
  const { clientWidth: width, clientHeight: height } = map.querySelector('.react-flow') ?? map;
  return { width, height };
};

/**
 * Labels the map at a zoom. By attributes and properties of its elements, so that zooming renders nothing anew: `data-far` on the
 * map where nodes are too small for their text, and on each node that is labelled there `data-label`. Of the whole map only departments
 * are labelled, and while something is looked at, its family.
 */
export const useMapLabels = (
  map: RefObject<HTMLElement>,
  agencies: readonly AgencyInBranch[],
  places: ReadonlyMap<string, Point>,
  { chosen, walked }: Marked,
  begunAt: string | null,
): ((zoom: number) => void) => {
  const marked = useMemo(() => [chosen, walked].flatMap((slug) => slug ?? []), [chosen, walked]);
  const lookedAt = walked ?? chosen ?? begunAt;
  const family = useMemo(
    () => (lookedAt === null || lookedAt === ROOT ? [] : familyOf(lookedAt, agencies)),
    [lookedAt, agencies],
  );
  const names = useMemo(() => shortNames(agencies), [agencies]);
  const shown = useRef(0);
  const label = useCallback(
    (zoom: number): void => {
      const element = map.current;
      if (element === null || zoom === 0) return;
      shown.current = zoom;
      const isFar = zoom < FAR;
      const isWhole = zoom <= NEARLY * wholeZoom(places, sizeOf(element));
      const hasNames = isWhole && element.clientWidth >= ROOM_FOR_NAMES;
      element.style.setProperty('--zoom', String(zoom));
      element.dataset.near = String(zoom >= NEAR);
      element.dataset.far = String(isFar);
      element.dataset.names = String(hasNames);
      const labelled = labelledOf(agencies, places, {
        marked,
        family: isWhole ? [] : family,
        names: hasNames ? names : null,
      });
      const labels = isFar ? labelsAt(zoom, labelled, isWhole || family.length > 0) : new Map<string, Point>();
      for (const node of element.querySelectorAll<HTMLElement>('.react-flow__node')) {
        const by = labels.get(node.dataset.id ?? '');
        if (by === undefined) delete node.dataset.label;
        else {
          node.dataset.label = '';
          node.style.setProperty('--by-x', `${by.x}px`);
          node.style.setProperty('--by-y', `${by.y}px`);
        }
      }
    },
    [map, agencies, places, marked, family, names],
  );
  // What is marked has its label at once.
  useEffect(() => label(shown.current), [label]);
  return label;
};
