import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../../../shared/api/answer';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { TextButton } from '../../../shared/ui/text-button';
import { kindOf, type Movable, useMoveItem } from '../api/change-collections';
import { collectionTreeQuery } from '../api/get-collection';

type Node = Answer<'FolderNode'>;

interface MoveItemProps {
  item: Movable;
  onClose: () => void;
}

/** Chooses the folder that a tracker or folder is moved to. */
const MoveItem = ({ item, onClose }: MoveItemProps) => {
  const tree = useQuery(collectionTreeQuery);
  const move = useMoveItem();
  /** Undefined until one is chosen; null is the root. */
  const [destination, setDestination] = useState<string | null>();
  const submit = () => {
    if (destination !== undefined) move.mutate({ item, destination }, { onSuccess: onClose });
  };
  return (
    <ActionDialog
      title={`Move ${kindOf(item)} to Collection`}
      action="Move"
      busy={move.isPending}
      disabled={destination === undefined || destination === item.parent_id}
      onAct={submit}
      onClose={onClose}
      maxWidth="xs"
    >
      <Box component="p" dir="auto" sx={{ typography: 'h3', mb: 3 }}>
        {item.name}
      </Box>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 2, color: 'quiet' }}>
          Select destination collection:
        </Box>
        {tree.isError && (
          <p role="alert">
            Failed to load collections <TextButton onClick={() => void tree.refetch()}>Try again</TextButton>
          </p>
        )}
        {tree.data !== undefined && (
          <Folders nodes={[tree.data.collectionsTree]} moving={item} chosen={destination} onChoose={setDestination} />
        )}
      </Box>
    </ActionDialog>
  );
};

interface FoldersProps {
  nodes: readonly Node[];
  moving: Movable;
  /** Inside the folder that is moved. */
  within?: boolean;
  chosen: string | null | undefined;
  onChoose: (id: string | null) => void;
}

const Folders = ({ nodes, moving, within = false, chosen, onChoose }: FoldersProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& &': { pl: '22px' } }}>
    {nodes.map(({ id, name, children }) => {
      const barred = within || (moving.type === 'collection' && id === moving.id);
      return (
        <li key={id ?? 'root'}>
          <Box
            component="label"
            dir="auto"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '8px',
              minHeight: 32,
              color: barred ? 'quiet' : 'ink',
              overflowWrap: 'anywhere',
            }}
          >
            <Box
              component="input"
              type="radio"
              sx={{ accentColor: (theme) => theme.vars?.palette.accent, m: 0, flexShrink: 0 }}
              name="destination"
              checked={chosen === id}
              disabled={barred}
              onChange={() => onChoose(id)}
            />
            {name}
          </Box>
          {children.length > 0 && (
            <Folders nodes={children} moving={moving} within={barred} chosen={chosen} onChoose={onChoose} />
          )}
        </li>
      );
    })}
  </Box>
);

export default MoveItem;
