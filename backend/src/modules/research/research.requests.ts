import { type AreaRequests, topic } from '#test/support/requests';
import { until } from '#test/support/until';

export const researchRequests: AreaRequests = {
  rules: {
    'GET /go/{sourceId}': ['anyone'],
    'GET /api/topics/tracker/{id}': ['viewers'],
    'GET /api/topics/tracker/{id}/runs': ['viewers'],
    'GET /api/topics/tracker/{id}/runs/{runId}': ['viewers'],
    'GET /api/topics/tracker/{id}/claims': ['viewers'],
    'GET /api/topics/tracker/{id}/facts/{name}': ['viewers'],
    'GET /api/topics/tracker/{id}/export': ['viewers'],
    'POST /api/topics/initialize-tracker': ['owner', ({ tracker }) => ({ tracker_id: tracker })],
    'POST /api/topics/tracker/{id}/run': ['owner'],
    'POST /api/topics/tracker/{id}/feedback': ['owner', () => ({ claim_id: 'a-claim', verdict: null })],
    'POST /api/topics/discover-domain': ['signed in', () => ({ domain: 'agency.example' })],
  },
  id: 'tracker',
  async make(product, userId) {
    const visitor = product.as(userId);
    const { body: made } = await visitor.post('/api/topics/create-tracker/', topic);
    const runs = async () => (await visitor.get(`/api/topics/tracker/${made.tracker_id}/runs/`)).body;
    await until('the first run is over', async () => (await runs())[0]?.state === 'failed');
    return { tracker: made.tracker_id, run: (await runs())[0].id };
  },
};
