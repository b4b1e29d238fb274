import { Box, useForkRef } from '@mui/material';
import { useShortcutsEnabled } from '#shared/hooks/shortcut-setting';
import { withElement } from '#shared/language/with-element';
import { widths } from '#shared/theme/tokens';
import { openTrackerDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import { trackerPath } from '#features/trackers/published/tracker-path';
import type { FolderItem, CollectionItem, TrackerItem } from '../api/get-folder';
import { useDragged, useDropTarget } from '../drag-target';
import { folderPath } from '../published/folder-path';
import { listTexts } from '../texts/list';
import { FolderCard } from './folder-card';
import { ItemMenu } from './item-menu';
import { trackerCardSx, TrackerCard } from './tracker-card';

export const trackerGridSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    md: `repeat(auto-fill, ${widths.card}px)`,
  },
  gap: '18px',
  // If four cards fit, the last one ends at the edge of the page.
  '@media (min-width: 1392px)': { justifyContent: 'space-between' },
};

export interface ItemsProps {
  items: readonly CollectionItem[];
  /** The folder's id; null for the root. */
  folderId: string | null;
  onCreateFolder: () => void;
  onMove: (item: CollectionItem) => void;
  onEdit: (folder: FolderItem) => void;
  onDelete: (item: CollectionItem) => void;
}

export const TrackerGrid = ({ items, folderId, onCreateFolder, onMove, onEdit, onDelete }: ItemsProps) => {
  const texts = listTexts();
  const shortcutsOn = useShortcutsEnabled();
  return (
    <Box component="ul" aria-label={texts.listOfItems} sx={trackerGridSx}>
      <li>
        <Box
          component="button"
          type="button"
          onClick={() => openTrackerDialog({ intention: 'create', parentId: folderId })}
          sx={createSx}
        >
          <Box component="span" sx={{ display: 'block', color: 'accent', fontWeight: 500, mb: '4px' }}>
            {texts.createTracker}
          </Box>
          {shortcutsOn && (
            <Box component="span" sx={keySx}>
              {withElement(texts.pressAnywhere, <kbd>c</kbd>)}
            </Box>
          )}
        </Box>
      </li>
      <li>
        <Box component="button" type="button" onClick={onCreateFolder} sx={createSx}>
          <Box component="span" sx={{ color: 'accent', fontWeight: 500 }}>
            {texts.createFolder}
          </Box>
        </Box>
      </li>
      {items.map((item) =>
        item.type === 'collection' ? (
          <MovableFolder
            key={item.id}
            folder={item}
            to={folderPath([item.id])}
            onMove={onMove}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ) : (
          <MovableTracker key={item.id} item={item} onMove={onMove} onDelete={onDelete} />
        ),
      )}
    </Box>
  );
};

type Actions = Pick<ItemsProps, 'onMove' | 'onDelete'>;

const MovableTracker = ({ item, onMove, onDelete }: Actions & { item: TrackerItem }) => (
  <TrackerCard
    item={item}
    menu={
      <ItemMenu item={item} to={trackerPath(item.id)} onMove={() => onMove(item)} onDelete={() => onDelete(item)} />
    }
    draggable={useDragged(item)}
  />
);

/** The key is hidden on touch devices, which usually have no keyboard. */
const keySx = {
  typography: 'body2',
  color: 'quiet',
  display: { xs: 'none', sm: 'inline' },
  '@media (hover: none), (pointer: coarse)': { display: 'none' },
};

const MovableFolder = ({
  folder,
  to,
  onMove,
  onEdit,
  onDelete,
}: Actions & Pick<ItemsProps, 'onEdit'> & { folder: FolderItem; to: string }) => {
  const draggable = useDragged(folder);
  const { ref, isOver } = useDropTarget(folder);
  const refs = useForkRef(draggable.ref, ref);
  const actions = { onMove: () => onMove(folder), onEdit: () => onEdit(folder), onDelete: () => onDelete(folder) };
  return (
    <FolderCard
      folder={folder}
      to={to}
      menu={<ItemMenu item={folder} to={to} {...actions} />}
      draggable={{ ...draggable, ref: refs }}
      isTarget={isOver}
    />
  );
};

export const createSx = {
  ...trackerCardSx,
  // Lower on a phone, where the cards below matter more.
  minHeight: { xs: 64, md: widths.cardHeight },
  width: '100%',
  borderStyle: 'dashed',
  borderColor: 'edge',
  background: 'none',
  font: 'inherit',
  textAlign: 'left',
  px: '18px',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'sheet', borderColor: 'accent' },
};
