import { render, screen } from '@testing-library/react';
import { MailText } from './mail-text';

test.each([
  ['See https://example.org/a.', 'https://example.org/a'],
  ['Is it https://example.org/a?b=1?', 'https://example.org/a?b=1'],
  ['“https://example.org/”, they say', 'https://example.org/'],
  ['(https://example.org/a/b)', 'https://example.org/a/b'],
])('in %p, %s is the link', (text, url) => {
  const { container } = render(<MailText text={text} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(url);
  expect(container.textContent).toBe(text);
});
