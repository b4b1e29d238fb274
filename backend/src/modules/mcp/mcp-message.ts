import {
  CallToolRequestSchema,
  InitializeRequestSchema,
  ListToolsRequestSchema,
  PingRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import type { Json } from '#kernel/json';
import { fieldErrorsOf } from '#platform/http/requests/validation.pipe';
import type { Tool } from './tool';

/** A JSON-RPC message. */
export interface McpMessage {
  readonly id?: string | number | undefined;
  readonly method?: string | undefined;
  readonly params?: Readonly<Record<string, Json>> | undefined;
}

export type CheckedMessage =
  { readonly message: McpMessage; readonly fault: null } | { readonly message: null; readonly fault: string };

const REQUESTS = new Map<string, z.ZodType>([
  ['initialize', InitializeRequestSchema],
  ['ping', PingRequestSchema],
  ['tools/list', ListToolsRequestSchema],
]);

const checked = (message: McpMessage): CheckedMessage => ({ message, fault: null });

const faulty = (fault: string): CheckedMessage => ({ message: null, fault });

const wordsFor = (error: z.ZodError, within: string): string =>
  fieldErrorsOf(error)
    .map(
      ({ path, message }) => `${[within, path].filter(Boolean).join('.') || 'params'}: ${message.replace(/\.$/, '')}.`,
    )
    .join(' ');

const checkedCall = (message: McpMessage, tools: readonly Tool[]): CheckedMessage => {
  const { data, error } = CallToolRequestSchema.safeParse(message);
  if (error !== undefined) return faulty(wordsFor(error, ''));
  const { name, arguments: given = {} } = data.params;
  const called = tools.find((each) => each.name === name);
  if (called === undefined) return faulty(`params.name: There is no tool of the name ${name}.`);
  const { error: wrong } = called.input.strict().safeParse(given);
  if (wrong !== undefined) return faulty(wordsFor(wrong, 'params.arguments'));
  // The SDK would refuse a task only after the tool ran; a server without tasks is to ignore the field.
  const { task: _task, ...params } = message.params ?? {};
  return checked({ ...message, params });
};

/** The message if its parameters fit its method, or else what is wrong with them. The SDK would call it a fault of the server. */
export const checkedMessage = (message: McpMessage, tools: readonly Tool[]): CheckedMessage => {
  if (message.id === undefined || message.method === undefined) return checked(message);
  if (message.method === 'tools/call') return checkedCall(message, tools);
  const error = REQUESTS.get(message.method)?.safeParse(message).error;
  return error === undefined ? checked(message) : faulty(wordsFor(error, ''));
};
