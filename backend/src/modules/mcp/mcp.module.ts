import { area } from '#platform/area/area';
import { McpEndpoint } from './mcp.endpoint';

/** Tools for assistants of other makers. */
export const mcpArea = area('mcp', {
  endpoints: [McpEndpoint],
});
