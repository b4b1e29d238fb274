import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { LineFeedback } from '#features/feedback/published/feedback-labels';
import type { Tracker, Update } from '#features/trackers/api/tracker';
import { lineFixture } from '#features/trackers/line.fixture';
import { trackerSourceFixture } from '#features/trackers/source.fixture';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { FeedbackProvider } from '../../feedback-context';
import { UpdateItem } from '../timeline/update-item';
import { StruckLines } from './struck-lines';
import { TextLines } from './text-lines';

const server = fakeServer();
beforeEach(() => server.get('/api/topics/tracker/{id}').answers(() => trackerFixture()));

const [duty, quota] = ['The duty on steel is 25%.', 'The quota on copper ends.'];
const sources = [
  trackerSourceFixture({ quote: duty, claim_id: 'c1' }),
  trackerSourceFixture({ quote: quota, claim_id: 'c2', url: 'https://agency.gov/quota' }),
];
const update: Update = {
  id: 'u1',
  run_id: 'r1',
  created_at: '2026-08-10T09:00:00.000Z',
  content: `- ${duty} [1]\n- ${quota} [2]`,
  sources,
  lines: [lineFixture(duty), lineFixture(quota, { sources: [2] })],
  written: null,
  more: 0,
};
const said = (change: Partial<LineFeedback> = {}): LineFeedback => ({
  claim_id: 'c1',
  text: duty,
  verdict: 'wrong',
  note: null,
  given_at: '2026-08-11T09:00:00.000Z',
  kept_out: 0,
  source: {
    url: 'https://agency.gov/duty',
    title: 'The duty',
    host: 'agency.gov',
    quote: duty,
    published_at: '2026-08-10',
    published_on: '2026-08-10',
  },
  ...change,
});

const show = (change: Partial<Tracker> = {}) => {
  const tracker = trackerFixture(change);
  return renderPage(
    <FeedbackProvider tracker={tracker}>
      <UpdateItem trackerId="t1" update={update} when="Today" onOpenRun={() => undefined} />
      <StruckLines feedback={tracker.feedback} />
    </FeedbackProvider>,
  );
};
const accepting = () =>
  server.post('/api/topics/tracker/{id}/feedback').answers(({ body }) => ({ verdict: body?.verdict ?? null }));
const menuOfLine = (text: string) => {
  const [button] = screen
    .getAllByRole('button', { name: 'Feedback on this line' })
    .filter((each) => each.parentElement?.textContent.includes(text));
  if (button === undefined) throw new Error(`No feedback on ${text}`);
  return button;
};

