import { render } from '@testing-library/react';
import { withElement } from './with-element';

test.each<[string, (place: string) => string, string]>([
  ['within', (topic) => `News on ${topic}.`, '<p>News on <b>steel</b>.</p>'],
  ['at the beginning', (topic) => `${topic}: news`, '<p><b>steel</b>: news</p>'],
  ['at the end', (topic) => `News: ${topic}`, '<p>News: <b>steel</b></p>'],
])('an element stands where the text puts it: %s', (_where, text, expected) =>
  expect(render(<p>{withElement(text, <b>steel</b>)}</p>).container.innerHTML).toBe(expected),
);
