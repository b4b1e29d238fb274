import { DocumentAnswers, LedgerAnswers, TopicRecords } from '#modules/assistants/published';
import { FeedAddresses } from '#modules/feeds/published';
import { SourceLinks } from '#modules/research/published';
import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { ForReadTokens } from '#platform/http/access';
import { Caller, SignedIn } from '#platform/http/caller';
import { Context } from '#platform/http/context';
import { WithoutIdempotencyKey } from '#platform/http/idempotency';
import { Operation } from '#platform/http/operation';
import { RATE_LIMITS, type RateLimits } from '#platform/http/rate-limits';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/read-store/read-model-progress';
import { productVersion } from '#platform/product-version';
import { READ_STORE, type ReadStore, SCRATCH_STORE, type ScratchStore } from '#platform/read-store/read-store';
import { SEARCH, type Search } from '#platform/search/search';
import { answerMcp } from './mcp-server';
import type { Tool } from './tool';
import { askDocumentTool } from './tools/ask-document.tool';
import { askFolderTool } from './tools/ask-folder.tool';
import { askAgencyTool, askCountryTool } from './tools/ask-record.tools';
import { createTrackerTool } from './tools/create-tracker.tool';
import { findDocumentsTool } from './tools/find-documents.tool';
import { listFoldersTool } from './tools/list-folders.tool';
import { readTrackerTool } from './tools/read-tracker.tool';
import { readUpdatesTool } from './tools/read-updates.tool';
import { runTrackerTool } from './tools/run-tracker.tool';
import { searchTrackersTool } from './tools/search-trackers.tool';

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

/** The product as tools of other assistants: Model Context Protocol, streamable HTTP, without sessions. */
@Controller('mcp')
export class McpEndpoint {
  private readonly tools: readonly Tool[];
  private readonly product: { readonly name: string; readonly version: string };
  private readonly url: string;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'productName' | 'publicUrl'>,
    @Inject(READ_STORE) reads: ReadStore,
    @Inject(SCRATCH_STORE) scratch: ScratchStore,
    @Inject(SEARCH) searches: Search,
    @Inject(CLOCK) clock: Clock,
    @Inject(RATE_LIMITS) limits: RateLimits,
    @Inject(READ_MODEL_PROGRESS) progress: ReadModelProgress,
    commands: CommandBus,
    ledgers: LedgerAnswers,
    documents: DocumentAnswers,
    records: TopicRecords,
    links: SourceLinks,
    feeds: FeedAddresses,
  ) {
    const ports = { reads, scratch, clock, links, feeds };
    this.product = { name: config.productName, version: productVersion() };
    this.url = `${config.publicUrl}/mcp`;
    this.tools = [
      searchTrackersTool(reads, searches),
      readTrackerTool(ports),
      readUpdatesTool(ports),
      listFoldersTool(reads),
      askFolderTool(ledgers, limits),
      findDocumentsTool(reads, config.publicUrl),
      askDocumentTool(reads, documents, limits),
      askAgencyTool(records, limits),
      askCountryTool(records, limits),
      createTrackerTool(commands, progress),
      runTrackerTool(commands, reads, limits),
    ];
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
