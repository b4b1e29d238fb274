import type { Schema } from '#shared/api/api-schema';

/** Null for the root. */
export type FolderId = string | null;
type Node = Schema<'FolderNode'>;

/** A row of the tree: a folder whose parents are all open. */
export interface TreeRow {
  readonly id: FolderId;
  readonly name: string;
  /** Depth, from 1. */
  readonly level: number;
  /** Position among its siblings, from 1, and their number. */
  readonly position: number;
  readonly siblings: number;
  /** Null if it is empty. */
  readonly isOpen: boolean | null;
  /** Whether nothing can be moved to it. */
  readonly isDisabled: boolean;
}

interface TreeView {
  readonly closed: ReadonlySet<FolderId>;
  /** The folder being moved: it cannot be put into itself or a folder inside it. */
  readonly moved: string | null;
}

/** The visible rows of a tree, from top to bottom. */
export const flattenTree = (root: Node, seen: TreeView): readonly TreeRow[] =>
  rowsAmong([root], seen, { level: 1, isDisabled: false });

const rowsAmong = (
  nodes: readonly Node[],
  seen: TreeView,
  above: Pick<TreeRow, 'level' | 'isDisabled'>,
): readonly TreeRow[] =>
  nodes.flatMap(({ id, name, children }, index) => {
    const isDisabled = above.isDisabled || (id !== null && id === seen.moved);
    const isOpen = children.length === 0 ? null : !seen.closed.has(id);
    const row = { id, name, level: above.level, position: index + 1, siblings: nodes.length, isOpen, isDisabled };
    return isOpen === true ? [row, ...rowsAmong(children, seen, { level: above.level + 1, isDisabled })] : [row];
  });

export type TreeAction =
  | { readonly type: 'focus'; readonly id: FolderId }
  | { readonly type: 'open'; readonly id: FolderId }
  | { readonly type: 'close'; readonly id: FolderId }
  | { readonly type: 'choose'; readonly id: FolderId };

const focusOn = (row: TreeRow | undefined): TreeAction | null =>
  row === undefined ? null : { type: 'focus', id: row.id };

/** The action of a key while a row has the focus, as in any tree; null if there is none. */
export const getTreeAction = (key: string, rows: readonly TreeRow[], focused: TreeRow): TreeAction | null => {
  const at = rows.indexOf(focused);
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[at + 1]);
    case 'ArrowUp':
      return focusOn(rows[at - 1]);
    case 'Home':
      return focusOn(rows[0]);
    case 'End':
      return focusOn(rows.at(-1));
    case 'ArrowRight':
      if (focused.isOpen === false) return { type: 'open', id: focused.id };
      return focused.isOpen === true ? focusOn(rows[at + 1]) : null;
    case 'ArrowLeft':
      if (focused.isOpen === true) return { type: 'close', id: focused.id };
      return focusOn(rows.slice(0, at).findLast(({ level }) => level < focused.level));
    case 'Enter':
    case ' ':
      return focused.isDisabled ? null : { type: 'choose', id: focused.id };
    default:
      return key.length === 1 ? focusOn(namedBy(key, [...rows.slice(at + 1), ...rows.slice(0, at)])) : null;
  }
};

const namedBy = (letter: string, rows: readonly TreeRow[]): TreeRow | undefined =>
  rows.find(({ name }) => name.toLowerCase().startsWith(letter.toLowerCase()));
