import { act, fireEvent, screen } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { trackerItemFixture } from '../tracker-item.fixture';
import { DragToMove } from './drag-to-move';
import { type ItemsProps, TrackerGrid } from './tracker-grid';

fakeServer();

const item = trackerItemFixture();
const nothing = () => undefined;
const grid: ItemsProps = {
  items: [item],
  folderId: null,
  onCreateFolder: nothing,
  onMove: nothing,
  onEdit: nothing,
  onDelete: nothing,
};

/** Missing in jsdom. */
const pointerEvent = (type: string, clientY: number, pointerType: string): Event =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientY }), { isPrimary: true, pointerType });

/** Number of times that its name is shown: once more while it is dragged. */
const shownAfterDragBy = async (pointerType: string) => {
  renderPage(
    <DragToMove items={[item]}>
      <TrackerGrid {...grid} />
    </DragToMove>,
  );
  const link = screen.getByRole('link', { name: item.name });
  fireEvent(link, pointerEvent('pointerdown', 0, pointerType));
  await act(async () => void fireEvent(document, pointerEvent('pointermove', 40, pointerType)));
  return screen.getAllByText(item.name).length;
};

test('a card can be dragged with a mouse', async () => expect(await shownAfterDragBy('mouse')).toBe(2));

test('a card does not move by touch, which scrolls', async () => expect(await shownAfterDragBy('touch')).toBe(1));
