import { CommandBus } from '@nestjs/cqrs';
import { DocumentAnswers, LedgerAnswers, TopicRecords } from '#modules/assistants/published';
import { SourceLinks } from '#modules/research/published';
import { FeedAddresses } from '#modules/syndication/published';
import { area } from '#platform/area/area';
import { CLOCK } from '#platform/clock';
import { CONFIG } from '#platform/config/config';
import { RATE_LIMITS } from '#platform/http/limits/rate-limits';
import { provideFromPorts } from '#platform/multi-provider';
import { READ_MODEL_PROGRESS } from '#platform/read-store/read-model-progress';
import { READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { SEARCH } from '#platform/search/search';
import { MCP_TOOLS, mcpTools } from './mcp-tools';
import { McpEndpoint } from './mcp.endpoint';

/** Tools for assistants of other makers. */
export const mcpArea = area('mcp', {
  endpoints: [McpEndpoint],
  providers: [
    provideFromPorts(MCP_TOOLS, mcpTools, {
      config: CONFIG,
      reads: READ_STORE,
      scratch: SCRATCH_STORE,
      searches: SEARCH,
      clock: CLOCK,
      limits: RATE_LIMITS,
      progress: READ_MODEL_PROGRESS,
      commands: CommandBus,
      ledgers: LedgerAnswers,
      documents: DocumentAnswers,
      records: TopicRecords,
      links: SourceLinks,
      feeds: FeedAddresses,
    }),
  ],
});
