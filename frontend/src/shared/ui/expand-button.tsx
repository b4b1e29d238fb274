import { IconButton } from './icon-button';
import { ChevronIcon } from './icons';

interface ExpandButtonProps {
  /** Names what it opens. The same in both states, which the browser tells. */
  label: string;
  expanded: boolean;
  /** Id of what it opens, which is in the page in both states. */
  controls: string;
  onToggle: () => void;
}

/** Opens and closes a part of the page. */
export const ExpandButton = ({ label, expanded, controls, onToggle, ...button }: ExpandButtonProps) => (
  <IconButton {...button} label={label} aria-expanded={expanded} aria-controls={controls} onClick={onToggle}>
    <ChevronIcon aria-hidden sx={{ transform: expanded ? 'rotate(180deg)' : 'none' }} />
  </IconButton>
);
