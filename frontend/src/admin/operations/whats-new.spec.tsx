import { screen } from '@testing-library/react';
import { renderPage } from '../../shared/testing/render-page';
import { WhatsNew } from './whats-new';

test('the versions of the changelog are shown without its preamble', () => {
  renderPage(<WhatsNew changelog={'# Changelog\n\nThe format.\n\n## [1.0.0]\n\n- **Chips** under a line\n'} />);
  screen.getByRole('heading', { level: 2, name: '[1.0.0]' });
  expect(screen.getByRole('listitem').textContent).toBe('Chips under a line');
  expect(screen.queryByText('The format.')).toBeNull();
});
