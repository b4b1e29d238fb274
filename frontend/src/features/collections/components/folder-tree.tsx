import { Box } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Schema } from '#shared/api/api-schema';
import { ChevronIcon } from '#shared/ui/icons';
import { getTreeAction, type FolderId, flattenTree, type TreeAction, type TreeRow } from '../tree-rows';

interface FolderTreeProps {
  root: Schema<'FolderNode'>;
  /** The folder being moved, which disables itself and everything inside it; null if something else is moved. */
  moved: string | null;
  /** The id of the element that describes the choice. */
  labelledBy: string;
  /** Undefined until one is chosen. */
  chosen: FolderId | undefined;
  onChoose: (id: FolderId | undefined) => void;
}

/** A tree of folders to choose one from; all are expanded at first. */
export const FolderTree = ({ root, moved, labelledBy, chosen, onChoose }: FolderTreeProps) => {
  const [closed, setClosed] = useState<ReadonlySet<FolderId>>(new Set());
  const [focused, setFocused] = useState<FolderId>(chosen ?? root.id);
  const tree = useRef<HTMLElement>(null);
  const rows = flattenTree(root, { closed, moved });
  const toggle = (id: FolderId, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.add(id);
    else next.delete(id);
    setClosed(next);
    setFocused(id);
    // Deselects a folder that has just been hidden by collapsing its parent.
    if (chosen !== undefined && !flattenTree(root, { closed: next, moved }).some((row) => row.id === chosen))
      onChoose(undefined);
  };
  const dispatch = (action: TreeAction) => {
    switch (action.type) {
      case 'focus': {
        setFocused(action.id);
        const index = rows.findIndex(({ id }) => id === action.id);
        tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index]?.focus();
        return;
      }
      case 'open':
        return toggle(action.id, false);
      case 'close':
        return toggle(action.id, true);
      case 'choose':
        return onChoose(action.id);
    }
  };
  const handleKeyDown = (event: KeyboardEvent, row: TreeRow) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = getTreeAction(event.key, rows, row);
    if (action === null) return;
    event.preventDefault();
    dispatch(action);
  };
  return (
    <Box component="ul" ref={tree} role="tree" aria-labelledby={labelledBy} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box
          key={row.id ?? 'root'}
          component="li"
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.siblings}
          aria-expanded={row.isOpen ?? undefined}
          aria-selected={row.isDisabled ? undefined : row.id === chosen}
          aria-disabled={row.isDisabled || undefined}
          tabIndex={row.id === focused ? 0 : -1}
          onFocus={() => setFocused(row.id)}
          onKeyDown={(event: KeyboardEvent) => handleKeyDown(event, row)}
          onClick={() => !row.isDisabled && onChoose(row.id)}
          sx={[rowSx, { pl: `${(row.level - 1) * 22}px`, color: row.isDisabled ? 'quiet' : 'ink' }]}
        >
          <Box
            component="span"
            aria-hidden
            onClick={(event) => {
              event.stopPropagation();
              if (row.isOpen !== null) toggle(row.id, row.isOpen);
            }}
            sx={chevronSx}
          >
            {row.isOpen !== null && <ChevronIcon sx={{ transform: row.isOpen ? 'none' : 'rotate(-90deg)' }} />}
          </Box>
          <span dir="auto">{row.name}</span>
        </Box>
      ))}
    </Box>
  );
};

const rowSx = {
  display: 'flex',
  // The mark is next to the first line of a long name.
  alignItems: 'flex-start',
  gap: '4px',
  pr: '8px',
  borderLeft: '3px solid transparent',
  borderRadius: 1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > :last-child': { minWidth: 0, py: '5px' },
  '&[aria-disabled]': { cursor: 'default' },
  '&:not([aria-disabled]):hover': { bgcolor: 'wash' },
  '&[aria-selected="true"]': { bgcolor: 'wash', fontWeight: 600, borderLeftColor: 'accent' },
};

const chevronSx = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 28,
  height: 32,
  color: 'quiet',
  cursor: 'pointer',
};
