import { screen, waitFor } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { heldAnswer } from '#shared/testing/held-answer';
import { renderPage } from '#shared/testing/render-page';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { TagList } from './tag-list';

const server = fakeServer();
const steel = { id: 'a', title: 'steel' };
const trade = { id: 'b', title: 'trade' };

const open = (change: Parameters<typeof trackerFixture>[0] = {}) =>
  renderPage(<TagList tracker={trackerFixture({ tags: [steel, trade], ...change })} />);

/** The server accepts any tags; returns the titles that it receives. */
const accepting = () =>
  server
    .post('/api/topics/tracker/{id}/update_tags')
    .answers(({ body }) => ({ tags: (body?.tags ?? []).map((title) => ({ id: title, title })) }));

const manage = async (ownTags: readonly string[] = []) => {
  server.get('/api/topics/get-user-tags').answers(() => ownTags.map((title) => ({ id: title, title })));
  const page = open();
  await page.user.click(screen.getByRole('button', { name: 'Manage Tags' }));
  await screen.findByRole('dialog', { name: 'Manage Tags' });
  return { ...page, field: screen.getByRole('combobox', { name: 'Tags' }) };
};

test('other readers see the tags without controls', () => {
  open({ can_edit: false });
  screen.getByText('steel');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a tag can be removed from its chip', async () => {
  const sent = accepting();
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Remove tag steel' }));
  await screen.findByText('Tag removed successfully');
  expect(sent).toMatchObject([{ body: { tags: ['trade'] } }]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Manage Tags'));
});

test('a removal leaves the focus where the person has gone meanwhile', async () => {
  const held = heldAnswer({ tags: [trade] });
  server.post('/api/topics/tracker/{id}/update_tags').answers(() => held.given);
  const { user } = renderPage(
    <>
      <TagList tracker={trackerFixture({ tags: [steel, trade] })} />
      <input aria-label="Elsewhere" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove tag steel' }));
  screen.getByRole('textbox', { name: 'Elsewhere' }).focus();
  held.give();
  await screen.findByText('Tag removed successfully');
  const remove = screen.getByRole('button', { name: 'Remove tag steel' });
  await waitFor(() => expect(remove.getAttribute('aria-disabled')).toBeNull());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Elsewhere');
});

test('a tag that could not be removed stays, with an error message', async () => {
  server.post('/api/topics/tracker/{id}/update_tags').answers(() => problemResponse(500, 'INTERNAL'));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Remove tag steel' }));
  await screen.findByText('Failed to remove tag');
});

describe('the dialog', () => {
  test('the dialog adds typed tags, even without Enter, and Backspace removes one', async () => {
    const sent = accepting();
    const { user, field } = await manage();
    await user.type(field, '{Backspace}copper{Enter}STEEL{Enter}zinc');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Tags updated successfully');
    expect(sent).toMatchObject([{ body: { tags: ['steel', 'copper', 'zinc'] } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the dialog suggests the tags of the user’s other trackers', async () => {
    const sent = accepting();
    const { user, field } = await manage(['metals', 'steel', 'timber']);
    await user.type(field, 'm');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['metals', 'timber']);
    await user.click(screen.getByRole('option', { name: 'metals' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Tags updated successfully');
    expect(sent).toMatchObject([{ body: { tags: ['steel', 'trade', 'metals'] } }]);
  });

  test('the dialog keeps the input if the tags could not be saved', async () => {
    server.post('/api/topics/tracker/{id}/update_tags').answers(() => problemResponse(500, 'INTERNAL'));
    const { user, field } = await manage();
    await user.type(field, 'copper{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Failed to update tags');
    screen.getByText('copper');
  });

  test('the dialog saves at most twenty tags', async () => {
    const { user, field } = await manage();
    await user.type(field, Array.from({ length: 19 }, (_, n) => `t${n}{Enter}`).join(''));
    screen.getByText('At most 20 tags. Remove 1 to save.');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  });

  test.each([
    ['says so if the user’s tags cannot be loaded', 500, 'INTERNAL', 1],
    ['says nothing if the session has ended', 401, 'AUTH_REQUIRED', 0],
  ] as const)('%s', async (_what, status, code, toasts) => {
    const requests = server.get('/api/topics/get-user-tags').answers(() => problemResponse(status, code));
    const { user, queries } = open();
    await user.click(screen.getByRole('button', { name: 'Manage Tags' }));
    await waitFor(() => expect(requests.length).toBeGreaterThan(0));
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(screen.queryAllByText('Failed to load tags')).toHaveLength(toasts);
  });
});
