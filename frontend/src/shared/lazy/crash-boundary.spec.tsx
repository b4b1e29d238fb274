import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { CrashBoundary } from './crash-boundary';

/** Throws until it is fixed. */
const componentThatCrashes = (message: string) => {
  const state = { broken: true };
  const Crashing = () => {
    if (state.broken) throw new RangeError(message);
    return <p>Here it is.</p>;
  };
  return { state, Crashing };
};

const told: unknown[] = [];
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  globalThis.fetch = async (url, sent) => {
    if (url === '/api/common/report-crash') told.push(JSON.parse(String(sent?.body)));
    return Response.json({});
  };
});

test('a part that crashes says so, the rest stays, and it can be tried again', async () => {
  const { state, Crashing } = componentThatCrashes('ann@example.org');
  const { user } = renderPage(
    <>
      <p>The rest</p>
      <CrashBoundary>
        <Crashing />
      </CrashBoundary>
    </>,
    { path: '/tracker/:id', url: '/tracker/b7f1c2d3' },
  );
  screen.getByText('The rest');
  screen.getByText('This could not be shown');
  await waitFor(() => expect(told).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('This could not be shown');
  state.broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('Here it is.');
  // The same crash is reported once, with neither its message nor an id.
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told[0])).not.toMatch(/ann@example\.org|b7f1c2d3/);
  expect(told[0]).toMatchObject({ error: 'RangeError' });
});
