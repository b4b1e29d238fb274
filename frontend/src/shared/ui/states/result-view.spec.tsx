import { screen } from '@testing-library/react';
import { Problem } from '#shared/api/problem';
import { renderPage } from '#shared/testing/render-page';
import { ResultView } from './result-view';

const show = (data: string | undefined, error: Error | null) =>
  renderPage(
    <ResultView
      result={{ data, error, refetch: () => undefined }}
      contentName="The agency"
      byErrorCode={{ NOT_FOUND: <p>There is none.</p> }}
    >
      {(name) => <p>{name}</p>}
    </ResultView>,
  );

test('data stays visible if it cannot be refreshed', () => {
  show('Treasury', new Error('The server could not be reached.'));
  screen.getByText('Treasury');
});

test('data that the server now refuses is not shown from the cache', () => {
  show('Treasury', new Problem({ status: 404, code: 'NOT_FOUND' }));
  screen.getByText('There is none.');
  expect(screen.queryByText('Treasury')).toBeNull();
});

test('a failure without data names what could not be loaded', () => {
  show(undefined, new Problem({ status: 403, code: 'ACCESS_DENIED' }));
  screen.getByRole('button', { name: 'Try again' });
  screen.getByText(/The agency/);
});
