import { act, renderHook, waitFor } from '@testing-library/react';
import { askByEvents, askByLines } from './ask';
import type { ReplyChunk, SendChat } from './chat';
import { useChat } from './use-chat';

const chunks: readonly ReplyChunk[] = [
  { content: 'The document says, on page 2:' },
  { content: '\n\n> Zölle „bleiben“ – 中国, 🛃 and 👩‍🔬. [1]' },
  { sources: [{ index: 1, content: 'http://localhost/document/1?page=2' }] },
  { content: '\n\nThat is all.' },
];

interface Kind {
  readonly kind: string;
  readonly send: SendChat;
  readonly sent: string;
}

const kinds: readonly Kind[] = [
  {
    kind: 'lines',
    send: askByLines('/api/v1/chat-report', { opp_id: '1' }),
    sent: chunks
      .map((chunk) => `${JSON.stringify('sources' in chunk ? { sources: chunk.sources[0] } : chunk)}\n`)
      .join(''),
  },
  {
    kind: 'events',
    send: askByEvents('/api/topics/chat-org', { org_name: 'NASA' }),
    sent: `retry: 2000\n\n${[...chunks, { done: true }].map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')}`,
  },
];

type Ending = 'is reset' | 'is closed';

/** A response whose bytes arrive a few at a time, until its connection ends. */
const arriving = (bytes: Uint8Array, upTo: number, ending: Ending, size = 7): Response => {
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < upTo) {
        controller.enqueue(bytes.slice(at, Math.min(upTo, at + size)));
        at += size;
      } else if (ending === 'is reset') controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  return new Response(body, { status: 200 });
};

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const heard = async (send: SendChat, response: () => Response) => {
  globalThis.fetch = async () => response();
  const got: ReplyChunk[] = [];
  try {
    for await (const chunk of send([{ role: 'user', content: 'Who?' }], new AbortController().signal)) got.push(chunk);
    return { got, isWhole: true };
  } catch {
    return { got, isWhole: false };
  }
};

/** Fifty places or more: at all stages of the stream, also in the middle of characters and at the ends of lines. */
const cutsIn = (bytes: Uint8Array): readonly number[] => {
  const lineEnds = [...bytes.keys()].filter((at) => bytes[at] === 0x0a).map((at) => at + 1);
  const withinCharacters = [...bytes.keys()].filter((at) => ((bytes[at] ?? 0) & 0xc0) === 0x80);
  const others = Array.from({ length: 50 }, (_, n) => Math.floor((n * bytes.length) / 50));
  return [...new Set([...lineEnds, ...withinCharacters, ...others])].filter((at) => at < bytes.length);
};

describe.each(kinds)('a stream of $kind', ({ kind, send, sent }) => {
  const bytes = new TextEncoder().encode(sent);
  const cuts = cutsIn(bytes);

  test.each([1, 2, 3, 5, 1000])('a stream in chunks of %d bytes arrives whole', async (size) => {
    expect(await heard(send, () => arriving(bytes, bytes.length, 'is closed', size))).toEqual({
      got: chunks,
      isWhole: true,
    });
  });

  test.each<Ending>(['is reset', 'is closed'])(
    'a stream that %s at any byte yields its complete chunks and is reported as cut',
    async (ending) => {
      expect(cuts.length).toBeGreaterThan(50);
      const wrong: string[] = [];
      for (const cut of cuts) {
        const { got, isWhole } = await heard(send, () => arriving(bytes, cut, ending));
        // Lines have no end marker: the server resets the connection if they are incomplete.
        const looksWhole = kind === 'lines' && ending === 'is closed' && cut > 0 && bytes[cut - 1] === 0x0a;
        if (JSON.stringify(got) !== JSON.stringify(chunks.slice(0, got.length)) || isWhole !== looksWhole)
          wrong.push(`${cut}: ${JSON.stringify(got)}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('a stream cut anywhere keeps what arrived, and the repeated request does not repeat the question', async () => {
    for (const place of [null, ...cuts.filter((_, index) => index % 3 === 0)]) {
      const responses = [
        // Before any header.
        () => (place === null ? Promise.reject(new TypeError('network error')) : arriving(bytes, place, 'is reset')),
        () => arriving(bytes, bytes.length, 'is closed'),
      ];
      globalThis.fetch = async () => (responses.shift() ?? Response.error)();
      const { result, unmount } = renderHook(() => useChat(send));
      act(() => result.current.ask('Who?'));
      await waitFor(() => expect(result.current.phase).toBe('failed'));
      const [question, cut] = result.current.messages;
      expect(question?.text).toBe('Who?');
      const whole = chunks.map((chunk) => ('content' in chunk ? chunk.content : '')).join('');
      expect(whole.startsWith(cut?.text ?? '')).toBe(true);
      act(() => result.current.retry());
      await waitFor(() => expect(result.current.phase).toBe('idle'));
      expect(result.current.messages.map(({ text }) => text)).toEqual(['Who?', whole]);
      expect(result.current.messages[1]?.sources).toHaveLength(1);
      unmount();
    }
  });
});

test.each([401, 403, 404, 413, 429, 500, 503])('a response with status %d is not an answer', async (status) => {
  const [{ send } = { send: askByLines('', {}) }] = kinds;
  expect(await heard(send, () => new Response('{"code":"X"}', { status }))).toEqual({ got: [], isWhole: false });
});
