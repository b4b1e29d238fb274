import { z } from 'zod';
import type { Json } from '#kernel/json';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { answerMcp } from './mcp-server';
import { type ToolCall, tool } from './tool';

const runs: unknown[] = [];
const tide = (name: string, writes: boolean) =>
  tool({
    name,
    title: 'Tide',
    description: 'When the tide is high at a harbour.',
    input: z.object({ harbour: z.string().min(1), day: z.iso.date().optional() }),
    writes,
    run: async (input) => {
      runs.push(input);
      return { text: 'At noon.', data: { high: '12:00' }, isFromWeb: false };
    },
  });

const call: ToolCall = {
  caller: { userId: 'ann', roles: [], apiTokenId: 'a-token', scope: 'read' },
  context: ofTheSystem('a-command', new Date()),
};

const answer = async (method: string, params?: Readonly<Record<string, Json>>) => {
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  const body = { jsonrpc: '2.0', id: 7, method, ...(params && { params }) };
  const request = { url: 'https://aidy.example/mcp', headers, body };
  const tools = [tide('read_tide', false), tide('set_tide', true)];
  const { status, text } = await answerMcp(request, { name: 'Aidy', version: '1' }, tools, call);
  return { status, ...(JSON.parse(text) as { readonly error?: unknown; readonly result?: unknown }) };
};

const refused = (message: string) => ({
  status: 200,
  jsonrpc: '2.0',
  id: 7,
  error: { code: -32602, message: expect.stringMatching(new RegExp(`^${message}[^{}[\\]]*$`)) },
});

beforeEach(() => runs.splice(0));

test.each<[string, string, Readonly<Record<string, Json>> | undefined, string]>([
  ['no parameters', 'tools/call', undefined, 'params: '],
  ['no name', 'tools/call', { arguments: {} }, 'params\\.name: '],
  ['a name that is no text', 'tools/call', { name: 5 }, 'params\\.name: '],
  ['arguments that are null', 'tools/call', { name: 'read_tide', arguments: null }, 'params\\.arguments: '],
  ['arguments that are a list', 'tools/call', { name: 'read_tide', arguments: ['Arlen'] }, 'params\\.arguments: '],
  ['an argument that is missing', 'tools/call', { name: 'read_tide' }, 'params\\.arguments\\.harbour: '],
  [
    'an argument of another kind',
    'tools/call',
    { name: 'read_tide', arguments: { harbour: 'Arlen', day: 'May' } },
    'params\\.arguments\\.day: ',
  ],
  ['a tool that is unknown', 'tools/call', { name: 'drown', arguments: {} }, 'params\\.name: There is no tool'],
  [
    'a tool that is not theirs to use',
    'tools/call',
    { name: 'set_tide', arguments: { harbour: 'Arlen' } },
    'params\\.name: There is no tool',
  ],
  ['a page that is no text', 'tools/list', { cursor: 5 }, 'params\\.cursor: '],
  ['a beginning without a version', 'initialize', { capabilities: {} }, 'params\\.protocolVersion: '],
])('%s is refused as an error of the request, in words', async (_what, method, params, message) => {
  expect(await answer(method, params)).toEqual(refused(message));
  expect(runs).toEqual([]);
});

test('a tool is called with what it asks for', async () => {
  const { result } = await answer('tools/call', { name: 'read_tide', arguments: { harbour: 'Arlen' } });
  expect(result).toMatchObject({ structuredContent: { high: '12:00' } });
  expect(runs).toEqual([{ harbour: 'Arlen' }]);
});

test('a wish to run as a task is ignored, since there are no tasks', async () => {
  const params = { name: 'read_tide', arguments: { harbour: 'Arlen' }, task: { ttl: 60_000 } };
  expect((await answer('tools/call', params)).result).toMatchObject({ content: [{ type: 'text', text: 'At noon.' }] });
});

test('an unknown method is answered with its own error', async () => {
  expect((await answer('resources/list')).error).toMatchObject({ code: -32601 });
});
