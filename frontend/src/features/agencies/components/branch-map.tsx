import { mapTexts } from '#shared/texts/map';
import 'react-flow-renderer/dist/style.css';
import { Box, ButtonBase } from '@mui/material';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import ReactFlow, { type ReactFlowInstance } from 'react-flow-renderer/nocss';
import type { AgencyInBranch } from '../api/executive-branch';
import { ROOT, ROOT_NAME, type Step, stepFrom } from '../branch';
import { findFamily, fitView, type ViewLimits } from '../map-view';
import { radialLayout } from '../radial-layout';
import { branchTexts } from '../texts/branch';
import { toFlowGraph } from '../to-flow-graph';
import { AgencyNode } from './agency-node';
import { mapSx } from './branch-map-sx';
import { AgencyMapLegend } from './map-legend';
import { RelationEdge, RelationNames } from './relation-edge';
import { useMapLabels } from './use-map-labels';

interface BranchMapProps {
  agencies: readonly AgencyInBranch[];
  /** The slug of the agency shown next to the map. */
  chosen: string | null;
  /** Slug of the agency around which the map opens if none is chosen. */
  initialSlug: string | null;
  /** Whether the window is small: the map then shows a readable part instead of one agency. */
  isSmall: boolean;
  onChoose: (slug: string) => void;
}

const ZOOM = { min: 0.2, max: 2, initial: 0.45, ofChosen: 1 } as const;
/** Smallest zoom in a small window, which shows a part of the map. */
const MIN_ZOOM_IN_SMALL_WINDOW = 0.14;
const MIN_ZOOM_OF_WHOLE_MAP = 0.01;
/** CSS pixels around the departments in a small window, where labels without room stand further out. */
const EDGE_IN_SMALL_WINDOW_PX = 60;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};

// Must be constant: the library starts over when it changes.
const nodeTypes = { agency: AgencyNode };
const edgeTypes = { relation: RelationEdge, relations: RelationNames };

const animationMs = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 480);

/** Shows the whole map, even at a smaller zoom than can be chosen by hand. */
const showWhole = (flow: ReactFlowInstance): void => {
  flow.fitView({ padding: 0.05, minZoom: MIN_ZOOM_OF_WHOLE_MAP, duration: animationMs() });
};

/** The root and the departments around it. */
const innerRing = (agencies: readonly AgencyInBranch[]): readonly string[] => [
  ROOT,
  ...agencies.flatMap(({ slug, category }) => (category === 'cabinet' ? [slug] : [])),
];

/**
 * The branch as a map: offices, departments with their agencies, and independent agencies around the Executive Office.
 */
