import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import type { User } from '#features/accounts/api/get-user';
import { closeAuthDialog, useAuthRequest } from '#features/accounts/published/auth-dialog';
import { userFixture } from '#features/accounts/user.fixture';
import { storedPendingTracker } from '#features/tracker-draft/published/pending-tracker';
import { CreateBox } from './create-box';

const server = fakeServer();

/** Duration of an example. */
const shownMs = 3000;

const topic = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Topic' });
const frequency = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Frequency' });
const form = () => screen.getByRole('form', { name: 'Create a tracker' });

/** The examples shown during three intervals. */
const shown = (): ReadonlySet<string> =>
  new Set(
    [1, 2, 3].map(() => {
      act(() => jest.advanceTimersByTime(shownMs));
      return topic().placeholder;
    }),
  );

describe('examples', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the examples rotate', () => {
    renderPage(<CreateBox />);
    expect(shown().size).toBe(3);
  });

  test.each([
    ['the pointer is on the form', () => fireEvent.pointerEnter(form()), () => fireEvent.pointerLeave(form())],
    ['the focus is in the form', () => act(() => topic().focus()), () => act(() => topic().blur())],
  ])('the examples stop rotating while %s', (_when, enter, leave) => {
    renderPage(<CreateBox />);
    enter();
    expect(shown().size).toBe(1);
    leave();
    expect(shown().size).toBe(3);
  });

  test('the examples do not rotate with reduced motion', () => {
    const matchMedia = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(new EventTarget(), mediaThat(media.includes('reduced-motion'), media)),
      );
    renderPage(<CreateBox />);
    expect(shown().size).toBe(1);
    matchMedia.mockRestore();
  });
});

const mediaThat = (matches: boolean, media: string) => ({
  matches,
  media,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
});

test('creates a tracker for the topic, without the spaces around it', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const requests = server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't9' }));
  server.post('/api/topics/initialize-tracker').answers(() => ({ tracker_id: 't9', status: 'queued' }));
  const { user } = renderPage(<CreateBox />);
  await user.type(topic(), '  Reservoir levels ');
  await user.selectOptions(frequency(), 'Weekly');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByText('Tracker created!');
  expect(requests.map(({ body }) => body)).toEqual([
    expect.objectContaining({ tracker_description: 'Reservoir levels', update_frequency: 'week' }),
  ]);
});

test.each([
  ['register', null],
  ['sign-in', 'true'],
])(
  'the draft of a signed-out person is kept, and the %s dialog opens where existingUser is %s',
  async (dialog, existingUser) => {
    if (existingUser !== null) localStorage.setItem('existingUser', existingUser);
    const Asked = () => <p>Asked: {useAuthRequest()?.dialog ?? 'nothing'}</p>;
    const { user } = renderPage(
      <>
        <CreateBox />
        <Asked />
      </>,
    );
    await user.type(topic(), 'Steel tariffs');
    await user.dblClick(screen.getByRole('button', { name: 'Start' }));
    await screen.findByText(`Asked: ${dialog}`);
    expect(storedPendingTracker()).toMatchObject({ tracker_description: 'Steel tariffs', update_frequency: 'day' });
    act(closeAuthDialog);
  },
);

test('a refusal for the daily limit asks for another frequency', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.post('/api/topics/create-tracker').answers(() => problemResponse(403, 'MAX_DAY_TRACKERS_REACHED'));
  const { user } = renderPage(<CreateBox />);
  await user.type(topic(), 'Reservoir levels{Enter}');
  await screen.findByRole('alert');
  expect(frequency().value).toBe('');
  await user.type(topic(), '{Enter}');
  await screen.findByText('Please select a frequency');
});

describe('at a limit that is known before anything is typed', () => {
  const withUser = (change: Partial<User>) => {
    saveTokens({ access: accessToken(), refresh: 'refresh' });
    const page = renderPage(<CreateBox />);
    act(() => void page.queries.setQueryData(['user'], { ...userFixture, ...change }));
    return page;
  };

  test('a full plan is reported, and no tracker can be started', async () => {
    const { user } = withUser({ tracker_count: 5 });
    await screen.findByText('All 5 trackers of your plan are in use.');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(topic(), 'Reservoir levels');
    expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true);
  });

  test('the daily frequency is disabled at the known daily limit', async () => {
    withUser({ day_tracker_count: 2 });
    await waitFor(() => expect(frequency().value).toBe('week'));
    expect(screen.getByRole('option', { name: 'Daily' })).toHaveProperty('disabled', true);
    await screen.findByText(/^Both daily trackers of your plan are in use\. Change one of them to weekly/);
  });
});

test('a long topic is written in one paragraph with all its lines visible', async () => {
  const { user } = renderPage(<CreateBox />);
  await user.click(topic());
  await user.paste('Reservoir levels\nin the west');
  expect([topic().tagName, topic().value]).toEqual(['TEXTAREA', 'Reservoir levels in the west']);
});

test('Enter without a topic reports what is missing', async () => {
  const { user } = renderPage(<CreateBox />);
  await user.type(topic(), '  {Enter}');
  await screen.findByText('Please complete the form correctly');
});
