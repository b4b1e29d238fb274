import { screen } from '@testing-library/react';
import { renderPage } from '#shared/testing/render-page';
import type { FolderItem } from '../api/get-folder';
import { folderItemFixture } from '../folder-item.fixture';
import { FolderCard } from './folder-card';

const shown = (change: Partial<FolderItem>): string => {
  renderPage(<FolderCard folder={folderItemFixture(change)} to="/list-trackers/trade" />);
  return screen.getByRole('listitem').textContent ?? '';
};

test.each([
  [{ folders: 0, trackers: 0 }, 'empty'],
  [{ folders: 0, trackers: 1 }, '1 tracker'],
  [{ folders: 2, trackers: 0 }, '2 folders'],
  [{ folders: 1, trackers: 3 }, '3 trackers, 1 folder'],
])('a folder of %j says %p', (holds, words) => expect(shown({ holds })).toContain(words));

test('a folder shows the newest line of its contents', () =>
  expect(shown({ last_line: 'The rate rises to 25%.', public: true })).toBe(
    'TradeThe rate rises to 25%.March 2, 2026 · Publicempty',
  ));
