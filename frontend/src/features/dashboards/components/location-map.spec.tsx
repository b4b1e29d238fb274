import { act, screen, within } from '@testing-library/react';
import { configFixture, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { dashboardFixture, itemFixtures } from '../dashboard.fixture';
import { toTable } from '../item-table';
import { LocationMap } from './location-map';

let google: { isLoaded: boolean; loadError?: Error };
const asked = jest.fn();
jest.mock('@react-google-maps/api', () => ({
  useLoadScript: (options: object) => {
    asked(options);
    return google;
  },
  GoogleMap: ({ children }: { children: React.ReactNode }) => <div data-testid="google">{children}</div>,
  OverlayViewF: ({ children }: { children: React.ReactNode }) => children,
}));

const server = fakeServer();
const open = (google_maps_api_key: string | null) => {
  server.get('/api/common/config').answers(() => ({ ...configFixture, google_maps_api_key }));
  renderPage(<LocationMap item={itemFixtures.map} table={toTable(itemFixtures.map, dashboardFixture([]))} />);
};
const builtIn = () => screen.findByRole('group', { name: 'World map' });

beforeEach(() => {
  google = { isLoaded: true };
  asked.mockClear();
});

test('without a key each place has its marker on the built-in map, and nothing is requested from Google', async () => {
  open(null);
  const markers = within(await builtIn());
  expect(markers.getByRole('link', { name: 'Berlin, Germany: 3 accounts' }).getAttribute('href')).toContain(
    '/admin/users?filter=',
  );
  markers.getByRole('link', { name: 'Singapore: 1 account' });
  expect(asked).not.toHaveBeenCalled();
});

test('with a key the same markers stand on Google’s map', async () => {
  open('our-key');
  expect(await screen.findByTestId('google')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Berlin, Germany: 3 accounts' }).getAttribute('href')).toContain(
    '/admin/users',
  );
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ googleMapsApiKey: 'our-key' }));
  expect(screen.queryByRole('group', { name: 'World map' })).toBeNull();
});

test('the built-in map takes its place if Google’s script does not come', async () => {
  google = { isLoaded: false, loadError: new Error('blocked') };
  open('our-key');
  await builtIn();
  expect(screen.queryByTestId('google')).toBeNull();
});

test('the built-in map takes its place if Google refuses the key', async () => {
  open('our-key');
  await screen.findByTestId('google');
  act(() => window.gm_authFailure?.());
  await builtIn();
});
