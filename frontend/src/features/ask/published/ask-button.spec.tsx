import { cleanup, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { storeConversation } from '#shared/chat/stored-conversations';
import { accessToken, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { AskButton } from './ask-button';
import { questionState } from './asked-question';

fakeServer();

const open = async () => {
  const page = renderPage(<AskButton about={{ kind: 'tracker', id: 't1' }} />);
  await page.user.click(screen.getByRole('button', { name: 'Ask' }));
  const question = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  await page.user.type(question, 'What since May?');
  return { ...page, question };
};

test('a question is kept after Escape', async () => {
  const { user, question } = await open();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(question).toHaveProperty('value', 'What since May?');
});

test('the conversation about a tracker is kept over a reload', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  await open();
  storeConversation('tracker/t1', [{ from: 'user', text: 'Is the ferry running?', sources: [] }]);
  cleanup();
  await open();
  await screen.findByText('Is the ferry running?');
});

test('going back asks before it leaves a question', async () => {
  const { user, question, back, location } = await open();
  back();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect([question.value, location()]).toEqual(['What since May?', '/']);
  back();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(location()).toBe('/before');
});

const Elsewhere = () => {
  const navigate = useNavigate();
  return (
    <button onClick={() => void navigate('/', { state: questionState('What since June?') })}>Ask from elsewhere</button>
  );
};

test('a question typed elsewhere is taken over once', async () => {
  const { user } = renderPage(
    <>
      <AskButton about={{ kind: 'folder', id: null }} />
      <Elsewhere />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Ask from elsewhere' }));
  const question = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  // Nobody is signed in: the question stays in the field.
  await waitFor(() => expect(question.value).toBe('What since June?'));
  await user.clear(question);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(question.value).toBe('');
});
