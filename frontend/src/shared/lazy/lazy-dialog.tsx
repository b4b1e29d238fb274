import { Box, Button } from '@mui/material';
import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from './lazy-component';
import { CodeNotLoaded } from './load-failed';
import { refetching } from './refetching';
import { commonTexts } from '../texts/common';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;
interface ClosableProps {
  readonly onClose: () => void;
}

/**
 * A dialog in its own chunk. If it cannot be loaded, a notice appears at the bottom of the window and the page stays.
 * The notice closes as the dialog does: by its `onClose`, or as `close` says.
 */
export function lazyDialog<Props extends ClosableProps>(load: Load<Props>): LazyComponent<Props>;
export function lazyDialog<Props extends object>(
  load: Load<Props>,
  close: (props: Props) => void,
): LazyComponent<Props>;
export function lazyDialog<Props extends ClosableProps>(
  load: Load<Props>,
  close: (props: Props) => void = ({ onClose }) => onClose(),
): LazyComponent<Props> {
  return lazyComponent(refetching(load), ({ props, ...failure }) => (
    <Box sx={slipSx}>
      <CodeNotLoaded
        {...failure}
        otherwise={
          <Button variant="outlined" onClick={() => close(props)}>
            {commonTexts().close}
          </Button>
        }
      />
    </Box>
  ));
}

const slipSx = {
  position: 'fixed',
  zIndex: 'modal',
  insetInline: 20,
  bottom: 20,
  maxWidth: 480,
  mx: 'auto',
  p: 5,
  bgcolor: 'sheet',
  border: '1px solid',
  borderColor: 'rule',
  borderRadius: 1,
  boxShadow: 'var(--aidy-shadow)',
};