describe('the owner', () => {
  test('the owner can mark a line as wrong by keyboard, and undo it', async () => {
    const sent = accepting();
    const { user } = show();
    menuOfLine(quota).focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Feedback on this line' });
    within(menu).getByRole('menuitemradio', { name: /^Off topic/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await screen.findByText('Marked as wrong.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Feedback removed');
    expect(sent).toMatchObject([
      { body: { claim_id: 'c2', verdict: 'wrong' } },
      { body: { claim_id: 'c2', verdict: null } },
    ]);
  });

  test('the owner can mark a whole update, and undo it with the same button', async () => {
    const sent = accepting();
    const { user } = show();
    const group = screen.getByRole('group', { name: 'Feedback on this update' });
    await user.click(within(group).getByRole('button', { name: 'Known' }));
    await screen.findByText('Marked as known.');
    expect(sent).toMatchObject([{ body: { update_id: 'u1', verdict: 'known' } }]);
  });

  test('the owner sees the feedback common to all lines of an update, and can undo it with the same button', async () => {
    const sent = accepting();
    const { user } = show({ feedback: [said({ verdict: 'known' }), said({ claim_id: 'c2', verdict: 'known' })] });
    const known = screen.getByRole('button', { name: 'Known', pressed: true });
    await user.click(known);
    await screen.findByText('Feedback removed');
    expect(sent).toMatchObject([{ body: { update_id: 'u1', verdict: null } }]);
  });

  test('the owner can add a note to a wrong line', async () => {
    const sent = accepting();
    const { user } = show({ feedback: [said()] });
    await user.click(screen.getAllByRole('button', { name: 'Add a note' })[0] ?? document.body);
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'It is 50%.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ body: { claim_id: 'c1', verdict: 'wrong', note: 'It is 50%.' } }]);
  });

  test('the text of a note is kept while its line disappears and returns, as after a run', async () => {
    const tracker = trackerFixture({ feedback: [said()] });
    const Page = () => {
      const [lines, setLines] = useState(update.lines);
      return (
        <FeedbackProvider tracker={tracker}>
          <UpdateItem trackerId="t1" update={{ ...update, lines }} when="Today" onOpenRun={() => undefined} />
          <button onClick={() => setLines(lines.length === 1 ? update.lines : update.lines.slice(1))}>Refetch</button>
        </FeedbackProvider>
      );
    };
    const { user } = renderPage(<Page />);
    const note = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Note' });
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'It is 50%.');
    await user.click(screen.getByRole('button', { name: 'Refetch' }));
    expect(note()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Refetch' }));
    expect(note()?.value).toBe('It is 50%.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    expect(note()?.value).toBe('');
  });

  test('the text of a note that could not be saved is kept, and saving it returns the focus', async () => {
    server.post('/api/topics/tracker/{id}/feedback').answers(() => problemResponse(500, 'INTERNAL'));
    const { user } = show({ feedback: [said()] });
    await user.click(screen.getAllByRole('button', { name: 'Add a note' })[0] ?? document.body);
    const field = await screen.findByRole('textbox', { name: 'Note' });
    await user.type(field, 'It is 50%.{Enter}');
    await screen.findByText('The feedback could not be saved. Nothing was changed.');
    expect(field).toHaveProperty('value', 'It is 50%.');
    accepting();
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Add a note');
  });

  test('the owner is told the effect of the feedback', () => {
    show({ feedback: [said({ verdict: 'known', kept_out: 2 })] });
    screen.getByText('Marked as known. 2 pages have been left out because of it.');
  });

  test('the owner is told if the feedback could not be saved', async () => {
    server.post('/api/topics/tracker/{id}/feedback').answers(() => problemResponse(500, 'INTERNAL'));
    const { user } = show();
    await user.click(menuOfLine(duty));
    await user.click(await screen.findByRole('menuitemradio', { name: /^Known/ }));
    await screen.findByText('The feedback could not be saved. Nothing was changed.');
  });
});

test('a wrong line is struck through with its note, for every reader, and changed by none but the owner', async () => {
  const { user } = show({ can_edit: false, feedback: [said({ note: 'It is 50%.' })] });
  expect(screen.getByText(duty).tagName).toBe('DEL');
  expect(screen.getByText(quota).tagName).not.toBe('DEL');
  screen.getByText('Marked as wrong. Its paragraph won’t be used again. “It is 50%.”');
  expect(screen.queryByRole('button', { name: /Feedback|Undo|note/ })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Feedback on this update' })).toBeNull();

  await user.click(screen.getByRole('button', { name: '1 line removed because of feedback' }));
  const list = screen.getByRole('list', { name: 'Removed because of feedback' });
  expect(within(list).getByText(duty).tagName).toBe('DEL');
});

test('each line of an overview takes feedback', async () => {
  const sent = accepting();
  const { user } = renderPage(
    <FeedbackProvider tracker={trackerFixture()}>
      <TextLines lines={update.lines} sources={sources} />
    </FeedbackProvider>,
  );
  await user.click(menuOfLine(quota));
  await user.click(await screen.findByRole('menuitemradio', { name: /^Off topic/ }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { claim_id: 'c2', verdict: 'off_topic' } }]));
});
