import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { AgencyInBranch } from '../api/executive-branch';
import { ROOT } from '../branch';
import { MIN_TEXT_ZOOM, LABEL_SIZE, prioritiseLabels, placeLabels, shortNames, measureWidth } from '../map-labels';
import { findFamily, isClipped, wholeZoom } from '../map-view';
import { AGENCY_NODE_SIZE, type MapPoint } from '../radial-layout';
import type { HighlightedAgencies } from '../to-flow-graph';

/** Map width in CSS pixels from which departments have their full names. */
const MIN_WIDTH_FOR_NAMES_PX = 700;
/** Zoom from which names can be read in their nodes, and relations on their lines: in 11 px and more. */
const READABLE_ZOOM = 0.85;

/** Factor by which the zoom may exceed that of the whole map and still count as it. */
const WHOLE_MAP_TOLERANCE = 1.2;

const ORIGIN: MapPoint = { x: 0, y: 0 };

const getSize = (map: HTMLElement): { readonly width: number; readonly height: number } => {
  const { clientWidth: width, clientHeight: height } = map.querySelector('.react-flow') ?? map;
  return { width, height };
};

/** The visible part of the map: position of the map's origin in the frame, in CSS pixels, and the zoom. */
interface MapViewport extends MapPoint {
  readonly zoom: number;
}

/** The controls in the frame of the map, with a margin. */
const findControls = (map: HTMLElement) => {
  const controls = map.querySelector<HTMLElement>('.map-controls');
  if (controls === null) return null;
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = controls;
  return { left: left - 4, right: left + width + 4, top: top - 4, bottom: top + height + 4 };
};

/**
 * Labels the visible part of the map, by attributes of its elements, so that zooming does not render anything again:
 * `data-far` on the map if nodes are too small for their text, `data-label` on each node that then gets a label. If the
 * whole map is visible, only departments get one; while an agency is shown, its family. `data-cut` hides nodes that the
 * frame would cut or the controls cover.
 */
export const useMapLabels = (
  map: RefObject<HTMLElement>,
  agencies: readonly AgencyInBranch[],
  points: ReadonlyMap<string, MapPoint>,
  { chosen, keyboardSlug }: HighlightedAgencies,
  initialSlug: string | null,
): ((shown: MapViewport) => void) => {
  const marked = useMemo(() => [chosen, keyboardSlug].flatMap((slug) => slug ?? []), [chosen, keyboardSlug]);
  const lookedAt = keyboardSlug ?? chosen ?? initialSlug;
  const family = useMemo(
    () => (lookedAt === null || lookedAt === ROOT ? [] : findFamily(lookedAt, agencies)),
    [lookedAt, agencies],
  );
  const names = useMemo(() => shortNames(agencies), [agencies]);
  const last = useRef<MapViewport>({ x: 0, y: 0, zoom: 0 });
  const label = useCallback(
    (shown: MapViewport): void => {
      const { zoom } = shown;
      const element = map.current;
      if (element === null || zoom === 0) return;
      last.current = shown;
      const frame = getSize(element);
      const controls = findControls(element);
      const isFar = zoom < MIN_TEXT_ZOOM;
      const isWhole = zoom <= WHOLE_MAP_TOLERANCE * wholeZoom(points, frame);
      const hasNames = isWhole && element.clientWidth >= MIN_WIDTH_FOR_NAMES_PX;
      element.style.setProperty('--zoom', String(zoom));
      element.dataset.near = String(zoom >= READABLE_ZOOM);
      element.dataset.far = String(isFar);
      element.dataset.names = String(hasNames);
      const labelled = prioritiseLabels(agencies, points, {
        marked,
        family: isWhole ? [] : family,
        names: hasNames ? names : null,
      });
      const labels = isFar ? placeLabels(zoom, labelled, isWhole || family.length > 0) : new Map<string, MapPoint>();
      const texts = new Map(labelled.map(({ slug, text }) => [slug, text]));
      // Landmarks are never missing from afar.
      const landmarks = new Set(isFar ? labelled.flatMap(({ slug, isLandmark }) => (isLandmark ? [slug] : [])) : []);
      for (const node of element.querySelectorAll<HTMLElement>('.react-flow__node')) {
        const slug = node.dataset.id ?? '';
        const by = labels.get(slug);
        const point = points.get(slug) ?? ORIGIN;
        const center = {
          x: shown.x + (point.x + (by?.x ?? 0)) * zoom,
          y: shown.y + (point.y + (by?.y ?? 0)) * zoom,
        };
        const size =
          by === undefined
            ? { width: AGENCY_NODE_SIZE.width * zoom, height: AGENCY_NODE_SIZE.height * zoom }
            : { width: measureWidth(texts.get(slug) ?? '', zoom), height: LABEL_SIZE.height };
        if (!isWhole && !landmarks.has(slug) && isClipped(center, size, frame, controls)) node.dataset.cut = '';
        else delete node.dataset.cut;
        if (by === undefined) delete node.dataset.label;
        else {
          node.dataset.label = '';
          node.style.setProperty('--by-x', `${by.x}px`);
          node.style.setProperty('--by-y', `${by.y}px`);
        }
      }
    },
    [map, agencies, points, marked, family, names],
  );
  useEffect(() => {
    if (map.current === null) return;
    const resized = new ResizeObserver(() => label(last.current));
    resized.observe(map.current);
    return () => resized.disconnect();
  }, [map, label]);
  // A newly marked agency gets its label at once.
  useEffect(() => label(last.current), [label]);
  return label;
};
