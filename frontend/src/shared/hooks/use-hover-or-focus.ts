import { useState } from 'react';

/** Whether an element is hovered or focused, and the handlers for the element. */
export const useHoverOrFocus = () => {
  const [by, setBy] = useState({ pointer: false, focus: false });
  return {
    isHoveredOrFocused: by.pointer || by.focus,
    handlers: {
      onPointerEnter: () => setBy((before) => ({ ...before, pointer: true })),
      onPointerLeave: () => setBy((before) => ({ ...before, pointer: false })),
      onFocus: () => setBy((before) => ({ ...before, focus: true })),
      onBlur: () => setBy((before) => ({ ...before, focus: false })),
    },
  };
};
