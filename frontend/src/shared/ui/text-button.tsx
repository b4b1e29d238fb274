import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface CommonProps {
  children: ReactNode;
  onClick?: () => void;
}

interface LinkProps extends CommonProps {
  to: string;
  expanded?: undefined;
  controls?: undefined;
  label?: undefined;
}

interface ButtonProps extends CommonProps {
  to?: undefined;
  /** State of a button that opens the element with the id `controls`. */
  expanded?: boolean;
  controls?: string;
  /** Accessible name, if the text alone is ambiguous. Begins with that text. */
  label?: string;
}

type TextButtonProps = LinkProps | ButtonProps;

/** A link or button that looks like text. */
export const TextButton = ({ children, onClick, to, expanded, controls, label }: TextButtonProps) =>
  to === undefined ? (
    <Box
      component="button"
      type="button"
      aria-expanded={expanded}
      aria-controls={controls}
      aria-label={label}
      onClick={onClick}
      sx={textButtonSx}
    >
      {children}
    </Box>
  ) : (
    <Box component={Link} to={to} onClick={onClick} sx={textButtonSx}>
      {children}
    </Box>
  );

const textButtonSx = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  p: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  color: 'accent',
  cursor: 'pointer',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
};
