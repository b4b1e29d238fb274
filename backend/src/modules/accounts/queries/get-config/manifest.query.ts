import { z } from 'zod';
import { CONFIG } from '#platform/config/config';
import { readRoute } from '#platform/http/routes/read-route';

const iconAnswer = z.strictObject({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() });

const manifestAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(iconAnswer),
});

/** Icons and colours as in frontend/public and the light theme. */
const LOOK = {
  background_color: '#FAF9F6',
  theme_color: '#FAF9F6',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** The web app manifest, by which browsers install the product under the operator's name for it. */
export const GetManifest = readRoute({
  path: 'api/common/manifest',
  access: 'public',
  summary: 'The web app manifest. Public.',
  answers: manifestAnswer,
  uses: [CONFIG],
  read: (_asked, { productName }) => ({
    id: '/',
    name: productName,
    short_name: productName,
    description: 'Research trackers with short, cited updates.',
    start_url: '/',
    scope: '/',
    display: 'standalone' as const,
    ...LOOK,
  }),
});