export const BranchMap = ({ agencies, chosen, initialSlug, isSmall, onChoose }: BranchMapProps) => {
  const texts = branchTexts();
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [flow, setFlow] = useState<ReactFlowInstance | null>(null);
  /** Agency reached by arrow keys; null until they are used, and after a choice. */
  const [keyboardSlug, setKeyboardSlug] = useState<string | null>(null);
  const [lastChosen, setLastChosen] = useState(chosen);
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    setKeyboardSlug(null);
  }
  const positions = useMemo(() => radialLayout(agencies), [agencies]);
  const currentSlug = keyboardSlug ?? chosen ?? ROOT;
  const { nodes, edges } = useMemo(
    () => toFlowGraph(agencies, positions, { chosen, keyboardSlug }),
    [agencies, positions, chosen, keyboardSlug],
  );
  const label = useMapLabels(frame, agencies, positions, { chosen, keyboardSlug }, initialSlug);

  const show = useCallback(
    (on: ReactFlowInstance, slugs: readonly string[], limits: Partial<ViewLimits>, duration: number): void => {
      const viewport = frame.current?.querySelector('.react-flow');
      const points = slugs.flatMap((slug) => positions.get(slug) ?? []);
      if (viewport === null || viewport === undefined || points.length === 0) return;
      const { clientWidth: width, clientHeight: height } = viewport;
      on.setViewport(
        fitView(points, { width, height }, { minZoom: MIN_ZOOM_IN_SMALL_WINDOW, maxZoom: ZOOM.ofChosen, ...limits }),
        { duration },
      );
    },
    [positions],
  );

  const marked = keyboardSlug ?? chosen;
  useEffect(() => {
    const point = marked === null ? undefined : positions.get(marked);
    if (flow === null || point === undefined || marked === null) return;
    // The panel of an agency takes its width from the map first.
    const next = requestAnimationFrame(() => {
      if (marked === ROOT) showWhole(flow);
      else if (isSmall && keyboardSlug === null) show(flow, findFamily(marked, agencies), {}, animationMs());
      else flow.setCenter(point.x, point.y, { zoom: ZOOM.ofChosen, duration: animationMs() });
    });
    return () => cancelAnimationFrame(next);
  }, [flow, marked, keyboardSlug, positions, agencies, isSmall, show]);

  const handleInit = (instance: ReactFlowInstance) => {
    setFlow(instance);
    const first = chosen ?? initialSlug;
    if (first !== null && first !== ROOT) show(instance, findFamily(first, agencies), {}, 0);
    else if (isSmall) show(instance, innerRing(agencies), { maxZoom: ZOOM.initial, edge: EDGE_IN_SMALL_WINDOW_PX }, 0);
    // The library's own fitting knows no sizes of nodes yet.
    else show(instance, [...positions.keys()], { minZoom: MIN_ZOOM_OF_WHOLE_MAP, maxZoom: ZOOM.initial }, 0);
    label(instance.getViewport());
  };
  const showAll = () => {
    // Stays null if the arrow keys have not been used.
    setKeyboardSlug((before) => (before === null ? null : ROOT));
    // Shown even if the root is highlighted already: the map may have been dragged since.
    if (flow !== null) showWhole(flow);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) setKeyboardSlug(stepFrom(currentSlug, step, agencies));
    else if (event.key === 'Enter' && event.target === frame.current && currentSlug !== ROOT) onChoose(currentSlug);
    else if (event.key === '+') flow?.zoomIn();
    else if (event.key === '-') flow?.zoomOut();
    else if (event.key === '0') showAll();
    else return;
    event.preventDefault();
  };
  const keyboardName =
    keyboardSlug === null ? '' : (agencies.find(({ slug }) => slug === keyboardSlug)?.name ?? ROOT_NAME);
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={texts.map}
      aria-describedby={hint}
      tabIndex={0}
      data-near="false"
      data-far="false"
      onKeyDown={handleKeyDown}
      // The library shows its own name, which without a label would look like an entry of the legend.
      sx={{ ...mapSx, '--drawn-with': JSON.stringify(`${texts.drawnWith} `) }}
    >
      <Box sx={viewSx}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          defaultZoom={ZOOM.initial}
          onInit={handleInit}
          onMove={(_event, viewport) => label(viewport)}
          onNodeClick={(_event, { id }) => {
            if (id !== ROOT) onChoose(id);
          }}
          nodesDraggable={false}
          nodesConnectable={false}
          elementsSelectable={false}
          zoomOnDoubleClick={false}
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
        />
        <Box className="map-controls">
          <ButtonBase aria-label={mapTexts().zoomIn} onClick={() => flow?.zoomIn()}>
            +
          </ButtonBase>
          <ButtonBase aria-label={mapTexts().zoomOut} onClick={() => flow?.zoomOut()}>
            −
          </ButtonBase>
          <ButtonBase onClick={showAll}>{texts.wholeMap}</ButtonBase>
        </Box>
        <Box className="map-help">
          <p id={hint}>
            {texts.keys
              .split(/\[(.+?)\]/)
              .map((part, index) => (index % 2 === 1 ? <kbd key={index}>{part}</kbd> : part))}
          </p>
          <Box component="p" role="status" sx={{ fontWeight: 500 }}>
            {keyboardName === '' ? '' : texts.youAreAt(keyboardName)}
          </Box>
        </Box>
      </Box>
      <AgencyMapLegend />
    </Box>
  );
};

/** The map, above the legend. */
const viewSx = { position: 'relative', flex: 1, minHeight: 0, containerType: 'inline-size' };
