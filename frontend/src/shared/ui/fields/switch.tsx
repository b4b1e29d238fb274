import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { commonTexts } from '../../texts/common';
import { motion } from '../../theme/tokens';
import { focusableDisabled } from '../focusable-disabled';

interface SwitchProps {
  label: string;
  /** Distinguishes switches with the same label: part of the accessible name, but not shown. */
  about?: string;
  /** Set if the label is already shown next to the switch. */
  hideLabel?: boolean;
  /**
   * Text while it is off, if `label` describes the on state. The accessible name stays `label`, which begins with this
   * text.
   */
  offLabel?: string;
  checked: boolean;
  disabled?: boolean;
  /** Set to add a word that says whether it is on. */
  showState?: boolean;
  /** Explanation of the state, announced with it. */
  hint?: string;
  onChange: (checked: boolean) => void;
}

export const Switch = ({
  label,
  about,
  hideLabel = false,
  offLabel = label,
  checked,
  disabled = false,
  showState = false,
  hint,
  onChange,
}: SwitchProps) => {
  const hintId = useId();
  return (
    <Box
      component="button"
      type="button"
      role="switch"
      aria-label={offLabel === label ? undefined : label}
      aria-checked={checked}
      aria-describedby={hint === undefined ? undefined : hintId}
      {...focusableDisabled(disabled, () => onChange(!checked))}
      sx={{
        // Anchors the visually hidden text inside the switch.
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: '8px',
        minHeight: 34,
        p: 0,
        border: 0,
        background: 'none',
        font: 'inherit',
        fontWeight: 500,
        color: disabled ? 'quiet' : 'ink',
        cursor: disabled ? 'default' : 'pointer',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 30,
          height: 18,
          p: '2px',
          borderRadius: '9px',
          bgcolor: checked ? 'accent' : 'edge',
          opacity: disabled ? 0.5 : 1,
          transition: `background-color ${motion.quick}ms`,
          '&::after': {
            content: '""',
            display: 'block',
            width: 14,
            height: 14,
            borderRadius: '50%',
            bgcolor: 'sheet',
            transform: checked ? 'translateX(12px)' : 'none',
            transition: `transform ${motion.quick}ms`,
          },
        }}
      />
      <Box component="span" sx={hideLabel ? visuallyHidden : undefined}>
        {checked ? label : offLabel}
        {about !== undefined && (
          <Box component="span" sx={visuallyHidden}>
            {about}
          </Box>
        )}
      </Box>
      {showState && (
        <Box component="span" aria-hidden sx={hideLabel ? undefined : { ml: '-4px', color: 'quiet', fontWeight: 400 }}>
          {checked ? commonTexts().on : commonTexts().off}
        </Box>
      )}
      {hint !== undefined && (
        // Part of the description, not of the name.
        <span id={hintId} hidden>
          {hint}
        </span>
      )}
    </Box>
  );
};
