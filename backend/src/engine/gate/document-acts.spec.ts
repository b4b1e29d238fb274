import { analysePage } from '../analysed-page';
import { nothingKnown } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';

const order = page('Executive Order 118: Opening the Eastern Locks', [
  'The Secretary of Ports shall open the eastern locks within 30 days of the date of this order.',
]);
const release = page('Governor Opens the Western Locks', [
  'Today, Governor Ana Lima signed an Executive Order to open the western locks to fishing boats.',
]);
const proclamation = page('Governor Raises Dues', [
  'Governor Ana Lima signed a proclamation that raises the dues of boats, as Executive Order 104 provides.',
]);
const notice = page('Dues of Boats in the Port', [
  'This notice lowers the dues of boats that are provided for under Executive Order 104, as amended.',
]);

test.each([
  [order, ['order']],
  [release, ['order']],
  [proclamation, ['proclam']],
  [notice, []],
])('%#: a page is of the acts that it is or reports, not of those it refers to', (read, acts) =>
  expect([...(analysePage(read).gate.acts ?? [])]).toEqual(acts),
);

test.each([
  ['New executive orders signed by the Governor', [order, release]],
  ['Proclamations', [proclamation]],
  ['Executive orders and proclamations', [order, release, proclamation]],
])('%s are on the topic whatever they are about', (description, on) => {
  const { documents } = findNews({
    description,
    domains: ['news.example'],
    now: '2026-03-06T00:00:00Z',
    pages: [order, release, proclamation, notice],
    knowledge: nothingKnown,
    newId: (name) => name,
  });
  const titles = documents.flatMap(({ title, reason }) => (reason.kind === 'off_topic' ? [] : [title]));
  expect([...titles].sort()).toEqual(on.map(({ title }) => title).sort());
});
