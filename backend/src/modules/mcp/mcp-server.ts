import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { type CallToolResult, ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { isRefusal } from '#kernel/decider';
import { stripInvisible } from '#kernel/invisible-characters';
import { checkedMessage, type McpMessage } from './mcp-message';
import type { Tool, ToolCall, ToolResult } from './tool';
import { UNTRUSTED_NOTICE } from './web-text';

/** The data without invisible characters, which JSON does not escape. */
const seenIn = (data: ToolResult['data']): ToolResult['data'] =>
  JSON.parse(stripInvisible(JSON.stringify(data))) as ToolResult['data'];

const resultOf = ({ text, data, isFromWeb }: ToolResult): CallToolResult => ({
  content: [{ type: 'text', text: isFromWeb ? `${UNTRUSTED_NOTICE}\n\n${stripInvisible(text)}` : text }],
  structuredContent: isFromWeb ? { untrusted: UNTRUSTED_NOTICE, ...seenIn(data) } : { ...data },
});

const mayUse = ({ writes }: Tool, { caller }: ToolCall): boolean => !writes || caller.scope !== 'read';

/** A server that offers a caller these tools. */
const serverFor = (name: string, version: string, tools: readonly Tool[], call: ToolCall): McpServer => {
  const server = new McpServer({ name, version });
  for (const each of tools) {
    const { title, description, input, writes } = each;
    const annotations = { title, readOnlyHint: !writes, destructiveHint: false, openWorldHint: !writes };
    server.registerTool(each.name, { title, description, inputSchema: input.shape, annotations }, async (given) => {
      const result = await each.run(given, call);
      return isRefusal(result) ? { content: [{ type: 'text', text: result.detail }], isError: true } : resultOf(result);
    });
  }
  return server;
};

export interface McpRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: McpMessage;
}

export interface McpResponse {
  readonly status: number;
  readonly text: string;
}

/** Answers one message, without a session: each request brings all that is needed. */
export const answerMcp = async (
  { url, headers, body }: McpRequest,
  product: { readonly name: string; readonly version: string },
  tools: readonly Tool[],
  call: ToolCall,
): Promise<McpResponse> => {
  const offered = tools.filter((one) => mayUse(one, call));
  const { message, fault } = checkedMessage(body, offered);
  if (fault !== null) {
    const error = { code: ErrorCode.InvalidParams, message: fault };
    return { status: 200, text: JSON.stringify({ jsonrpc: '2.0', id: body.id, error }) };
  }
  const server = serverFor(product.name, product.version, offered, call);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const request = new Request(url, { method: 'POST', headers });
    const response = await transport.handleRequest(request, { parsedBody: message });
    const text = await response.text();
    return { status: response.status, text };
  } finally {
    await server.close();
  }
};
