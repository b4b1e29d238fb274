import { fireEvent, screen } from '@testing-library/react';
import { configFixture, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { TopBar } from './top-bar';

const server = fakeServer();
beforeEach(() => server.get('/api/common/config').answers(() => configFixture));

const openMenu = async () => {
  const onPalette = jest.fn();
  const ignored = jest.fn();
  const { user } = renderPage(
    <>
      <TopBar onPalette={onPalette} onShortcuts={ignored} onImpersonate={ignored} />
      <a href="#story">A story</a>
      <p>Its text</p>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return { user, onPalette };
};
const closeButton = () => screen.getByRole('button', { name: 'Menu', expanded: true });
const expectClosed = () => screen.getByRole('button', { name: 'Menu', expanded: false });

test('a menu button works in browsers that do not focus a pressed button, such as Safari', async () => {
  const { onPalette } = await openMenu();
  const entry = screen.getByRole('button', { name: /^Search or jump to/ });
  fireEvent.blur(closeButton(), { relatedTarget: null });
  fireEvent.click(entry);
  expect(onPalette).toHaveBeenCalledTimes(1);
  expectClosed();
});

test('the button that opened the menu closes it', async () => {
  const { user } = await openMenu();
  await user.click(closeButton());
  expectClosed();
});

test('the menu closes when the focus goes elsewhere', async () => {
  await openMenu();
  fireEvent.blur(closeButton(), { relatedTarget: screen.getByRole('link', { name: 'A story' }) });
  expectClosed();
});

test('the menu closes on a click beside it, even on an element that cannot take the focus', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByText('Its text'));
  expectClosed();
});

test('Escape closes the menu right after it was opened', async () => {
  const { user } = await openMenu();
  await user.keyboard('{Escape}');
  expectClosed();
});

test('Escape in the menu returns the focus to its button', async () => {
  const { user } = await openMenu();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(expectClosed()).toBe(document.activeElement);
});
