import { displayTextByItself } from './display-text';

test.each([
  ['The council today voted to close the eastern locks.', 'Council Closes Eastern Locks'],
  ['Today, the council voted to close the eastern locks.', 'The council voted to close the eastern locks.'],
  ['Today, the council signed an order to protect the eastern locks.', 'Council Closes Eastern Locks'],
  ['The Order closes the eastern locks to barges.', 'Council Closes Eastern Locks'],
  [
    'The council of Velden closed the eastern locks on March 3.',
    'The council of Velden closed the eastern locks on March 3.',
  ],
])('“%s” is shown as “%s” if no lines stand around it', (text, displayed) =>
  expect(displayTextByItself(text, { title: 'Fact Sheet: Council Closes Eastern Locks', publisher: 'Velden' })).toBe(
    displayed,
  ),
);

test('a title that does not tell what happened takes no sentence’s place', () =>
  expect(displayTextByItself('The council closed the locks today.', { title: 'Order 118', publisher: 'Velden' })).toBe(
    'The council closed the locks today.',
  ));
