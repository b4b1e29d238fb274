import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import Markdown from 'react-markdown';
import { Link } from 'react-router-dom';
import { Problem } from '../api/problem';
import { useIsSignedIn } from '../session/session';
import { renderPage } from '../testing/render-page';
import { saveTokens } from '../testing/tokens';
import type { ReplyChunk, SendChat, SentMessage } from './chat';
import { ChatPanel } from './chat-panel';

jest.mock('react-markdown', () => {
  const actual = jest.requireActual<typeof import('react-markdown')>('react-markdown');
  return { ...actual, __esModule: true, default: jest.fn(actual.default) };
});
const marked = jest.mocked(Markdown);

/** An assistant whose replies the test sends in chunks. */
const assistant = () => {
  const asked: (readonly SentMessage[])[] = [];
  const waiting: ((chunk: ReplyChunk | 'end' | 'cut') => void)[] = [];
  let aborted = 0;
  const send: SendChat = async function* (messages, signal) {
    asked.push(messages);
    signal.addEventListener('abort', () => aborted++);
    for (;;) {
      const chunk = await new Promise<ReplyChunk | 'end' | 'cut'>((resolve) => waiting.push(resolve));
      if (chunk === 'end') return;
      if (chunk === 'cut') throw new TypeError('network error');
      yield chunk;
    }
  };
  const reply = async (...chunks: (ReplyChunk | 'end' | 'cut')[]) => {
    for (const chunk of chunks) {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.shift()?.(chunk);
    }
  };
  return { send, asked, reply, aborted: () => aborted };
};

const open = (changes: Partial<ComponentProps<typeof ChatPanel>> = {}) => {
  const bot = assistant();
  const onCite = jest.fn();
  const page = renderPage(
    <ChatPanel
      title="Aidy Assistant"
      greeting="Hi there, what questions about this report can I answer for you?"
      failure="Sorry, an error occurred."
      isSignedIn
      onSignIn={() => undefined}
      send={bot.send}
      onCite={onCite}
      {...changes}
    />,
  );
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  return { ...page, ...bot, onCite, input };
};
const log = () => within(screen.getByRole('log'));

/** A token of a user, as far as the page reads it. */
const tokenOf = (sub: string): string => `x.${btoa(JSON.stringify({ sub }))}.x`;

test('greets, and sends on Enter but not on Shift and Enter', async () => {
  const { user, input, asked, reply } = open();
  expect(log().getByText('Hi there, what questions about this report can I answer for you?')).toBeTruthy();
  expect(screen.getByPlaceholderText('Ask here...')).toBe(input);
  await user.type(input, 'Who{Shift>}{Enter}{/Shift}pays?{Enter}');
  expect(asked).toEqual([[{ role: 'user', content: 'Who\npays?' }]]);
  expect(input.value).toBe('');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Typing');
  await reply({ content: 'The Office.' }, 'end');
  expect(await log().findByText('The Office.')).toBeTruthy();
  expect(screen.queryByText('Typing')).toBeNull();
});

test('blank questions are not sent', async () => {
  const { user, input, asked } = open();
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
  await user.type(input, '   {Enter}');
  expect(asked).toEqual([]);
});

test('markers become links where a source exists; nothing else is a link, an image or HTML', async () => {
  const { user, input, reply, onCite } = open();
  await user.type(input, 'Who?{Enter}');
  await reply(
    { content: 'A fact. [1] Another. [2] [more](https://evil.example) ![x](https://evil.example/x.png) <b>bold</b>' },
    { sources: [{ index: 1, content: 'http://localhost/document/1?page=2' }] },
    'end',
  );
  const link = await log().findByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual(['1', 'http://localhost/document/1?page=2']);
  expect(log().getByText(/Another\. \[2\] more/)).toBeTruthy();
  expect(log().queryByRole('img')).toBeNull();
  await user.click(link);
  expect(onCite.mock.calls[0][0]).toBe('http://localhost/document/1?page=2');
});

