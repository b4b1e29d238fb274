/** An entry of the updates, separated from the previous one by a hairline. */
export const timelineRowSx = {
  py: { xs: '14px', sm: '22px' },
  position: 'relative',
  '&:first-of-type': { pt: '4px' },
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 0,
    width: 'min(680px, 100%)',
    borderTop: 'hairline',
  },
};
