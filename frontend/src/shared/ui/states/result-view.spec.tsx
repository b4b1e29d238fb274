import { screen } from '@testing-library/react';
import { Problem } from '#shared/api/problem';
import { renderPage } from '#shared/testing/render-page';
import { ResultView } from './result-view';

const show = (data: string | undefined, error: Error | null) =>
  renderPage(
    <ResultView
      result={{ data, error, refetch: () => undefined }}
      what="The agency"
      refused={{ NOT_FOUND: <p>There is none.</p> }}
    >
      {(name) => <p>{name}</p>}
    </ResultView>,
  );

test('data stays while it cannot be renewed', () => {
  show('Treasury', new Error('The server could not be reached.'));
  screen.getByText('Treasury');
});

test('what the server refuses by now is not shown from the cache', () => {
  show('Treasury', new Problem({ status: 404, code: 'NOT_FOUND' }));
  screen.getByText('There is none.');
  expect(screen.queryByText('Treasury')).toBeNull();
});

test('without data, a failure says what it is of', () => {
  show(undefined, new Problem({ status: 403, code: 'ACCESS_DENIED' }));
  screen.getByRole('button', { name: 'Try again' });
  screen.getByText(/The agency/);
});
