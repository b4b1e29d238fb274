import { screen, waitFor } from '@testing-library/react';
import { fakeServer, problemResponse, accessToken } from '#shared/testing/fake-server';
import { heldAnswer } from '#shared/testing/held-answer';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { useUser } from '../api/get-user';
import { userFixture } from '../user.fixture';
import { EmailTimeField } from './email-time';

const server = fakeServer();

const Opened = () => {
  const user = useUser();
  return user === undefined ? null : <EmailTimeField user={user} />;
};
const open = async (timezone: string | null = 'UTC') => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const stored = { email_time: '12:00', timezone };
  server.get('/api/common/user').answers(() => ({ ...userFixture, ...stored }));
  const page = renderPage(<Opened />);
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Email send time' });
  return { ...page, field, stored, save: (time: string) => (stored.email_time = time) };
};
const two = (count: number) => String(count).padStart(2, '0');

test('choosing a time with the arrow keys saves each one, and the last one counts', async () => {
  const held = heldAnswer(undefined);
  const { user, field, save } = await open();
  const requests = server.post('/api/common/update-email-send-time').answers(async ({ body }) => {
    await held.given;
    save(`${two(body.hour)}:${two(body.minute)}`);
    return body;
  });
  await user.selectOptions(field, '12:30');
  await user.selectOptions(field, '13:00');
  await user.selectOptions(field, '13:30');
  expect(field.value).toBe('13:30');
  held.give();
  await waitFor(() => expect(requests).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByText('Email time updated').length).toBeGreaterThan(0));
  expect(requests.map(({ body }) => [body.hour, body.minute])).toEqual([
    [12, 30],
    [13, 30],
  ]);
  expect(field.value).toBe('13:30');
});

test('a time that could not be saved is reverted', async () => {
  server.post('/api/common/update-email-send-time').answers(() => problemResponse(503, 'UNAVAILABLE'));
  const { user, field } = await open();
  await user.selectOptions(field, '12:30');
  await screen.findByText('Could not update time');
  await waitFor(() => expect(field.value).toBe('12:00'));
});

test('choosing a time while another one is being saved keeps the time zone chosen in between', async () => {
  const held = heldAnswer(undefined);
  const { user, field, stored } = await open(null);
  const timezoneRequests = server.post('/api/common/update-timezone').answers(({ body }) => {
    stored.timezone = body.timezone;
    return body;
  });
  const timeRequests = server.post('/api/common/update-email-send-time').answers(async ({ body }) => {
    await held.given;
    return body;
  });
  await user.selectOptions(field, '12:30');
  await waitFor(() => expect(timeRequests).toHaveLength(1));
  const zone = screen.getByRole('combobox', { name: 'Time zone' });
  await user.clear(zone);
  await user.type(zone, 'Tokyo');
  await user.click(await screen.findByRole('option', { name: 'Asia/Tokyo' }));
  await waitFor(() => expect(timezoneRequests.at(-1)?.body).toEqual({ timezone: 'Asia/Tokyo' }));
  await screen.findByText('Time zone updated');
  await user.selectOptions(field, '13:00');
  held.give();
  await waitFor(() => expect(timeRequests).toHaveLength(2));
  expect(stored.timezone).toBe('Asia/Tokyo');
});
