import { chartColours } from '#shared/theme/chart-colours';
import { FADE_WIDTH_PX } from '../map-view';
import { AGENCY_NODE_SIZE } from '../radial-layout';

/** Colours of the chart palette, which can be told apart without colour vision. */
const hues = (theme: 'light' | 'dark') => ({
  '--cabinet': chartColours[theme][0],
  '--executive-office': chartColours[theme][1],
  '--independent': chartColours[theme][theme === 'light' ? 10 : 5],
});

const fill = (hue: string, share: number) => `color-mix(in srgb, var(--${hue}) ${share}%, var(--aidy-palette-sheet))`;

/** Rings of the agency in the panel, and of the one reached by arrow keys: one agency may have both. */
const ring = { boxShadow: '0 0 0 2px var(--aidy-palette-paper), 0 0 0 5px var(--aidy-palette-accent)' };
const dashes = { outline: '2px dashed', outlineColor: 'ink', outlineOffset: '6px' };
/** Style of a node that is replaced by its label. */
const bare = { boxShadow: 'none', outline: 'none', borderColor: 'transparent', bgcolor: 'transparent' };

/** Label as large as text on the page, at any zoom of the map; in place of its node, or next to it. */
const labelSx = {
  display: 'block',
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(calc(-50% + var(--by-x, 0px)), calc(-50% + var(--by-y, 0px))) scale(calc(1 / var(--zoom, 1)))',
  px: '4px',
  // At least as wide as its node.
  minWidth: `calc(${AGENCY_NODE_SIZE.width}px * var(--zoom, 1))`,
  border: '1px solid',
  borderColor: 'var(--line)',
  borderRadius: '4px',
  bgcolor: 'var(--fill)',
  typography: 'label',
};

/** Stops of a gradient that hides the margins of the map. */
const FADE = `transparent 0, #000 ${FADE_WIDTH_PX}px calc(100% - ${FADE_WIDTH_PX}px), transparent 100%`;

