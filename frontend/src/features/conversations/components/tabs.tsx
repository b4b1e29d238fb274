import { Box } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface TabOf<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

interface TabsProps<Name extends string> {
  tabs: readonly TabOf<Name>[];
  /** Accessible name of the tab list. */
  label: string;
  chosen: Name;
  /** `byKeyboard`: chosen with an arrow key, so that the next press may choose another. */
  onChoose: (name: Name, byKeyboard: boolean) => void;
  children: ReactNode;
}

/** Index of the tab that a key moves to, from the current index and the number of tabs. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs, with arrow keys, Home and End, and the panel of the selected one. */
export const Tabs = <Name extends string>({ tabs, label: tabsLabel, chosen, onChoose, children }: TabsProps<Name>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const handleArrowKeys = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Starts at the focused tab: the URL, which determines the selected one, may lag behind.
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const index = step(
      stops.findIndex((stop) => stop === document.activeElement),
      tabs.length,
    );
    const next = tabs[index];
    if (next === undefined) return;
    onChoose(next.name, true);
    stops[index]?.focus();
  };
  return (
    <>
      <Box ref={list} role="tablist" aria-label={tabsLabel} onKeyDown={handleArrowKeys} sx={listSx}>
        {tabs.map(({ name, label }) => (
          <Box
            key={name}
            component="button"
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name, false)}
            sx={tabSx}
          >
            {label}
          </Box>
        ))}
      </Box>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </Box>
    </>
  );
};

const listSx = {
  display: 'flex',
  // Tabs wrap rather than overflow narrow screens; the diary's four fit one line of a common phone.
  flexWrap: 'wrap',
  columnGap: { xs: 3, sm: 6 },
  mb: 6,
  borderBottom: 'hairline',
};

const tabSx = {
  flexShrink: 0,
  minHeight: 40,
  p: 0,
  mb: '-1px',
  border: 0,
  borderBottom: '2px solid transparent',
  bgcolor: 'transparent',
  font: 'inherit',
  typography: { xs: 'body2', sm: 'body1' },
  // At each breakpoint, since `typography` sets the weight there.
  fontWeight: { xs: 500, sm: 500 },
  color: 'quiet',
  cursor: 'pointer',
  '&:hover': { color: 'ink' },
  '&[aria-selected="true"]': { color: 'ink', borderColor: 'accent' },
};
