import 'react-flow-renderer/dist/style.css';
import { Box, ButtonBase } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import ReactFlow, { type ReactFlowInstance, type Viewport } from 'react-flow-renderer/nocss';
import type { AgencyInBranch } from '../published/api/executive-branch';
import { ROOT, ROOT_NAME, type Step, stepFrom } from '../branch';
import { drawnBranch } from '../drawn-branch';
import { radialLayout } from '../radial-layout';
import { AgencyNode } from './agency-node';
import { mapSx } from './branch-map-sx';
import { MapLegend } from './map-legend';
import { RelationEdge, RelationNames } from './relation-edge';

interface BranchMapProps {
  agencies: readonly AgencyInBranch[];
  /** The slug of the one that is shown beside the map. */
  chosen: string | null;
  onChoose: (slug: string) => void;
}

const ZOOM = { least: 0.2, most: 2, first: 0.45, chosen: 1 } as const;
/** From here on names can be read. */
const NEAR = 0.7;
/** From here on relations are written on their lines, in letters of 12 pixels and more. */
const CLOSE = 0.85;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};

// Constant, or the library would start over at each rendering.
const nodeTypes = { agency: AgencyNode };
const edgeTypes = { relation: RelationEdge, relations: RelationNames };

const calmMs = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 480);

/** Also where that needs it smaller than one can make it by hand. */
const showWhole = (flow: ReactFlowInstance): void => {
  flow.fitView({ padding: 0.05, minZoom: 0.01, duration: calmMs() });
};

/** The branch as a map: offices, departments with their agencies, and independent agencies around the Executive Office. */
const BranchMap = ({ agencies, chosen, onChoose }: BranchMapProps) => {
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [flow, setFlow] = useState<ReactFlowInstance | null>(null);
  /** Where the arrow keys have led; null until they are used, and after a choice. */
  const [walked, setWalked] = useState<string | null>(null);
  const places = useMemo(() => radialLayout(agencies), [agencies]);
  const marked = walked ?? chosen;
  const here = marked ?? ROOT;
  const { nodes, edges } = useMemo(() => drawnBranch(agencies, places, marked), [agencies, places, marked]);

  useEffect(() => setWalked(null), [chosen]);

  useEffect(() => {
    const place = places.get(here);
    if (flow === null || place === undefined || marked === null) return;
    // The panel of an agency takes its room from the map first.
    const next = requestAnimationFrame(() => {
      if (marked === ROOT) showWhole(flow);
      else flow.setCenter(place.x, place.y, { zoom: ZOOM.chosen, duration: calmMs() });
    });
    return () => cancelAnimationFrame(next);
  }, [flow, here, marked, places]);

  const showNearness = ({ zoom }: Viewport) => {
    if (frame.current === null) return;
    frame.current.dataset.near = String(zoom >= NEAR);
    frame.current.dataset.close = String(zoom >= CLOSE);
  };
  const showAll = () => {
    setWalked(ROOT);
    // It may have been walked to before, and the map dragged since.
    if (flow !== null) showWhole(flow);
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) setWalked(stepFrom(here, step, agencies));
    else if (event.key === 'Enter' && event.target === frame.current && here !== ROOT) onChoose(here);
    else if (event.key === '+') flow?.zoomIn();
    else if (event.key === '-') flow?.zoomOut();
    else if (event.key === '0') showAll();
    else return;
    event.preventDefault();
  };
  const walkedTo = walked === null ? '' : (agencies.find(({ slug }) => slug === walked)?.name ?? ROOT_NAME);
  return (
    <Box
      ref={frame}
      role="group"
      aria-label="Map of the executive branch"
      aria-describedby={hint}
      tabIndex={0}
      data-near="false"
      data-close="false"
      onKeyDown={press}
      sx={mapSx}
    >
      <Box component="p" id={hint} sx={visuallyHidden}>
        Arrow keys walk from agency to agency: up to what it reports to, down to what reports to it. Enter shows it,
        plus and minus zoom, 0 shows the whole map. The list of agencies has the same.
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {walkedTo}
      </Box>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        minZoom={ZOOM.least}
        maxZoom={ZOOM.most}
        defaultZoom={ZOOM.first}
        onInit={(instance) => {
          setFlow(instance);
          instance.setCenter(0, 0, { zoom: ZOOM.first });
        }}
        onMove={(_event, viewport) => showNearness(viewport)}
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
        <ButtonBase aria-label="Zoom in" onClick={() => flow?.zoomIn()}>
          +
        </ButtonBase>
        <ButtonBase aria-label="Zoom out" onClick={() => flow?.zoomOut()}>
          −
        </ButtonBase>
        <ButtonBase onClick={showAll}>Whole map</ButtonBase>
      </Box>
      <MapLegend />
    </Box>
  );
};

export default BranchMap;
