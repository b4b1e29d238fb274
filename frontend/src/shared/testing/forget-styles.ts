import { __unsafe_useEmotionCache as useStyles } from '@emotion/react';
import { renderHook } from '@testing-library/react';

// Suites share MUI and what it has put into the page: the more styles there are, the longer each look at an element takes.
afterAll(() => {
  const { current: styles } = renderHook(() => useStyles()).result;
  styles?.sheet.flush();
  if (styles !== null) styles.inserted = {};
});