/** A panel for a signed-out user: `finish` completes the sign-in dialog, `signIn` stores the session. */
const openSignedOut = (afterSignIn: 'keep' | 'send') => {
  const bot = assistant();
  let afterwards = (): void => undefined;
  const Panel = () => (
    <ChatPanel
      title="Aidy Assistant"
      greeting="Hi there."
      failure="Sorry, an error occurred."
      isSignedIn={useIsSignedIn()}
      afterSignIn={afterSignIn}
      onSignIn={(then) => (afterwards = then)}
      send={bot.send}
    />
  );
  const page = renderPage(<Panel />);
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  return {
    ...page,
    ...bot,
    input,
    finish: () => act(() => afterwards()),
    signIn: () => act(() => saveTokens({ access: tokenOf('ann'), refresh: 'r' })),
  };
};

test('the question of someone who signs in to ask stays in the field', async () => {
  const { user, input, asked, finish, signIn } = openSignedOut('keep');
  await user.type(input, 'Who pays?{Enter}');
  expect([asked.length, input.value]).toEqual([0, 'Who pays?']);
  input.blur();
  signIn();
  finish();
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect([asked.length, input.value]).toEqual([0, 'Who pays?']);
});

test('a held question can be sent automatically', async () => {
  const { user, input, asked, finish, signIn } = openSignedOut('send');
  await user.type(input, 'Who pays?{Enter}');
  signIn();
  finish();
  await waitFor(() => expect(asked).toEqual([[{ role: 'user', content: 'Who pays?' }]]));
  expect(input.value).toBe('');
});

test('a held question is sent however long it takes until the session is stored', async () => {
  const { user, input, asked, finish, signIn } = openSignedOut('send');
  await user.type(input, 'Who pays?{Enter}');
  finish();
  await act(() => new Promise((done) => setTimeout(done, 300)));
  expect([asked.length, input.value]).toEqual([0, 'Who pays?']);
  signIn();
  await waitFor(() => expect(asked).toEqual([[{ role: 'user', content: 'Who pays?' }]]));
  expect(input.value).toBe('');
});

test('a question is not sent by somebody who signs in for another reason', async () => {
  const { user, input, asked, signIn } = openSignedOut('send');
  await user.type(input, 'Who pays?{Enter}');
  signIn();
  await screen.findByRole('button', { name: 'Send' });
  expect([asked.length, input.value]).toEqual([0, 'Who pays?']);
});

test('text typed during sign-in stays', async () => {
  const { user, input, asked, finish, signIn } = openSignedOut('send');
  await user.type(input, 'Who pays?{Enter}');
  await user.type(input, ' And when?');
  signIn();
  finish();
  await waitFor(() => expect(asked).toEqual([[{ role: 'user', content: 'Who pays?' }]]));
  expect(input.value).toBe('Who pays? And when?');
});

test('a question from elsewhere is sent, and the typed text stays', async () => {
  const bot = assistant();
  const Page = () => {
    const [question, setQuestion] = useState<string | null>(null);
    return (
      <>
        <button onClick={() => setQuestion('Since when?')}>Bring</button>
        <ChatPanel
          title="Aidy Assistant"
          greeting="Hi there."
          failure="Sorry, an error occurred."
          isSignedIn
          onSignIn={() => undefined}
          send={bot.send}
          question={question}
          onAsked={() => setQuestion(null)}
        />
      </>
    );
  };
  const { user } = renderPage(<Page />);
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  await user.type(input, 'Who pays?{Enter}');
  await user.type(input, 'How much');
  await user.click(screen.getByRole('button', { name: 'Bring' }));
  expect([bot.asked.length, input.value]).toEqual([1, 'How much']);
  await bot.reply({ content: 'The importer.' }, 'end');
  await waitFor(() => expect(bot.asked).toHaveLength(2));
  expect(bot.asked[1]?.at(-1)).toEqual({ role: 'user', content: 'Since when?' });
  expect(input.value).toBe('How much');
});

