import type { CommandBus } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import type { DocumentAnswers, LedgerAnswers, TopicRecords } from '#modules/assistants/published';
import type { SourceLinks } from '#modules/research/published';
import type { FeedAddresses } from '#modules/syndication/published';
import type { Config } from '#platform/config/config';
import type { RateLimits } from '#platform/http/limits/rate-limits';
import { port } from '#platform/port';
import type { ReadModelProgress } from '#platform/read-store/read-model-progress';
import type { ReadStore, ScratchStore } from '#platform/read-store/read-store';
import type { Search } from '#platform/search/search';
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

export const MCP_TOOLS = port<readonly Tool[]>('McpTools');

interface ToolPorts {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly reads: ReadStore;
  readonly scratch: ScratchStore;
  readonly searches: Search;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly progress: ReadModelProgress;
  readonly commands: CommandBus;
  readonly ledgers: LedgerAnswers;
  readonly documents: DocumentAnswers;
  readonly records: TopicRecords;
  readonly links: SourceLinks;
  readonly feeds: FeedAddresses;
}

/** What the product offers to other assistants. */
export const mcpTools = (ports: ToolPorts): readonly Tool[] => {
  const { config, reads, searches, limits, progress, commands, ledgers, documents, records } = ports;
  return [
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
};
