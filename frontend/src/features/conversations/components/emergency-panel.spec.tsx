import { render, screen } from '@testing-library/react';
import { EmergencyPanel } from './emergency-panel';

type Emergency = Parameters<typeof EmergencyPanel>[0]['emergency'];

test.each([
  ['Call 112 or +49 112 now.', ['112', '+49 112'], ['tel:112', 'tel:+49112']],
  ['Call 112. In Germany, 112 is free (also 116 117).', ['112', '116 117'], ['tel:112', 'tel:112', 'tel:116117']],
  ['Call for help.', [], []],
])('each number in %p can be called with a tap', (text, numbers, calls) => {
  const emergency: Emergency = { language: 'en', heading: 'Get help now', text, numbers };
  const { container } = render(<EmergencyPanel emergency={emergency} isNew />);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(calls);
  expect(container.textContent).toContain(text);
});
