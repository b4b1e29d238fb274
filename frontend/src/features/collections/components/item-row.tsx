import { Box, useForkRef } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { now } from '#shared/time/clock';
import { longDate } from '#shared/time/format-time';
import { lastSeen } from '#features/trackers/published/last-visit';
import type { FolderItem, CollectionItem, TrackerItem } from '../api/get-folder';
import { type DraggableProps, useDragged, useDropTarget } from '../drag-target';
import { freshnessMark } from '../freshness-mark';
import { listTexts } from '../texts/list';

interface RowProps<Shown extends CollectionItem> {
  item: Shown;
  to: string;
  /** Actions, in the last column. */
  menu: ReactNode;
}

/** A tracker in the list, which can be dragged. */
export const TrackerRow = (row: RowProps<TrackerItem>) => <RowFrame {...row} draggable={useDragged(row.item)} />;

/** A folder in the list, which can be dragged and is a drop target. */
export const FolderRow = (row: RowProps<FolderItem>) => {
  const draggable = useDragged(row.item);
  const { ref, isOver } = useDropTarget(row.item);
  const refs = useForkRef(draggable.ref, ref);
  return <RowFrame {...row} draggable={{ ...draggable, ref: refs }} isTarget={isOver} />;
};

interface AnyRowProps extends RowProps<CollectionItem> {
  draggable: DraggableProps;
  isTarget?: boolean;
}

const RowFrame = ({ item, to, menu, draggable, isTarget = false }: AnyRowProps) => (
  <Box
    component="tr"
    ref={draggable.ref}
    {...draggable.card}
    sx={{
      opacity: draggable.isDragged ? 0.5 : 1,
      ...(isTarget && { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' }),
    }}
  >
    <Box component="td" sx={{ color: 'quiet', display: { xs: 'none', sm: 'table-cell' } }}>
      {listTexts().types[item.type]}
    </Box>
    <td>
      <Box
        component={Link}
        to={to}
        data-list-item
        dir="auto"
        draggable={false}
        {...draggable.link}
        sx={{ color: 'ink', textDecoration: 'none', fontWeight: 500, '&:hover': { color: 'accent' } }}
      >
        {item.shared && listTexts().shared}
        {item.name}
      </Box>
    </td>
    <Box component="td" sx={{ whiteSpace: 'nowrap' }}>
      {longDate(item.updated_at)}
      {item.type === 'tracker' && <Freshness item={item} />}
    </Box>
    <Box component="td" sx={{ textAlign: 'right' }}>
      {menu}
    </Box>
  </Box>
);

const Freshness = ({ item }: { item: TrackerItem }) => {
  const mark = freshnessMark(item, now(), lastSeen(item.id));
  return mark.isJustToday ? null : (
    <Box component="span" sx={{ ml: { md: 3 }, color: mark.colour, display: { xs: 'block', md: 'inline' } }}>
      {item.has_state || item.needs_attention ? mark.label : listTexts().researching}
    </Box>
  );
};
