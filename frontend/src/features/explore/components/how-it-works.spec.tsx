import { screen, within } from '@testing-library/react';
import { renderPage } from '#shared/testing/render-page';
import { HowItWorks } from './how-it-works';

test('each step explains itself, filling the space beside the wire', () => {
  renderPage(<HowItWorks />);
  const steps = screen.getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  for (const step of steps) expect(within(step).getAllByRole('paragraph', { hidden: true })).toHaveLength(2);
});
