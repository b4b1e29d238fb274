import { screen } from '@testing-library/react';
import { renderPage } from '#shared/testing/render-page';
import { WhatsNew } from './whats-new';

test('the versions of the changelog are shown without its preamble', () => {
  renderPage(
    <WhatsNew
      changelog={
        '# Changelog\n\nThe format.\n\n## [Unreleased]\n\n## [1.0.0] - 2026-11-27\n\n- **Chips** under a line\n'
      }
    />,
  );
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Since the last version', 'Version 1.0.0, November 27, 2026']);
  expect(screen.getByRole('listitem').textContent).toBe('Chips under a line');
  expect(screen.queryByText('The format.')).toBeNull();
});