test('the panel reports whether an unsent question is typed', async () => {
  const onUnsavedTextChange = jest.fn();
  const { user, input, reply } = open({ onUnsavedTextChange });
  await user.type(input, 'Who?');
  expect(onUnsavedTextChange).toHaveBeenLastCalledWith(true);
  await user.keyboard('{Enter}');
  await reply('end');
  await screen.findByRole('button', { name: 'Send' });
  expect(onUnsavedTextChange).toHaveBeenLastCalledWith(false);
});

test('going back asks before it leaves a typed question', async () => {
  const { user, input, back, location } = open();
  await user.type(input, 'Who?');
  back();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect([input.value, location()]).toEqual(['Who?', '/']);
  back();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(location()).toBe('/before');
});

test('going back within the page, which keeps the question, asks nothing', async () => {
  const bot = assistant();
  const { user, back, search } = renderPage(
    <>
      <Link to="?tab=entries">Entries</Link>
      <ChatPanel title="Chat" greeting="Hi." failure="Sorry." isSignedIn onSignIn={() => undefined} send={bot.send} />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Entries' }));
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Who?');
  back();
  await waitFor(() => expect(search()).toBe(''));
  expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull();
});

test('a key pressed in the field does not render the messages again', async () => {
  const { user, input, reply } = open();
  await user.type(input, 'Who?{Enter}');
  await reply({ content: 'The Office.' }, 'end');
  await screen.findByText('The Office.');
  await screen.findByRole('button', { name: 'Send' });
  marked.mockClear();
  await user.type(input, 'And why?');
  expect(marked).not.toHaveBeenCalled();
});

test('a stopped reply keeps what has arrived', async () => {
  const { user, input, reply, aborted } = open();
  await user.type(input, 'Who?{Enter}');
  await reply({ content: 'Half of it' });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(aborted()).toBe(1);
  expect(log().getByText('Half of it')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
});

test('a double click on Send stops nothing', async () => {
  const { user, input, aborted } = open();
  await user.type(input, 'Who?');
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  expect(aborted()).toBe(0);
});

test('a reply that is cut says so, keeps what came, and is asked for again without a second question', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, input, reply, asked } = open();
  await user.type(input, 'Who?{Enter}');
  await reply({ content: 'Half of it' }, 'cut');
  expect(await log().findByText('Sorry, an error occurred.')).toBeTruthy();
  expect(logged.mock.calls).toEqual([['The assistant’s reply failed.', new TypeError('network error')]]);
  logged.mockRestore();
  expect(log().getByText('Half of it')).toBeTruthy();
  await user.click(log().getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(input);
  expect(asked[1]).toEqual([{ role: 'user', content: 'Who?' }]);
  await reply({ content: 'All of it' }, 'end');
  expect(await log().findByText('All of it')).toBeTruthy();
  expect(log().getAllByText('Who?')).toHaveLength(1);
});

test('a reply without text reports that no answer came, and can be repeated', async () => {
  const { user, input, reply, asked } = open();
  await user.type(input, 'Who?{Enter}');
  await reply({ sources: [{ index: 1, content: 'https://example.org/' }] });
  expect(log().getByRole('status').textContent).toBe('Typing');
  await reply('end');
  await log().findByText('No answer received.');
  await user.click(log().getByRole('button', { name: 'Try again' }));
  await reply({ content: 'Ann.' }, 'end');
  await log().findByText('Ann.');
  expect(log().queryByText('No answer received.')).toBeNull();
  expect(asked[1]).toEqual([{ role: 'user', content: 'Who?' }]);
});

describe('a question that the server refuses for now', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  const refusedOnce = (waitSeconds: number): SendChat => {
    let times = 0;
    return async function* () {
      if (times++ === 0)
        throw new Problem({ status: 429, code: 'RATE_LIMITED', detail: 'Too many requests.', waitSeconds });
      yield { content: 'Ann.' };
    };
  };

  test('a question refused for a short time is repeated automatically, which is announced', async () => {
    const { user, input } = open({ send: refusedOnce(0.2) });
    await user.type(input, 'Who?{Enter}');
    await log().findByText('Too many requests. Your question is asked again in 1 second.');
    expect(log().queryByText('Sorry, an error occurred.')).toBeNull();
    await log().findByText('Ann.');
    expect(log().getAllByText('Who?')).toHaveLength(1);
  });

  test('a question refused for a long time says when it can be repeated', async () => {
    const { user, input } = open({ send: refusedOnce(600) });
    await user.type(input, 'Who?{Enter}');
    await log().findByText('Too many requests. You can try again in 10 minutes.');
  });
});

