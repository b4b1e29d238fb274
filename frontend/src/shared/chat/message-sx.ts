/** The list of a conversation's messages, without its padding. */
export const messageListSx = {
  // Contains visually hidden labels, which would otherwise lengthen the page.
  position: 'relative',
  flex: 1,
  minHeight: 160,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  typography: 'body2',
};

/** Bubble of a person's message. */
export const bubbleSx = {
  px: 3,
  py: 2,
  borderRadius: 1,
  bgcolor: 'wash',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
