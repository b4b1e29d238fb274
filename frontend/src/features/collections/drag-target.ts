import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { DOMAttributes, Ref } from 'react';
import type { CollectionItem } from './api/get-folder';

/** The root as a drop target. */
export const ROOT_TARGET = 'root';

/** A folder as a drop target; the root's id is null. */
export const useDropTarget = ({ id, name }: { readonly id: string | null; readonly name: string }) => {
  const { setNodeRef, isOver, active } = useDroppable({ id: id ?? ROOT_TARGET, data: { name } });
  return { ref: setNodeRef, isOver: isOver && active?.id !== id };
};

/** Props that make a card draggable: by pointer anywhere on it, by keyboard from its link. */
export interface DraggableProps {
  readonly ref: Ref<HTMLElement>;
  readonly card: Pick<DOMAttributes<HTMLElement>, 'onPointerDown'>;
  readonly link: Pick<DOMAttributes<HTMLElement>, 'onKeyDown'> & { readonly 'aria-describedby'?: string };
  readonly isDragged: boolean;
}

export const useDragged = (item: CollectionItem): DraggableProps => {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: item.id, disabled: !item.can_edit });
  const { onPointerDown, onKeyDown } = (listeners ?? {}) as Pick<
    DOMAttributes<HTMLElement>,
    'onPointerDown' | 'onKeyDown'
  >;
  return {
    ref: setNodeRef,
    card: { onPointerDown },
    // The instructions mention the space bar, which moves only items that can be edited.
    link: { onKeyDown, ...(item.can_edit && { 'aria-describedby': attributes['aria-describedby'] }) },
    isDragged: isDragging,
  };
};