describe('the list follows a reply', () => {
  /** A list 300 px high, whose last question is at 500 px. */
  const openScrolled = async () => {
    const opened = open();
    const list = screen.getByRole('log');
    let height = 700;
    Object.defineProperties(list, { scrollHeight: { get: () => height }, clientHeight: { value: 300 } });
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return this.dataset.question === undefined ? 0 : 500;
    });
    /** Clamps at the end, like a browser. */
    const scrollTo = (top: number) => {
      list.scrollTop = Math.min(top, height - 300);
      fireEvent.scroll(list);
    };
    await opened.user.type(opened.input, 'Who?{Enter}');
    await opened.reply({ content: 'Half of it' });
    await log().findByText('Half of it');
    expect(list.scrollTop).toBe(400);
    scrollTo(400);
    return { ...opened, list, scrollTo, grow: (to: number) => (height = to) };
  };
  afterEach(() => jest.restoreAllMocks());

  test('the list follows a reply to its end until the question reaches the top, so that long replies are read from their start', async () => {
    const { reply, list, grow } = await openScrolled();
    grow(760);
    await reply({ content: ', and more' });
    await log().findByText('Half of it, and more');
    expect(list.scrollTop).toBe(460);
    grow(2000);
    await reply({ content: ', and the rest.' }, 'end');
    await log().findByText('Half of it, and more, and the rest.');
    expect(list.scrollTop).toBe(488);
  });

  test('the list does not follow a reply once the reader scrolls on', async () => {
    const { reply, list, scrollTo, grow } = await openScrolled();
    grow(2000);
    await reply({ content: ', and more' });
    await log().findByText('Half of it, and more');
    scrollTo(900);
    grow(2200);
    await reply({ content: ', and the rest.' }, 'end');
    await log().findByText('Half of it, and more, and the rest.');
    expect(list.scrollTop).toBe(900);
  });

  test.each<[string, (list: HTMLElement, scrollTo: (top: number) => void) => void]>([
    ['with the mouse', (list) => fireEvent.wheel(list, { deltaY: -40 })],
    ['by a key, by touch or with the bar', (_list, scrollTo) => scrollTo(360)],
  ])(
    'the list follows a reply until the reader scrolls up %s, and again from the next question on',
    async (_how, scrollUp) => {
      const { user, input, reply, list, scrollTo, grow } = await openScrolled();
      scrollUp(list, scrollTo);
      const { scrollTop } = list;
      grow(740);
      await reply({ content: ', and the rest.' }, 'end');
      await log().findByText('Half of it, and the rest.');
      expect(list.scrollTop).toBe(scrollTop);
      await user.type(input, 'Why?{Enter}');
      await waitFor(() => expect(list.scrollTop).toBe(440));
      await reply({ content: 'Because.' }, 'end');
      await log().findByText('Because.');
      expect(list.scrollTop).toBe(440);
    },
  );

  test('the list follows a reply to its end once the reader has scrolled there', async () => {
    const { reply, list, scrollTo, grow } = await openScrolled();
    scrollTo(100);
    grow(1200);
    scrollTo(900);
    grow(1500);
    await reply({ content: ', and the rest.' });
    await log().findByText('Half of it, and the rest.');
    expect(list.scrollTop).toBe(1200);
  });
});

