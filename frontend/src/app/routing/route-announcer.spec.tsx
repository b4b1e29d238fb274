import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderPage } from '#shared/testing/render-page';
import { RouteAnnouncer } from './route-announcer';

const announced = () => document.querySelector('[aria-live]')?.textContent;

test('a page is announced by the title that it has once its data is loaded', async () => {
  const { user } = renderPage(
    <>
      <Link to="/tracker/t1">Steel</Link>
      <RouteAnnouncer />
    </>,
    { path: '/*' },
  );
  await user.click(screen.getByRole('link'));
  document.title = 'Aidy · Tracker';
  await waitFor(() => expect(announced()).toBe('Aidy · Tracker'));
  document.title = 'Aidy · Steel tariffs';
  await waitFor(() => expect(announced()).toBe('Aidy · Steel tariffs'));
});