/** Styles of the map by classes: one rule for all nodes is cheaper than one for each. */
export const mapSx = {
  ...hues('light'),
  '[data-theme="dark"] &': hues('dark'),
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
  bgcolor: 'paper',
  '&:focus-visible': { outlineOffset: -2 },
  '& .react-flow__handle': {
    top: '50%',
    left: '50%',
    width: '1px',
    height: '1px',
    minWidth: 0,
    minHeight: 0,
    border: 0,
    opacity: 0,
    pointerEvents: 'none',
  },
  '& .react-flow__node': { cursor: 'pointer' },
  '& .agency': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    ...AGENCY_NODE_SIZE,
    px: 2,
    border: '1px solid',
    borderColor: 'var(--line)',
    borderRadius: '10px',
    bgcolor: 'var(--fill)',
    color: 'ink',
    textAlign: 'center',
  },
  '& .agency:hover': { borderColor: 'ink' },
  '& .agency.cabinet': { '--fill': 'var(--cabinet)', '--line': 'var(--cabinet)', color: 'onAccent' },
  '& .agency.sub-agency': { '--fill': fill('cabinet', 7), '--line': 'var(--cabinet)' },
  '& .agency.executive-office': { '--fill': fill('executive-office', 16), '--line': 'var(--executive-office)' },
  '& .agency.independent': { '--fill': fill('independent', 13), '--line': 'var(--independent)' },
  '& .agency.root': {
    '--fill': 'var(--aidy-palette-ink)',
    '--line': 'var(--aidy-palette-ink)',
    color: 'paper',
    cursor: 'grab',
  },
  '& .chosen .agency': ring,
  '& .keyboard .agency': dashes,
  '& .abbreviation, & .short': { typography: 'h1', whiteSpace: 'nowrap' },
  '& .short': { display: 'none' },
  // At first, departments have their full names, in as many lines as needed: a third line makes the box taller.
  '&[data-far="false"][data-near="false"] .agency.cabinet': {
    position: 'relative',
    '& .abbreviation': { display: 'none' },
    '& .short': {
      position: 'absolute',
      top: '50%',
      left: 0,
      right: 0,
      transform: 'translateY(-50%)',
      display: 'block',
      px: '2px',
      py: '8px',
      borderRadius: '10px',
      bgcolor: 'var(--fill)',
      whiteSpace: 'normal',
      textWrap: 'balance',
      typography: 'h2',
    },
  },
  // From far away, a label is as large as text on the page, in place of its node or next to it.
  '&[data-far="true"] .abbreviation, &[data-far="true"] .short': { display: 'none' },
  '&[data-far="true"] [data-label] .abbreviation.always': labelSx,
  '&[data-far="true"][data-names="false"] [data-label] .abbreviation': labelSx,
  '&[data-far="true"][data-names="true"] [data-label] .short': labelSx,
  '&[data-far="true"] .react-flow__node[data-label]': { zIndex: '4 !important' },
  '&[data-far="true"] [data-label] .agency.agency': bare,
  // A node without room for a label is a mark, which other labels may lie next to.
  '&[data-far="true"] .react-flow__node:not([data-label]) .agency': { transform: 'scale(0.4)' },
  '&[data-far="true"] [data-label].chosen :is(.abbreviation, .short)': ring,
  '&[data-far="true"] [data-label].keyboard :is(.abbreviation, .short)': dashes,
  '& .name': { display: 'none', typography: 'caption', fontWeight: 500, overflow: 'hidden' },
  '&[data-near="true"] .abbreviation.abbreviation': { typography: 'label', opacity: 0.85 },
  '&[data-near="true"] .name': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' },
  '& .react-flow__edge-path': { stroke: 'var(--aidy-palette-edge)', strokeWidth: 1.5, strokeOpacity: 0.45 },
  '& .react-flow__edge.cabinet .react-flow__edge-path': { strokeWidth: 3, stroke: 'var(--cabinet)' },
  '& .react-flow__edge.independent .react-flow__edge-path': { strokeDasharray: '10 10' },
  '& .react-flow__edge.active .react-flow__edge-path': {
    stroke: 'var(--aidy-palette-accent)',
    strokeWidth: 3,
    strokeOpacity: 1,
  },
  '& .relation': {
    display: 'none',
    typography: 'body1',
    fill: 'var(--aidy-palette-quiet)',
    stroke: 'var(--aidy-palette-paper)',
    strokeWidth: 8,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    textAnchor: 'middle',
    dominantBaseline: 'middle',
  },
  '& .relation.active': { fill: 'var(--aidy-palette-accent)', fontWeight: 500 },
  '&[data-near="true"] .relation': { display: 'block' },
  // Boxes that the frame would cut are not drawn, and lines fade out towards it. The whole map is never cut.
  '& .react-flow__node[data-cut]': { visibility: 'hidden !important' },
  '& .react-flow': { overflow: 'visible' },
  '& .react-flow__renderer': {
    overflow: 'hidden',
    maskImage: `linear-gradient(90deg, ${FADE}), linear-gradient(${FADE})`,
    maskComposite: 'intersect',
  },
  // The library's credit is below the map, next to the legend, where it covers nothing.
  '& .react-flow__attribution': { top: '100%', bottom: 'auto', right: 8, mt: '7px', bgcolor: 'transparent' },
  '& .react-flow__attribution a::before': { content: 'var(--drawn-with)' },
  '& .react-flow__attribution a': { display: 'block', minHeight: 24, px: 1, typography: 'body2', color: 'quiet' },
  '& .map-controls': {
    position: 'absolute',
    zIndex: 5,
    top: 12,
    right: 12,
    display: 'flex',
    border: 'hairline',
    borderRadius: 1,
    bgcolor: 'sheet',
    overflow: 'hidden',
  },
  '& .map-controls button': { minWidth: 36, height: 36, px: 3, typography: 'body2', fontWeight: 500, color: 'ink' },
  '& .map-controls button + button': { borderLeft: 'hairline' },
  '& .map-controls button:hover': { bgcolor: 'wash' },
  '& .map-help': {
    position: 'absolute',
    zIndex: 5,
    left: 12,
    right: 12,
    bottom: 12,
    px: 3,
    py: 2,
    border: 'hairline',
    borderRadius: 1,
    bgcolor: 'sheet',
    typography: 'body2',
    pointerEvents: 'none',
    // Read aloud with the map, and shown to keyboard users.
    clipPath: 'inset(50%)',
  },
  '&:focus-visible .map-help': { clipPath: 'none' },
  '& kbd': {
    px: '5px',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: '4px',
    font: 'inherit',
  },
  '& .map-legend': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: '4px 24px',
    m: 0,
    pl: 3,
    pr: { xs: 3, md: '168px' },
    py: 2,
    borderTop: 'hairline',
    typography: 'body2',
    listStyle: 'none',
  },
  '& .map-legend li': { display: 'flex', alignItems: 'center', gap: '8px' },
  '& .swatch': { width: 14, height: 14, borderRadius: '4px', border: '1px solid' },
  '& .swatch.cabinet': { bgcolor: 'var(--cabinet)', borderColor: 'var(--cabinet)' },
  '& .swatch.sub-agency': { bgcolor: fill('cabinet', 7), borderColor: 'var(--cabinet)' },
  '& .swatch.executive-office': { bgcolor: fill('executive-office', 16), borderColor: 'var(--executive-office)' },
  '& .swatch.independent': { bgcolor: fill('independent', 13), borderColor: 'var(--independent)' },
  '& .line-name': { color: 'quiet' },
};
