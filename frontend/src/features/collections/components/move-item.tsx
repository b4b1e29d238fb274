import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../../../shared/api/answer';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextButton } from '../../../shared/ui/text-button';
import { kindOf, useMoveItem } from '../api/change-collections';
import { collectionTreeQuery, type Item } from '../api/get-collection';

type Node = Answer<'FolderNode'>;

interface MoveItemProps {
  item: Item;
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
    <Dialog
      title={`Move ${kindOf(item)} to Collection`}
      open
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton
            variant="contained"
            disabled={destination === undefined || destination === item.parent_id}
            busy={move.isPending}
            onClick={submit}
          >
            Move
          </BusyButton>
        </>
      }
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
    </Dialog>
  );
};

interface FoldersProps {
  nodes: readonly Node[];
  moving: Item;
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
