import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DroppableContainer,
  type KeyboardCoordinateGetter,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Box } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useMoveItem } from '../api/change-folders';
import type { CollectionItem } from '../api/get-folder';
import { ROOT_TARGET } from '../drag-target';
import { listTexts } from '../texts/list';

/** Mouse and pen drag. A finger scrolls the page; the card's menu moves it instead. */
class MouseAndPen extends PointerSensor {
  static override activators = PointerSensor.activators.map(({ eventName, handler }) => ({
    eventName,
    handler: (...[event, options]: Parameters<typeof handler>): boolean =>
      event.nativeEvent.pointerType !== 'touch' && handler(event, options),
  }));
}

/** Lets items be dragged to folders, by mouse or by keyboard. */
export const DragToMove = ({ items, children }: { items: readonly CollectionItem[]; children: ReactNode }) => {
  const move = useMoveItem();
  const [dragged, setDragged] = useState<CollectionItem | null>(null);
  const chosenByKey = useRef<UniqueIdentifier | null>(null);
  const chooseByKey: KeyboardCoordinateGetter = (event, { context: { droppableContainers } }) => {
    const step = steps[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const target = targetAfter(chosenByKey.current, step, droppableContainers.getEnabled());
    if (target === undefined) return undefined;
    chosenByKey.current = target.id;
    return { x: target.rect.left, y: target.rect.top };
  };
  /** The target under the pointer, or the one reached by arrow keys. */
  const detectDropTarget: CollisionDetection = (args) => {
    if (args.pointerCoordinates !== null) return pointerWithin(args);
    return chosenByKey.current === null ? [] : [{ id: chosenByKey.current }];
  };
  const sensors = useSensors(
    // A click is not a drag.
    useSensor(MouseAndPen, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: chooseByKey,
      // Enter opens a card.
      keyboardCodes: {
        start: [KeyboardCode.Space],
        cancel: [KeyboardCode.Esc],
        end: [KeyboardCode.Space, KeyboardCode.Enter],
      },
    }),
  );
  const findItem = (id: string | number) => items.find((item) => item.id === id) ?? null;
  const getName = (id: string | number) => findItem(id)?.name ?? '';
  const drop = ({ over }: DragEndEvent) => {
    setDragged(null);
    ignoreNextClick();
    if (dragged === null || over === null) return;
    const destination = over.id === ROOT_TARGET ? null : String(over.id);
    if (destination !== dragged.id) move.mutate({ item: dragged, destination });
  };
  const texts = listTexts().dragging;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectDropTarget}
      onDragStart={({ active }) => {
        chosenByKey.current = null;
        setDragged(findItem(active.id));
      }}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: texts.instructions,
        },
        announcements: {
          onDragStart: ({ active }) => texts.moving(getName(active.id)),
          onDragOver: ({ over }) => (over === null ? undefined : texts.over(targetName(over.data.current))),
          onDragEnd: ({ active, over }) =>
            over === null ? texts.notMoved : texts.movingTo(getName(active.id), targetName(over.data.current)),
          onDragCancel: () => texts.notMoved,
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

/** The next target for an arrow key, in reading order; the first or the last if there is none yet. */
const targetAfter = (from: UniqueIdentifier | null, step: number, targets: readonly DroppableContainer[]) => {
  // Measured now: an arrow key may come before the sensor has measured the targets.
  const ordered = targets
    .flatMap(({ id, node }) => (node.current === null ? [] : [{ id, rect: node.current.getBoundingClientRect() }]))
    .sort((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left);
  const index = ordered.findIndex(({ id }) => id === from);
  return ordered[index === -1 && step === -1 ? ordered.length - 1 : (index + step + ordered.length) % ordered.length];
};

/** A drop on the card's own link would open it. */
const ignoreNextClick = (): void => {
  const ignore = (event: Event) => event.preventDefault();
  window.addEventListener('click', ignore, { capture: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }));
};
