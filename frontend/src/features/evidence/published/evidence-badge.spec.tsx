import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '#shared/testing/render-page';
import { sourceFixture } from '../source.fixture';
import { EvidenceBadge } from './evidence-badge';

const { innerWidth } = window;
afterEach(() => {
  window.innerWidth = innerWidth;
});

const open = () =>
  renderPage(
    <p>
      Tariffs fall to 15%.
      <EvidenceBadge n={1} source={sourceFixture()} line="Tariffs fall to 15%." />
      It ends in May.
      <EvidenceBadge
        n={2}
        source={sourceFixture({ title: 'A second page', quote: 'It ends in May.', passage: null })}
      />
    </p>,
  );
const badge = (n = 1) => screen.getByRole('link', { name: new RegExp(`^Source ${n}:`) });
const marked = (card: HTMLElement) => card.querySelector('mark')?.textContent;

test('hovering a number shows its quote in context until the pointer leaves', async () => {
  const { user } = open();
  await user.hover(badge());
  const card = await screen.findByRole('tooltip');
  expect(marked(card)).toBe('The Proclamation adjusts the tariffs from 25% to 15%.');
  within(card).getByText(/It takes effect today\./);
  expect(badge().getAttribute('aria-describedby')).toBe(card.id);
  await user.unhover(badge());
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('moving between numbers by keyboard switches cards, and Escape closes them', async () => {
  const { user } = open();
  await user.tab();
  await screen.findByRole('tooltip');
  await user.tab();
  expect(document.activeElement).toBe(badge(2));
  const card = await screen.findByRole('tooltip');
  expect(marked(card)).toBe('It ends in May.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('in a narrow window a press shows the quote in a sheet, which returns the focus', async () => {
  window.innerWidth = 390;
  const { user } = open();
  await user.click(badge());
  const sheet = await screen.findByRole('dialog', { name: /^Source 1: / });
  expect(marked(sheet)).toBe('The Proclamation adjusts the tariffs from 25% to 15%.');
  const close = within(sheet).getByRole('button', { name: 'Close' });
  const link = within(sheet).getByRole('link', { name: 'Open the source' });
  expect(document.activeElement).toBe(close);
  await user.tab();
  expect(document.activeElement).toBe(link);
  await user.tab();
  expect(document.activeElement).toBe(close);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(badge());
});

test('the sheet keeps the focus when its quote is pressed, and Escape then returns it', async () => {
  window.innerWidth = 390;
  const { user } = open();
  await user.click(badge());
  const sheet = await screen.findByRole('dialog');
  await user.click(within(sheet).getByText(/It takes effect today\./));
  await user.tab();
  expect(sheet.contains(document.activeElement)).toBe(true);
  await user.click(within(sheet).getByText(/It takes effect today\./));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(badge());
});

test('the page behind the sheet does not scroll, and is hidden from screen readers', async () => {
  window.innerWidth = 390;
  const { user } = open();
  await user.click(badge());
  await screen.findByRole('dialog');
  expect(document.body.style.overflow).toBe('hidden');
  expect(screen.queryByText('Tariffs fall to 15%.')?.closest('[aria-hidden="true"]')).not.toBeNull();
});
