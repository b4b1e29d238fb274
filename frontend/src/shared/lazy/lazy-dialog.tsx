import { Box, Button } from '@mui/material';
import { commonTexts } from '../texts/common';
import { CodeNotLoaded } from './code-not-loaded';
import { type LazyComponent, type Load, lazyComponent } from './lazy-component';
import { refetching } from './refetching';

interface ClosableProps {
  readonly onClose: () => void;
}

/**
 * A dialog in its own chunk. If it cannot be loaded, a notice appears at the bottom of the window and the page stays.
 * The notice closes as the dialog does: by its `onClose`, or as `close` says.
 */
export function lazyDialog<Name extends string, Props extends ClosableProps>(
  load: Load<Name, Props>,
  name: Name,
): LazyComponent<Props>;
export function lazyDialog<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  close: (props: Props) => void,
): LazyComponent<Props>;
export function lazyDialog<Name extends string, Props extends ClosableProps>(
  load: Load<Name, Props>,
  name: Name,
  close: (props: Props) => void = ({ onClose }) => onClose(),
): LazyComponent<Props> {
  return lazyComponent(refetching(load), name, ({ props, ...failure }) => (
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
  border: 'hairline',
  borderRadius: 1,
  boxShadow: 'var(--aidy-shadow)',
};
