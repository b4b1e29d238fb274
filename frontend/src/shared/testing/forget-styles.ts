import { __unsafe_useEmotionCache as useStyles } from '@emotion/react';
import { cleanup, renderHook } from '@testing-library/react';

let styles: ReturnType<typeof useStyles> = null;

beforeAll(() => {
  styles = renderHook(() => useStyles()).result.current;
  cleanup();
});

// MUI, which suites share, leaves its styles in the page; jsdom evaluates all of them to find out whether an element is
// visible.
afterEach(() => {
  if (styles === null) return;
  styles.sheet.flush();
  styles.inserted = {};
});
