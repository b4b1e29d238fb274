import { screen } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { trackerItemFixture } from '../tracker-item.fixture';
import { MoveItem } from './move-item';

const server = fakeServer();

const open = async () => {
  server.get('/api/topics/get-collection-tree').answers(() => ({
    collectionsTree: {
      id: null,
      name: 'My Trackers',
      children: [
        { id: 'trade', name: 'Trade', children: [{ id: 'steel', name: 'Steel', children: [] }] },
        { id: 'space', name: 'Space', children: [] },
      ],
    },
    collectionsMap: {},
  }));
  const page = renderPage(<MoveItem item={trackerItemFixture({ parent_id: 'space' })} onClose={() => undefined} />);
  await screen.findByRole('tree', { name: 'Select destination collection:' });
  return page;
};
const folder = (name: string) => screen.getByRole('treeitem', { name });
const names = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const isChosen = (name: string) => folder(name).getAttribute('aria-selected') === 'true';
const move = () => screen.getByRole('button', { name: 'Move' });

test('all folders are open at first; each opens and closes by a press on its mark', async () => {
  const { user } = await open();
  expect(names()).toEqual(['My Trackers', 'Trade', 'Steel', 'Space']);
  expect(folder('Trade').getAttribute('aria-expanded')).toBe('true');
  expect(folder('Steel').getAttribute('aria-expanded')).toBeNull();
  const mark = folder('Trade').firstElementChild;
  if (mark === null) throw new Error('There is no mark.');
  await user.click(mark);
  expect(names()).toEqual(['My Trackers', 'Trade', 'Space']);
  expect(folder('Trade').getAttribute('aria-expanded')).toBe('false');
  expect(isChosen('Trade')).toBe(false);
  await user.click(mark);
  expect(names()).toEqual(['My Trackers', 'Trade', 'Steel', 'Space']);
});

test('a folder is found, opened and chosen by keyboard alone', async () => {
  const { user } = await open();
  while (document.activeElement !== folder('My Trackers')) await user.tab();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(names()).toEqual(['My Trackers', 'Trade', 'Space']);
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(document.activeElement).toBe(folder('Steel'));
  expect(isChosen('Steel')).toBe(true);
  expect(move()).toHaveProperty('disabled', false);
  await user.tab();
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(folder('Steel'));
});

test('collapsing a parent deselects the folder chosen inside it', async () => {
  const { user } = await open();
  await user.click(folder('Steel'));
  expect(move()).toHaveProperty('disabled', false);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(names()).toEqual(['My Trackers', 'Trade', 'Space']);
  expect(move()).toHaveProperty('disabled', true);
});
