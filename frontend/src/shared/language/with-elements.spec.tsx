import { render } from '@testing-library/react';
import { withElements } from './with-elements';

const markup = (text: (...places: readonly string[]) => string) =>
  render(<p>{withElements(text, <b>steel</b>, <i>2</i>)}</p>).container.innerHTML;

test.each<[string, (...places: readonly string[]) => string, string]>([
  ['within it', (topic, count) => `${count} on ${topic}.`, '<p><i>2</i> on <b>steel</b>.</p>'],
  ['at its ends', (topic, count) => `${topic}: ${count}`, '<p><b>steel</b>: <i>2</i></p>'],
  ['not at all', (topic) => `On ${topic}`, '<p>On <b>steel</b></p>'],
])('elements stand where the text puts them: %s', (_where, text, expected) => expect(markup(text)).toBe(expected));
