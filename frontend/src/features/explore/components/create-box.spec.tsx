import { act, fireEvent, screen } from '@testing-library/react';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { CreateBox } from './create-box';

fakeServer();

/** Milliseconds for which an example is shown. */
const shownMs = 3000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const topic = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Topic' });
const form = () => screen.getByRole('form', { name: 'Create a tracker' });

/** The examples shown in the time of three. */
const shown = (): ReadonlySet<string> =>
  new Set(
    [1, 2, 3].map(() => {
      act(() => jest.advanceTimersByTime(shownMs));
      return topic().placeholder;
    }),
  );

test('rotates the examples', () => {
  renderPage(<CreateBox />);
  expect(shown().size).toBe(3);
});

test.each([
  ['the pointer is on the form', () => fireEvent.pointerEnter(form()), () => fireEvent.pointerLeave(form())],
  ['the focus is in the form', () => act(() => topic().focus()), () => act(() => topic().blur())],
])('stops rotating while %s', (_when, attend, leave) => {
  renderPage(<CreateBox />);
  attend();
  expect(shown().size).toBe(1);
  leave();
  expect(shown().size).toBe(3);
});

test('does not rotate with reduced motion', () => {
  const matchMedia = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), mediaThat(media.includes('reduced-motion'), media)),
    );
  renderPage(<CreateBox />);
  expect(shown().size).toBe(1);
  matchMedia.mockRestore();
});

const mediaThat = (matches: boolean, media: string) => ({
  matches,
  media,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
});
