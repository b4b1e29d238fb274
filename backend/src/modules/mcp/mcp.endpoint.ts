import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CONFIG, type Config } from '#platform/config/config';
import { ForReadTokens } from '#platform/http/access/access';
import { Caller, SignedIn } from '#platform/http/access/caller';
import { WithoutIdempotencyKey } from '#platform/http/idempotency/idempotency';
import { Context } from '#platform/http/requests/context';
import { Operation } from '#platform/http/routes/operation';
import { productVersion } from '#platform/product-version';
import { answerMcp } from './mcp-server';
import { MCP_TOOLS } from './mcp-tools';
import type { Tool } from './tool';

const fields = z.record(z.string(), z.json());

/** A single JSON-RPC message: commands of one request share their id, so there are no batches. */
class McpMessageBody extends createZodDto(
  z.strictObject({
    jsonrpc: z.literal('2.0'),
    id: z
      .union([z.string().max(200), z.number()])
      .optional()
      .describe('Absent in a notification.'),
    method: z.string().max(200).optional(),
    params: fields.optional(),
    result: fields.optional(),
    error: fields.optional(),
  }),
) {}

/** The SDK requires both by name. A client whose media ranges cover JSON accepts our answers, which are always JSON. */
const BOTH_MEDIA_TYPES = 'application/json, text/event-stream';

const messageAnswer = z.looseObject({ jsonrpc: z.literal('2.0') }).meta({ id: 'McpMessage' });

/**
 * The product as tools of other assistants: Model Context Protocol, streamable HTTP, without sessions. No declared route: the
 * SDK chooses the status, and whether there is a body.
 */
@Controller('mcp')
export class McpEndpoint {
  private readonly product: { readonly name: string; readonly version: string };
  private readonly url: string;

  constructor(
    @Inject(MCP_TOOLS) private readonly tools: readonly Tool[],
    @Inject(CONFIG) config: Pick<Config, 'productName' | 'publicUrl'>,
  ) {
    this.product = { name: config.productName, version: productVersion() };
    this.url = `${config.publicUrl}/mcp`;
  }

  @Post()
  @ForReadTokens()
  @WithoutIdempotencyKey()
  @Operation({
    access: 'user',
    summary: 'Model Context Protocol, streamable HTTP: one message of JSON-RPC, answered in JSON.',
    answers: messageAnswer.optional(),
    status: [200, 202],
  })
  async post(
    @Body() body: McpMessageBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @SignedIn() caller: Caller,
    @Context() context: Context,
  ) {
    const headers = {
      ...Object.fromEntries(
        ['accept', 'content-type', 'mcp-protocol-version'].flatMap((name) => {
          const value = request.get(name);
          return value === undefined ? [] : [[name, value]];
        }),
      ),
      ...(request.accepts('application/json') === false ? {} : { accept: BOTH_MEDIA_TYPES }),
    };
    const forwarded = { url: this.url, headers, body };
    const { status, text } = await answerMcp(forwarded, this.product, this.tools, { caller, context });
    response.status(status);
    return text === '' ? undefined : messageAnswer.parse(JSON.parse(text));
  }
}
