import { screen, within } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { EditorControls } from './editor-controls';

fakeServer();

test('the menu stays beside a button if the controls take two lines', () => {
  renderPage(<EditorControls tracker={trackerFixture({ can_edit: true })} />);
  const menu = screen.getByRole('button', { name: 'More' });
  const beside = menu.parentElement;
  if (beside === null) throw new Error('The menu stands nowhere.');
  expect(getComputedStyle(beside).flexWrap).not.toBe('wrap');
  within(beside).getByRole('button', { name: 'Edit' });
});