test('the last five messages are sent', async () => {
  const { user, input, reply, asked } = open();
  for (const question of ['One?', 'Two?', 'Three?', 'Four?']) {
    await user.type(input, `${question}{Enter}`);
    await reply({ content: `Answer to ${question}` }, 'end');
    await screen.findByRole('button', { name: 'Send' });
  }
  expect(asked[3]?.map(({ content }) => content)).toEqual([
    'Two?',
    'Answer to Two?',
    'Three?',
    'Answer to Three?',
    'Four?',
  ]);
});

test('a conversation is kept over a reload, for the person who had it, until they sign out', async () => {
  saveTokens({ access: tokenOf('ann'), refresh: 'r' });
  const { user, input, reply } = open({ about: 'document/1' });
  await user.type(input, 'Who?{Enter}');
  await reply({ content: 'The Office.' }, 'end');
  await screen.findByText('The Office.');
  cleanup();
  open({ about: 'document/1' });
  expect(log().getByText('Who?')).toBeTruthy();
  expect(log().getByText('The Office.')).toBeTruthy();
  cleanup();
  open({ about: 'document/2' });
  expect(log().queryByText('Who?')).toBeNull();
  cleanup();
  saveTokens({ access: tokenOf('bob'), refresh: 'r' });
  open({ about: 'document/1' });
  expect(log().queryByText('Who?')).toBeNull();
  cleanup();
  saveTokens({ access: tokenOf('ann'), refresh: 'r' });
  open({ about: 'document/1' });
  expect(log().queryByText('Who?')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('a reply is stored when it ends, not with every chunk, and as far as it has come when the page is left', async () => {
  saveTokens({ access: tokenOf('ann'), refresh: 'r' });
  const { user, input, reply } = open({ about: 'document/1' });
  await user.type(input, 'Who?{Enter}');
  await reply({ content: 'The ' });
  await screen.findByText('The');
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  await reply({ content: 'Office ' }, { content: 'pays ' });
  await screen.findByText('The Office pays');
  expect(stored).not.toHaveBeenCalled();
  cleanup();
  stored.mockRestore();
  open({ about: 'document/1' });
  log().getByText('The Office pays');
});

test('a stored conversation is not shown to the next person', async () => {
  saveTokens({ access: tokenOf('ann'), refresh: 'r' });
  const { user, input, reply } = open({ about: 'document/1' });
  await user.type(input, 'Who?{Enter}');
  await reply({ content: 'The Office' });
  await screen.findByText('The Office');
  act(() => saveTokens({ access: tokenOf('bob'), refresh: 'r' }));
  cleanup();
  open({ about: 'document/1' });
  expect(log().queryByText('Who?')).toBeNull();
});

test('the next question is sent with the references to the lines of the reply', async () => {
  const { user, input, asked, reply } = open();
  await user.type(input, 'Which agencies?{Enter}');
  await reply({ lines: { references: ['fema', 'tsa'], are_answer: true } }, { content: '1. FEMA\n2. TSA' }, 'end');
  await log().findByText('TSA');
  await user.type(input, 'more about the second{Enter}');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.[1]).toEqual({ role: 'assistant', content: '1. FEMA\n2. TSA', lines: ['fema', 'tsa'] });
});

test('passages that are only offered look different from an answer', async () => {
  const { user, input, reply } = open();
  await user.type(input, 'Who pays?{Enter}');
  await reply({ lines: { references: ['3'], are_answer: false } }, { content: 'Perhaps:\n\n> The board.' }, 'end');
  const offered = (await log().findByText('The board.')).closest('blockquote');
  expect(getComputedStyle(offered ?? document.body).borderLeftStyle).toBe('dashed');
});
