import { IconButton } from './icon-button';
import { ChevronIcon } from './icons';

interface ExpandButtonProps {
  /** Accessible name. The same in both states, which `aria-expanded` announces. */
  label: string;
  expanded: boolean;
  /** Id of the controlled element, which is rendered in both states. */
  controls: string;
  onToggle: () => void;
}

/** Opens and closes a part of the page. */
export const ExpandButton = ({ label, expanded, controls, onToggle, ...button }: ExpandButtonProps) => (
  <IconButton {...button} label={label} aria-expanded={expanded} aria-controls={controls} onClick={onToggle}>
    <ChevronIcon aria-hidden sx={{ transform: expanded ? 'rotate(180deg)' : 'none' }} />
  </IconButton>
);
