import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useMoveItem } from '../api/change-collections';
import type { Item } from '../api/get-collection';
import { ROOT_TARGET } from '../drag-target';

/** Lets items be dragged to folders, by mouse or by keyboard. */
export const DragToMove = ({ items, children }: { items: readonly Item[]; children: ReactNode }) => {
  const move = useMoveItem();
  const [dragged, setDragged] = useState<Item | null>(null);
  const sensors = useSensors(
    // A click is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: nextTarget,
      // Enter opens a card.
      keyboardCodes: {
        start: [KeyboardCode.Space],
        cancel: [KeyboardCode.Esc],
        end: [KeyboardCode.Space, KeyboardCode.Enter],
      },
    }),
  );
  const itemOf = (id: string | number) => items.find((item) => item.id === id) ?? null;
  const nameOf = (id: string | number) => itemOf(id)?.name ?? '';
  const drop = ({ over }: DragEndEvent) => {
    setDragged(null);
    ignoreNextClick();
    if (dragged === null || over === null) return;
    const destination = over.id === ROOT_TARGET ? null : String(over.id);
    if (destination !== dragged.id) move.mutate({ item: dragged, destination });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={targetUnder}
      onDragStart={({ active }) => setDragged(itemOf(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'To move it to a folder, press Space, choose the folder with the arrow keys, and press Space again. Escape cancels.',
        },
        announcements: {
          onDragStart: ({ active }) => `Moving ${nameOf(active.id)}.`,
          onDragOver: ({ over }) => (over === null ? undefined : `Over ${targetName(over.data.current)}.`),
          onDragEnd: ({ active, over }) =>
            over === null ? 'Not moved.' : `Moving ${nameOf(active.id)} to ${targetName(over.data.current)}.`,
          onDragCancel: () => 'Not moved.',
        },
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged !== null && (
          <Box
            dir="auto"
            sx={{
              width: 'fit-content',
              maxWidth: 240,
              px: 3,
              py: 2,
              bgcolor: 'sheet',
              border: '1px solid',
              borderColor: 'accent',
              borderRadius: 1,
              typography: 'cardTitle',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {dragged.name}
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  );
};

const targetName = (data: { readonly name?: string } | undefined): string => data?.name ?? '';

const steps: Readonly<Record<string, number>> = {
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Up]: -1,
};

/** The arrow keys go from target to target, in reading order. */
const nextTarget: KeyboardCoordinateGetter = (event, { context: { droppableContainers, droppableRects, over } }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const targets = droppableContainers.getEnabled().flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    return rect === undefined ? [] : [{ id, rect }];
  });
  targets.sort((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left);
  const at = targets.findIndex(({ id }) => id === over?.id);
  const next = targets[at === -1 && step === -1 ? targets.length - 1 : (at + step + targets.length) % targets.length];
  return next === undefined ? undefined : { x: next.rect.left, y: next.rect.top };
};

/** The target under the pointer; with the keyboard the one at whose corner the dragged item is. */
const targetUnder: CollisionDetection = (args) => {
  if (args.pointerCoordinates !== null) return pointerWithin(args);
  const { left, top } = args.collisionRect;
  return args.droppableContainers
    .filter(({ id }) => {
      const rect = args.droppableRects.get(id);
      return rect !== undefined && Math.abs(rect.left - left) < 2 && Math.abs(rect.top - top) < 2;
    })
    .map(({ id }) => ({ id }));
};

/** A drop on the card's own link would open it. */
const ignoreNextClick = (): void => {
  const ignore = (event: Event) => event.preventDefault();
  window.addEventListener('click', ignore, { capture: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }));
};
