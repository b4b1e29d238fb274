import type { AreaRequests } from '#test/support/requests';

export const mcpRequests: AreaRequests = {
  rules: {
    'POST /mcp': ['signed in', () => ({ jsonrpc: '2.0', id: 1, method: 'tools/list' }), 'reads'],
  },
};
